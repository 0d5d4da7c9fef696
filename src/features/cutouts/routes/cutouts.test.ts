import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findReference } from '#features/assets/rules/find-reference';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import { runGeneration } from '#features/generations/rules/run-generation';
import { model } from '#features/prompt-builder/contract/models';
import { UPLOAD_MAX_BYTES } from '#platform/limits/limits';
import type { ImageDescription, ImageRequest } from '#ports/image-model';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createSession } from '#testing/factories';
import { paintedBy } from '#testing/generation-models';
import { redCutoutModel } from '#testing/red-cutout-model';
import { blackPng, halves, samplePhoto } from '#testing/sample-pictures';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

let site: TestApp;
let photo: Buffer;
beforeAll(async () => {
  site = await startTestApp();
  photo = await samplePhoto('jpeg', { width: 96, height: 64 });
});
afterAll(async () => {
  expect(await auditLedger(site.db)).toEqual(SOUND_LEDGER);
  await site.close();
});

function formOf(bytes: Buffer, { field = 'image', type = 'image/jpeg' } = {}): FormData {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], 'mug.jpg', { type }));
  return form;
}

const remove = (
  who: SitePerson,
  bytes: Buffer,
  { key = '', ...part }: { key?: string; type?: string } = {},
) =>
  who.call('/api/remove-background', {
    method: 'POST',
    body: formOf(bytes, part),
    headers: key ? { 'idempotency-key': key } : {},
  });

async function accepted(who: SitePerson, bytes = photo, key?: string): Promise<string> {
  const answer = await remove(who, bytes, key === undefined ? {} : { key });
  expect(answer.status).toBe(202);
  return generationAccepted.parse(await answer.json()).id;
}

const shown = async (who: SitePerson, id: string) =>
  generation.parse(await (await who.call(`/api/generations/${id}`)).json());

/** Runs a generation's job. @returns the request to the image model */
async function run(generationId: string): Promise<ImageRequest[]> {
  const requests: ImageRequest[] = [];
  const deps = {
    ...site,
    generationTimeoutS: 30,
    onProgressLost: () => undefined,
    cutoutModel: redCutoutModel,
    ...paintedBy({
      id: 'test-card',
      generate: async (request: ImageRequest) => {
        requests.push(request);
        return { image: { pixels: halves(64, 64), width: 64, height: 64 }, description };
      },
    }),
  };
  await runGeneration(deps, { generationId, signal: new AbortController().signal });
  return requests;
}

const description = {
  digitalSourceType: 'algorithmicMedia',
  scene: 'Test card',
  category: 'abstract',
  hasPeople: false,
  notes: [],
  details: {},
} as const satisfies ImageDescription;

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86432' } });

async function traces() {
  const { count } = site.db.fn;
  const assets = await site.db
    .selectFrom('assets')
    .select(count<number>('id').as('n'))
    .executeTakeFirstOrThrow();
  const pending = await site.db.selectFrom('pendingObjects').selectAll().execute();
  const objects = await readdir(site.objectFolder, { recursive: true, withFileTypes: true });
  return { assets: assets.n, pending, objects: objects.filter((entry) => entry.isFile()).length };
}

const credits = async (who: SitePerson) => await (await who.call('/api/auth/credits')).json();

describe('removing a background', () => {
  test('holds its price and keeps the upload at its own size', async () => {
    const ada = await createPerson(site, 2);
    const answer = await remove(ada, await samplePhoto('jpeg', { width: 3_000, height: 1_500 }));
    expect(answer.status).toBe(202);
    const { id, ...said } = generationAccepted.parse(await answer.json());
    expect(said).toEqual({ status: 'generating', creditsCharged: 1 });
    const { productId, sourceImageUrl, ...rest } = await shown(ada, id);
    expect(rest).toMatchObject({
      modelId: 'background-removal',
      customPrompt: null,
      status: 'generating',
      resultImageUrl: null,
      imageCount: 1,
    });
    expect(await credits(ada)).toEqual({ credits: 1, held: 1 });
    const source = await (await fetch(`${site.origin}${sourceImageUrl}`)).bytes();
    expect(await sharp(source).metadata()).toMatchObject({ format: 'png', width: 3_000, height: 1_500 });
    // As a reference it needs no more pixels than the new picture.
    const { bytes } = await findReference(site, productId!);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2_048, height: 1_024 });
  });

  test('returns a transparent PNG of that size at a cut-out address, and is charged', async () => {
    const ada = await createPerson(site, 2);
    const id = await accepted(ada);
    await run(id);
    const done = await shown(ada, id);
    expect(done).toMatchObject({
      status: 'completed',
      scene: 'Background removed',
      category: null,
      creditsCharged: 1,
      images: [{ width: 96, height: 64 }],
      resultImageUrls: [done.resultImageUrl],
    });
    expect(done.resultImageUrl).toMatch(/^\/images\/background-removal-[0-9a-f]{32}\.png$/);
    expect(await credits(ada)).toEqual({ credits: 1, held: 0 });

    const file = await (await fetch(`${site.origin}${done.resultImageUrl}?t=1`)).bytes();
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 96, height: 64, channels: 4 });
    expect([data[4 * 10 + 3], data[4 * 80 + 3]]).toEqual([255, 0]);
    const facts = await sharp(file).metadata();
    expect(facts.format).toBe('png');
    expect(facts.xmpAsString).toContain('digitalsourcetype/compositeWithTrainedAlgorithmicMedia');
    const download = await ada.post('/api/download-image', {
      imageUrl: done.resultImageUrl,
      generationId: id,
    });
    expect(download.headers.get('content-disposition')).toContain(`framewright-${id}.png`);
  });

  test.each([
    [
      'lying on its side is set upright, and forgets where it was taken',
      () =>
        flat(300, 200)
          .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
          .withMetadata({ orientation: 6 })
          .jpeg(),
      { format: 'png', width: 200, height: 300, channels: 3 },
    ],
    [
      'of 16 bits and half transparent stays transparent, in 8 bits',
      () => flat(20, 10).ensureAlpha(0.5).toColourspace('rgb16').png(),
      { format: 'png', width: 20, height: 10, channels: 4, depth: 'uchar' },
    ],
    [
      'with an alpha channel that hides nothing loses that',
      () => flat(20, 10).ensureAlpha(1).png(),
      { format: 'png', width: 20, height: 10, channels: 3 },
    ],
    [
      'of more than 16 megapixels is kept as a JPEG',
      () => flat(4_100, 4_000).jpeg(),
      { format: 'jpeg', width: 4_100, height: 4_000, channels: 3 },
    ],
  ] as const)('of a picture %s', async (_, make, facts) => {
    const ada = await createPerson(site, 1);
    const { data, info } = await make().toBuffer({ resolveWithObject: true });
    const answer = await remove(ada, data, { type: `image/${info.format}` });
    const { id } = generationAccepted.parse(await answer.json());
    const { sourceImageUrl } = await shown(ada, id);
    const source = await fetch(`${site.origin}${sourceImageUrl}`);
    expect(source.headers.get('content-type')).toBe(`image/${facts.format}`);
    const kept = await sharp(await source.bytes()).metadata();
    expect(kept).toMatchObject(facts);
    expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
  });

  test('has a model name', async () => {
    const models = z.array(model).parse(await (await fetch(`${site.origin}/api/models`)).json());
    expect(models).toContainEqual({ id: 'background-removal', name: 'Background Removal' });
  });

  test('many times at once is accepted as often as credits allow; refused requests leave nothing behind', async () => {
    const ada = await createPerson(site, 4);
    const before = await traces();
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => remove(ada, photo, { key: randomUUID() })),
    );
    const refused = answers.filter(({ status }) => status === 402);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(4);
    expect(refused).toHaveLength(5);
    for (const answer of refused) {
      expect(await answer.json()).toMatchObject({
        code: 'insufficient_credits',
        creditsRequired: 1,
        creditsAvailable: 0,
      });
    }
    expect(await credits(ada)).toEqual({ credits: 0, held: 4 });
    const after = await traces();
    expect(after.pending).toEqual(before.pending);
    expect([after.assets - before.assets, after.objects - before.objects]).toEqual([4, 4]);
  });
});

describe('an Idempotency-Key', () => {
  test('makes a repeat return the first answer, charged and stored once, even without credits left', async () => {
    const ada = await createPerson(site, 1);
    const before = await traces();
    const key = randomUUID();
    const ids = await Promise.all([1, 2, 3, 4].map(() => accepted(ada, photo, key)));
    ids.push(await accepted(ada, photo, key));
    expect(new Set(ids).size).toBe(1);
    expect(await credits(ada)).toEqual({ credits: 0, held: 1 });
    const after = await traces();
    expect(after.pending).toEqual(before.pending);
    expect([after.assets - before.assets, after.objects - before.objects]).toEqual([1, 1]);
  });

  test('used for another file or a prompt is refused and leaves nothing; other people’s keys do not matter', async () => {
    const [ada, grace] = [await createPerson(site, 3), await createPerson(site, 3)];
    const key = randomUUID();
    await accepted(ada, photo, key);
    const promptKey = randomUUID();
    await ada.post('/api/quick-generate', { prompt: 'a quiet lake' }, { 'idempotency-key': promptKey });
    const before = await traces();
    for (const answer of [
      await remove(ada, await samplePhoto('png'), { key, type: 'image/png' }),
      await remove(ada, photo, { key: promptKey }),
    ]) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'idempotency_key_reused' });
    }
    expect(await traces()).toEqual(before);
    expect((await remove(ada, photo, { key: 'k'.repeat(201) })).status).toBe(400);
    await accepted(grace, photo, key);
  });

  test('keeps credits and objects consistent under any repeats', async () => {
    const files = [photo, await samplePhoto('jpeg', { width: 20, height: 20 })];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ key: fc.integer({ min: 0, max: 3 }), file: fc.constantFrom(0, 1) }), {
          minLength: 1,
          maxLength: 8,
        }),
        async (calls) => {
          const ada = await createPerson(site, 2);
          const before = await traces();
          const answers = await Promise.all(
            calls.map(({ key, file }) => remove(ada, files[file]!, { key: `${ada.id}-${key}` })),
          );
          const ids = new Set<string>();
          for (const answer of answers) {
            expect([202, 402, 409]).toContain(answer.status);
            if (answer.status === 202) ids.add(generationAccepted.parse(await answer.json()).id);
          }
          expect(await credits(ada)).toEqual({ credits: 2 - ids.size, held: ids.size });
          const after = await traces();
          expect(after.pending).toEqual(before.pending);
          expect([after.assets - before.assets, after.objects - before.objects]).toEqual([
            ids.size,
            ids.size,
          ]);
        },
      ),
      { numRuns: 8 },
    );
  });
});

describe('a request that is refused', () => {
  /** The answer to a request whose body never arrives. */
  async function answerBeforeBody(
    headers: Record<string, string>,
  ): Promise<{ status: number; body: unknown }> {
    const request = httpRequest(`${site.origin}/api/remove-background`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': UPLOAD_MAX_BYTES,
        ...headers,
      },
    });
    request.on('error', () => undefined);
    request.flushHeaders();
    const answer = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
    const body: unknown = JSON.parse((await buffer(answer)).toString());
    request.destroy();
    return { status: answer.statusCode!, body };
  }

  test('for a missing sign-in or missing credits is refused before its body is read', async () => {
    const visitor = await answerBeforeBody({});
    expect(visitor).toMatchObject({
      status: 401,
      body: { code: 'signed_out', error: 'Please sign in to edit images' },
    });
    const { id } = await createPerson(site, 0);
    const poor = await answerBeforeBody({ cookie: `framewright=${await createSession(site.db, id)}` });
    expect(poor).toMatchObject({ status: 402, body: { creditsRequired: 1, creditsAvailable: 0 } });
  });

  test.each([
    ['no picture', async () => Buffer.from('<html>hello</html>'), 'image/png', 415, 'unsupported_media'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
      415,
      'unsupported_media',
    ],
    [
      'half a picture',
      async () => photo.subarray(0, photo.length / 2),
      'image/jpeg',
      415,
      'unsupported_media',
    ],
    ['too many bytes', async () => Buffer.alloc(UPLOAD_MAX_BYTES + 1), 'image/png', 413, 'too_large'],
    ['too many pixels', async () => blackPng(9_000, 6_000), 'image/png', 413, 'too_large'],
    ['nothing', async () => Buffer.alloc(0), 'image/png', 400, 'invalid_request'],
  ] as const)('for %s costs nothing and leaves nothing', async (_, make, type, status, code) => {
    const ada = await createPerson(site, 1);
    const before = await traces();
    const answer = await remove(ada, await make(), { type });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
    expect(await traces()).toEqual(before);
    expect(await credits(ada)).toEqual({ credits: 1, held: 0 });
  });

  test('for its form or its origin costs nothing', async () => {
    const ada = await createPerson(site, 1);
    const post = (body: BodyInit, headers: Record<string, string> = {}) =>
      ada.call('/api/remove-background', { method: 'POST', body, headers });
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(400);
    const misplaced = await post(formOf(photo, { field: 'file' }));
    expect(await misplaced.json()).toMatchObject({ code: 'invalid_request', field: 'image' });
    expect((await post(formOf(photo), { origin: 'https://evil.example' })).status).toBe(403);
    expect(await credits(ada)).toEqual({ credits: 1, held: 0 });
  });

  test('without an installed tool names the tool; everything else works', async () => {
    const bare = await startTestApp({ cutouts: null });
    try {
      const ada = await createPerson(bare, 1);
      const answer = await remove(ada, photo);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        code: 'unavailable',
        error: expect.stringContaining('Background removal'),
      });
      expect(await credits(ada)).toEqual({ credits: 1, held: 0 });
      expect((await ada.post('/api/quick-generate', { prompt: 'a lake' })).status).toBe(202);
    } finally {
      await bare.close();
    }
  });
});

describe('what is built on a cut-out', () => {
  async function cutOut(ada: SitePerson) {
    const id = await accepted(ada);
    await run(id);
    return await shown(ada, id);
  }
  const refine = (
    ada: SitePerson,
    { productId, resultImageUrl }: { productId: string | null; resultImageUrl: string | null },
  ) =>
    ada.post('/api/generate-grounded', {
      modelId: 'background-removal',
      productId,
      scene: 'Background removed',
      customPrompt: 'on a marble table',
      groundingImageUrl: resultImageUrl,
    });

  test('uses the cut-out, not its original', async () => {
    const ada = await createPerson(site, 5);
    const done = await cutOut(ada);
    const answer = await refine(ada, done);
    expect(answer.status).toBe(202);
    const { id } = generationAccepted.parse(await answer.json());
    const [asked] = await run(id);
    expect(asked).toMatchObject({ prompt: 'on a marble table', width: 1_248, height: 832 });
    const cutout = await (await fetch(`${site.origin}${done.resultImageUrl}`)).bytes();
    expect(Buffer.from(asked!.reference!.bytes)).toEqual(Buffer.from(cutout));
    const refined = await shown(ada, id);
    expect(refined).toMatchObject({
      modelId: 'quick-generation',
      scene: 'Test card',
      sourceImageUrl: null,
      resultImageUrl: expect.stringMatching(/^\/images\/[0-9a-f]{32}\.png$/),
    });
    // Again, around the same cut-out.
    expect((await refine(ada, refined)).status).toBe(202);
  });

  test('is nobody else’s', async () => {
    const [ada, grace] = [await createPerson(site, 3), await createPerson(site, 3)];
    const done = await cutOut(ada);
    expect((await refine(grace, done)).status).toBe(404);
    const form = { customPrompt: 'a mug', assetId: done.images[0]!.id };
    expect((await grace.post('/api/visualize', form)).status).toBe(404);
    expect((await ada.post('/api/visualize', form)).status).toBe(202);
  });

  test('cannot be labeled a cut-out by the client', async () => {
    const ada = await createPerson(site, 1);
    const answer = await ada.post('/api/visualize', { modelId: 'background-removal', customPrompt: 'a mug' });
    const { id } = generationAccepted.parse(await answer.json());
    expect(await shown(ada, id)).toMatchObject({ modelId: 'quick-generation', sourceImageUrl: null });
  });
});

describe('deleting a cut-out', () => {
  test('deletes its upload, too, finished or not', async () => {
    const ada = await createPerson(site, 2);
    for (const isDone of [true, false]) {
      const id = await accepted(ada);
      if (isDone) await run(id);
      const { sourceImageUrl } = await shown(ada, id);
      expect((await fetch(`${site.origin}${sourceImageUrl}`)).status).toBe(200);
      expect((await ada.call(`/api/generations/${id}`, { method: 'DELETE' })).status).toBe(204);
      expect((await fetch(`${site.origin}${sourceImageUrl}`)).status).toBe(404);
    }
    expect(await credits(ada)).toEqual({ credits: 1, held: 0 });
  });

  test('keeps an upload that another generation uses', async () => {
    const ada = await createPerson(site, 2);
    const id = await accepted(ada);
    const { productId, sourceImageUrl } = await shown(ada, id);
    expect((await ada.post('/api/visualize', { customPrompt: 'a mug', assetId: productId })).status).toBe(
      202,
    );
    await ada.call(`/api/generations/${id}`, { method: 'DELETE' });
    expect((await fetch(`${site.origin}${sourceImageUrl}`)).status).toBe(200);
  });
});
