import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { completeGeneration } from '#features/generations/rules/complete-generation';
import { runGeneration } from '#features/generations/rules/run-generation';
import { storeImage } from '#features/images/rules/store-image';
import { UPLOAD_MAX_BYTES } from '#platform/limits/limits';
import type { ImageDescription, ImageRequest } from '#ports/image-model';
import { createSession } from '#testing/factories';
import { paintedBy } from '#testing/generation-models';
import { redCutoutModel } from '#testing/red-cutout-model';
import { halves, SAMPLE_TYPES, sampleCutOut, samplePhoto } from '#testing/sample-pictures';
import { createPerson, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { EXAMPLE_ASSETS } from '../content/example-assets.ts';
import { type Asset, asset, exampleProduct } from '../contract/assets.ts';
import { findReference } from '../rules/find-reference.ts';
import { sourceTypeAround } from '../rules/source-type-around.ts';

let site: TestApp;
let ada: SitePerson;
beforeAll(async () => {
  site = await startTestApp();
  ada = await createPerson(site, 5);
});
afterAll(() => site.close());

interface SentFile {
  bytes: Buffer;
  type?: string;
  name?: string;
  field?: string;
}

function formOf(files: readonly SentFile[]): FormData {
  const form = new FormData();
  for (const { bytes, type = 'image/png', name = 'mug.png', field = 'image' } of files)
    form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

const upload = (who: SitePerson, ...files: SentFile[]) =>
  who.call('/api/products/upload', { method: 'POST', body: formOf(files) });

async function uploaded(who: SitePerson, file: SentFile): Promise<Asset> {
  const answer = await upload(who, file);
  expect(answer.status).toBe(201);
  return asset.parse(await answer.json());
}

/** The stored picture, by its address. */
async function stored({ imageUrl }: Asset): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${site.origin}${imageUrl}`)).arrayBuffer());
}

/** Everything that an upload could leave behind. */
async function traces() {
  const count = (table: 'assets' | 'pendingObjects') =>
    site.db
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const objects = await readdir(site.objectFolder, { recursive: true });
  return {
    assets: (await count('assets')).count,
    pending: (await count('pendingObjects')).count,
    objects: objects.sort(),
  };
}

describe('an uploaded picture', () => {
  test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('as %s is kept as PNG', async (format) => {
    const kept = await uploaded(ada, {
      bytes: await samplePhoto(format),
      type: SAMPLE_TYPES[format],
      name: `a photo.${format}`,
    });
    expect(kept).toMatchObject({
      originalName: `a photo.${format}`,
      width: 64,
      height: 48,
      hasAlpha: false,
    });
    expect(kept.imageUrl).toMatch(/^\/images\/[0-9a-f]{32}\.png$/);
    expect(kept.thumbHash.length).toBeGreaterThan(10);
    const picture = await stored(kept);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'png',
      space: 'srgb',
      depth: 'uchar',
      channels: 3,
      width: 64,
      height: 48,
    });
    expect(await dominant(picture, { left: 0 })).toBe('red');
    expect(await dominant(picture, { left: 63 })).toBe('blue');
  });

  test.each(['png', 'webp', 'avif'] as const)(
    'that is cut out, as %s, keeps what is transparent',
    async (format) => {
      const kept = await uploaded(ada, { bytes: await sampleCutOut(format), type: SAMPLE_TYPES[format] });
      expect(kept.hasAlpha).toBe(true);
      expect(await alphaOf(await stored(kept), { left: 0, top: 0 })).toBe(0);
      expect(await alphaOf(await stored(kept), { left: 32, top: 32 })).toBe(255);
    },
  );

  test('with a fully opaque alpha channel counts as opaque', async () => {
    const opaque = await sharp(await samplePhoto('png', { width: 3_000, height: 1_000 }))
      .ensureAlpha()
      .png()
      .toBuffer();
    const kept = await uploaded(ada, { bytes: opaque });
    expect(kept.hasAlpha).toBe(false);
    expect(await sharp(await stored(kept)).metadata()).toMatchObject({ channels: 3 });
  });

  test('is turned upright and loses its personal metadata', async () => {
    const sideways = await sharp(await samplePhoto('png'))
      .rotate(-90)
      .withExif({ IFD0: { Artist: 'Ada', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const kept = await uploaded(ada, { bytes: sideways, type: 'image/jpeg' });
    expect(kept).toMatchObject({ width: 64, height: 48 });
    const picture = await stored(kept);
    expect(await dominant(picture, { left: 0 })).toBe('red');
    const facts = await sharp(picture).metadata();
    expect([facts.exif, facts.xmp, facts.icc, facts.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['16 bits', (photo: Buffer) => sharp(photo).toColourspace('rgb16').png(), 'image/png'],
    ['CMYK', (photo: Buffer) => sharp(photo).toColourspace('cmyk').jpeg(), 'image/jpeg'],
    ['a wide gamut', (photo: Buffer) => sharp(photo).withIccProfile('p3').jpeg(), 'image/jpeg'],
    ['a palette', (photo: Buffer) => sharp(photo).png({ palette: true, colours: 16 }), 'image/png'],
    ['interlacing', (photo: Buffer) => sharp(photo).png({ progressive: true }), 'image/png'],
    ['progressive scans', (photo: Buffer) => sharp(photo).jpeg({ progressive: true }), 'image/jpeg'],
  ] as const)('with %s becomes 8 bits of sRGB', async (_, make, type) => {
    const kept = await uploaded(ada, { bytes: await make(await samplePhoto('png')).toBuffer(), type });
    const picture = await stored(kept);
    expect(await sharp(picture).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', channels: 3 });
    expect(await dominant(picture, { left: 0 })).toBe('red');
    expect(await dominant(picture, { left: 63 })).toBe('blue');
  });

  test.each([
    ['one channel', 'b-w', false],
    ['one channel of 16 bits', 'grey16', false],
    ['one channel and alpha', 'b-w', true],
  ] as const)('in gray, of %s, stays gray', async (_, space, hasAlpha) => {
    const gray = sharp({
      create: {
        width: 20,
        height: 10,
        channels: 4,
        background: { r: 90, g: 90, b: 90, alpha: hasAlpha ? 0.5 : 1 },
      },
    });
    const bytes = await (hasAlpha ? gray : gray.removeAlpha()).toColourspace(space).png().toBuffer();
    const kept = await uploaded(ada, { bytes });
    expect(kept.hasAlpha).toBe(hasAlpha);
    const { data } = await sharp(await stored(kept))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.abs(data[0]! - 90)).toBeLessThan(3);
    expect(data[0]).toBe(data[1]);
    expect(data[1]).toBe(data[2]);
  });

  test.each([
    [3_000, 1_500, 2_048, 1_024],
    [1_000, 4_096, 500, 2_048],
    [2_048, 10, 2_048, 10],
    [9_000, 1, 2_048, 1],
  ])('of %i × %i pixels is kept at %i × %i', async (width, height, keptWidth, keptHeight) => {
    const kept = await uploaded(ada, { bytes: await samplePhoto('png', { width, height }) });
    expect(kept).toMatchObject({ width: keptWidth, height: keptHeight });
  });

  test('may have 10 MB, and no more', async () => {
    const fits = await photoOfBytes(UPLOAD_MAX_BYTES);
    expect((await upload(ada, { bytes: fits, type: 'image/jpeg' })).status).toBe(201);
    const before = await traces();
    const answer = await upload(ada, { bytes: Buffer.concat([fits, Buffer.alloc(1)]), type: 'image/jpeg' });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      code: 'too_large',
      error: 'Please upload an image smaller than 10MB.',
    });
    expect(await traces()).toEqual(before);
  });

  test('keeps its name without folders, control and direction characters', async () => {
    const bytes = await samplePhoto('png');
    for (const [name, shown] of [
      ['../../../etc/pass\u202ewd.png', 'passwd.png'],
      ['C:\\Users\\ada\\mug.png', 'mug.png'],
      ['<script>alert(1)<\u200f/script>.png', 'script>.png'],
      ['静かな湖 "é".png', '静かな湖 "é".png'],
      [`${'x'.repeat(5_000)}.png`, 'x'.repeat(200)],
    ] as const) {
      expect((await uploaded(ada, { bytes, name })).originalName).toBe(shown);
    }
  });
});

describe('who may upload', () => {
  test('a visitor gets a 401 before the body is read', async () => {
    const request = httpRequest(`${site.origin}/api/products/upload`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': UPLOAD_MAX_BYTES },
    });
    request.on('error', () => undefined);
    request.flushHeaders();
    const answer = await new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
    expect(answer.statusCode).toBe(401);
    const body = JSON.parse((await buffer(answer)).toString());
    expect(body).toMatchObject({ code: 'signed_out', error: expect.stringContaining('sign in') });
    request.destroy();
  });

  test('a page of another site may not', async () => {
    const before = await traces();
    const answer = await ada.call('/api/products/upload', {
      method: 'POST',
      body: formOf([{ bytes: await samplePhoto('png') }]),
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect(await traces()).toEqual(before);
  });

  test('too many uploads get a 429', async () => {
    const small = await startTestApp({ limits: { upload: 2 } });
    try {
      const grace = await createPerson(small, 0);
      const bytes = await samplePhoto('png');
      const statuses = [];
      for (let turn = 0; turn < 3; turn += 1) statuses.push((await upload(grace, { bytes })).status);
      expect(statuses).toEqual([201, 201, 429]);
      expect((await upload(grace, { bytes })).headers.get('retry-after')).toMatch(/^\d+$/);
    } finally {
      await small.close();
    }
  });
});

describe('a form', () => {
  const unchanged = async (send: () => Promise<Response>, words: string) => {
    const before = await traces();
    const answer = await send();
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid_request',
      field: 'image',
      error: expect.stringContaining(words),
    });
    expect(await traces()).toEqual(before);
  };
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    ada.call('/api/products/upload', { method: 'POST', body, headers });

  test('without a file is refused', async () => {
    await unchanged(() => upload(ada), 'image');
    await unchanged(() => upload(ada, { bytes: Buffer.alloc(0), name: '' }), 'choose an image');
    const text = new FormData();
    text.append('image', 'a mug');
    await unchanged(() => post(text), 'choose an image');
  });

  test('with an empty file is refused', async () => {
    await unchanged(() => upload(ada, { bytes: Buffer.alloc(0) }), 'empty');
  });

  test('with the file in a wrong field is refused', async () => {
    const bytes = await samplePhoto('png');
    for (const field of ['file', 'Image', 'image[]', '__proto__', 'x'.repeat(1_000)]) {
      await unchanged(() => upload(ada, { bytes, field }), 'image');
    }
  });

  test('with more than one file is refused', async () => {
    const bytes = await samplePhoto('png');
    await unchanged(() => upload(ada, { bytes }, { bytes }), 'one file only');
    await unchanged(() => upload(ada, { bytes }, { bytes, field: 'other' }), 'one file only');
    await unchanged(() => upload(ada, ...Array.from({ length: 30 }, () => ({ bytes }))), 'image');
  });

  test('may have other fields, which are ignored', async () => {
    const form = formOf([{ bytes: await samplePhoto('png') }]);
    form.append('userId', randomUUID());
    expect((await post(form)).status).toBe(201);
  });

  test('that is not a form is refused', async () => {
    await unchanged(() => post('{}', { 'content-type': 'application/json' }), 'multipart/form-data');
    await unchanged(() => post(new Uint8Array(64), { 'content-type': 'image/png' }), 'multipart/form-data');
    await unchanged(() => post('', {}), 'multipart/form-data');
    await unchanged(() => post('x', { 'content-type': 'multipart/form-data' }), 'form');
    await unchanged(() => post('--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }), 'form');
    const open = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc';
    await unchanged(() => post(open, { 'content-type': 'multipart/form-data; boundary=x' }), 'form');
  });

  test('may lack the file’s name, which is not used', async () => {
    const part =
      '--x\r\ncontent-disposition: form-data; name="image"\r\ncontent-type: application/octet-stream';
    const answer = await post(`${part}\r\n\r\nabc\r\n--x--\r\n`, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(answer.status).toBe(415);
  });

  test('of many megabytes is refused, and its connection serves the next request', async () => {
    const before = await traces();
    for (const megabytes of [11, 40]) {
      const answer = await upload(ada, { bytes: Buffer.alloc(megabytes * 1024 * 1024) });
      expect(answer.status).toBe(413);
    }
    expect(await traces()).toEqual(before);
    expect((await upload(ada, { bytes: await samplePhoto('png') })).status).toBe(201);
  });

  /** Sends a tenth of a form. */
  async function beginUpload(who: SitePerson) {
    const head =
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    const cookie = `framewright=${await createSession(site.db, who.id)}`;
    const request = httpRequest(`${site.origin}/api/products/upload`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000_000 },
    });
    request.on('error', () => undefined);
    await new Promise((sent) => request.write(head + 'x'.repeat(100_000), sent));
    return request;
  }

  test('that never ends does not block others', async () => {
    const [slow, grace] = [await createPerson(site, 0), await createPerson(site, 0)];
    const begun = await Promise.all(Array.from({ length: 8 }, () => beginUpload(slow)));
    expect((await upload(grace, { bytes: await samplePhoto('png') })).status).toBe(201);
    for (const request of begun) request.destroy();
    expect((await upload(slow, { bytes: await samplePhoto('png') })).status).toBe(201);
  });

  test('that is aborted leaves nothing behind', async () => {
    const before = await traces();
    for (let turn = 0; turn < 6; turn += 1) (await beginUpload(ada)).destroy();
    expect((await upload(ada, { bytes: await samplePhoto('png') })).status).toBe(201);
    const after = await traces();
    expect(after).toMatchObject({ assets: before.assets + 1, pending: before.pending });
  });
});

describe('whose it is', () => {
  test('anyone with the address can see it, cached for an hour, until it is deleted', async () => {
    const kept = await uploaded(ada, { bytes: await samplePhoto('png') });
    const shown = await fetch(`${site.origin}${kept.imageUrl}`);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, max-age=3600, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    await site.db.deleteFrom('assets').where('id', '=', kept.id).execute();
    expect((await fetch(`${site.origin}${kept.imageUrl}`)).status).toBe(404);
  });

  test('another user can neither find it nor use it', async () => {
    const grace = await createPerson(site, 5);
    const kept = await uploaded(ada, { bytes: await samplePhoto('png') });
    for (const path of ['/api/generations', '/api/example-products', '/api/gallery/active']) {
      expect(await (await grace.call(path)).text()).not.toContain(kept.imageUrl);
    }
    expect((await grace.call(`/images/${kept.id.replaceAll('-', '')}.png`)).status).toBe(404);
    expect((await grace.call(`/api/products/${kept.id}`)).status).toBe(404);
    const answer = await grace.post('/api/visualize', { ...FORM, assetId: kept.id });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found', field: 'assetId' });
    expect(await (await grace.call('/api/auth/credits')).json()).toEqual({ credits: 5, held: 0 });
  });

  test.each([
    ['a cut-out', sampleCutOut, true],
    ['a photograph', () => samplePhoto('png'), false],
  ] as const)('%s reaches the image model as it was kept', async (_, make, hasAlpha) => {
    const kept = await uploaded(ada, { bytes: await make() });
    const accepted = await ada.post('/api/visualize', { ...FORM, assetId: kept.id });
    expect(accepted.status).toBe(202);
    const requests: ImageRequest[] = [];
    const deps = {
      db: site.db,
      objectStore: site.objectStore,
      provenance: site.provenance,
      queue: site.queue,
      readPublicFile: site.readPublicFile,
      generationTimeoutS: 30,
      onProgressLost: () => undefined,
      cutoutModel: redCutoutModel,
      moderation: site.moderation,
      ...paintedBy({
        id: 'test-card',
        generate: async (request: ImageRequest) => {
          requests.push(request);
          return { image: { pixels: halves(64, 64), width: 64, height: 64 }, description };
        },
      }),
    };
    const { id: generationId } = (await accepted.json()) as { id: string };
    await runGeneration(deps, { generationId, signal: new AbortController().signal });
    const { bytes } = requests[0]!.reference!;
    expect(Buffer.from(bytes)).toEqual(await stored(kept));
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(hasAlpha);
    expect(await findReference(deps, kept.id)).toEqual({ bytes });
  });
});

test.each([
  ['algorithmicMedia', 'algorithmicMedia'],
  ['compositeSynthetic', 'compositeSynthetic'],
  ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'],
] as const)('a picture built around an earlier one that is %s is %s', async (earlier, expected) => {
  const person = await createPerson(site, 1);
  const { id } = await (await person.post('/api/quick-generate', { prompt: 'a mug' })).json();
  const picture = await storeImage(site, {
    image: { pixels: halves(64, 64), width: 64, height: 64 },
    description: { ...description, digitalSourceType: earlier },
  });
  await completeGeneration(site, id, [picture]);
  const { images } = await (await person.call(`/api/generations/${id}`)).json();
  expect(await sourceTypeAround(site, [EXAMPLE_ASSETS[0]!.id, images[0].id], 'algorithmicMedia')).toBe(
    expected,
  );
  const { bytes } = await findReference(site, images[0].id);
  expect(await dominant(Buffer.from(bytes), { left: 0 })).toBe('red');
});

test('the example assets are listed for everybody', async () => {
  const answer = await fetch(`${site.origin}/api/example-products`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toMatch(/^public/);
  z.array(exampleProduct).parse(await answer.json());
});

const FORM = {
  modelId: 'wellness-yoga',
  category: 'wellness',
  style: 'artistic',
  customPrompt: 'a mug on a table',
  mood: 'calm',
  colorScheme: 'muted',
  composition: 'balanced',
  outputFormat: 'square',
};

const description: ImageDescription = {
  digitalSourceType: 'algorithmicMedia',
  scene: 'Test card',
  category: 'abstract',
  hasPeople: false,
  notes: [],
  details: {},
};

async function dominant(picture: Buffer, { left }: { left: number }): Promise<'red' | 'blue'> {
  const pixel = await sharp(picture).extract({ left, top: 24, width: 1, height: 1 }).raw().toBuffer();
  return pixel[0]! > pixel[2]! ? 'red' : 'blue';
}

async function alphaOf(picture: Buffer, at: { left: number; top: number }): Promise<number | undefined> {
  const pixel = await sharp(picture)
    .extract({ ...at, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return pixel[3];
}

/** A JPEG of exactly this many bytes, padded with comments. */
async function photoOfBytes(bytes: number): Promise<Buffer> {
  const photo = await samplePhoto('jpeg', { width: 400, height: 300 });
  const comments: Buffer[] = [];
  for (let left = bytes - photo.length; left > 0; ) {
    const length = left - 65_000 < 4 ? left : 65_000;
    comments.push(
      Buffer.from([0xff, 0xfe, (length - 2) >> 8, (length - 2) & 0xff]),
      Buffer.alloc(length - 4, 0x2e),
    );
    left -= length;
  }
  const whole = Buffer.concat([photo.subarray(0, 2), ...comments, photo.subarray(2)]);
  expect(whole).toHaveLength(bytes);
  return whole;
}
