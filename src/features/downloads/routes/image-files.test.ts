import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudioRepaintModel } from '#adapters/image-models/studio/studio-repaint-model';
import { ENGINE_VERSION } from '#engines/studio/engine-version';
import { type Queue, startQueue } from '#platform/queue/queue';
import type { UpscaleModel } from '#ports/upscale-model';
import { smallDownloadOffer } from '#testing/download-offer';
import { createPicture, drawSample } from '#testing/picture-factories';
import { createPerson } from '#testing/site-person';
import { studio } from '#testing/studios';
import { startTestApp, type TestApp } from '#testing/test-app';
import { imageFile, imageFileOptions } from '../contract/image-files.ts';
import { makeImageFileJob } from '../jobs/make-image-file.ts';

const LONG_EDGE = 256;
const downloads = smallDownloadOffer(LONG_EDGE);
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ downloads });
});
afterAll(() => site.close());

const sample = () => createPicture(site, { image: drawSample(96, 64) });
/** A picture described as made by the studio engine. */
const studioPicture = () =>
  createPicture(site, {
    image: drawSample(96, 64),
    details: {
      engineVersion: ENGINE_VERSION,
      recipe: { prompt: 'sea', seed: 1, settings: {}, refinements: [] },
    },
  });

const visit = (path: string, body?: unknown) =>
  fetch(`${site.origin}${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
const ask = (body: unknown) => visit('/api/image-files', body);
const optionsOf = async (url: string) =>
  imageFileOptions.parse(await (await visit(`/api/image-files?imageUrl=${encodeURIComponent(url)}`)).json());

describe('without a worker', () => {
  test('the options of a picture are listed, with sizes', async () => {
    const { url, byteSize } = await sample();
    expect(await optionsOf(url)).toEqual({
      hasAlpha: false,
      hasSvg: false,
      options: [
        {
          size: 'original',
          method: null,
          width: 96,
          height: 64,
          isSlow: false,
          availability: 'available',
          byteSizes: { png: byteSize },
        },
        {
          size: '4k',
          method: 'lanczos',
          width: 256,
          height: 171,
          isSlow: false,
          availability: 'available',
          byteSizes: {},
        },
        {
          size: '4k',
          method: 'neural',
          width: 256,
          height: 171,
          isSlow: true,
          availability: 'signed-out',
          byteSizes: {},
        },
      ],
    });
    const painted = await optionsOf((await studioPicture()).url);
    expect(painted.options.map(({ method, availability }) => [method, availability])).toEqual([
      [null, 'available'],
      ['studio', 'signed-out'],
      ['lanczos', 'available'],
    ]);
  });

  test('a large picture has no enlargements, and alpha is reported', async () => {
    const large = await createPicture(site, { image: drawSample(260, 64) });
    expect((await optionsOf(large.url)).options).toHaveLength(1);
    const refused = await ask({ imageUrl: large.url, format: 'png', size: '4k' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'invalid_request', field: 'size' });
    const bytes = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#f008' } })
      .png()
      .toBuffer();
    const clear = await createPicture(site, { image: { bytes } });
    expect((await optionsOf(clear.url)).hasAlpha).toBe(true);
  });

  test.each([
    [
      'an address of another site',
      { imageUrl: 'https://elsewhere.example/a.png', format: 'png' },
      'imageUrl',
    ],
    ['no address', { format: 'png' }, 'imageUrl'],
    ['an unknown format', { imageUrl: '/images/x.png', format: 'gif' }, 'format'],
    ['an unknown size', { imageUrl: '/images/x.png', format: 'png', size: '8k' }, 'size'],
    [
      'an unknown method',
      { imageUrl: '/images/x.png', format: 'png', size: '4k', method: 'magic' },
      'method',
    ],
  ])('%s is refused by the name of its field', async (_what, body, field) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', field });
  });

  test.each([
    ['studio', 'method: must be lanczos or neural for this picture'],
    ['lanczos', 'method: is only for enlarged pictures', 'original'],
  ])('a method that does not fit, %s, is refused', async (method, error, size = '4k') => {
    const { url } = await sample();
    const answer = await ask({ imageUrl: url, format: 'png', size, method });
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', field: 'method', error });
  });

  test('unknown pictures and files are 404', async () => {
    const imageUrl = `/images/${'0'.repeat(32)}.png`;
    expect((await ask({ imageUrl, format: 'png' })).status).toBe(404);
    expect((await visit(`/api/image-files?imageUrl=${imageUrl}`)).status).toBe(404);
    for (const id of [crypto.randomUUID(), 'x'])
      expect((await visit(`/api/image-files/${id}`)).status).toBe(404);
  });

  test('slow files need a sign-in', async () => {
    const { url } = await studioPicture();
    for (const [imageUrl, method] of [
      [(await sample()).url, 'neural'],
      [url, 'studio'],
    ]) {
      const answer = await ask({ imageUrl, format: 'webp', size: '4k', method });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'signed_out' });
    }
    const person = await createPerson(site, 0);
    const answer = await person.post('/api/image-files', { imageUrl: url, format: 'webp', size: '4k' });
    expect(answer.status).toBe(202);
    expect(imageFile.parse(await answer.json())).toMatchObject({ status: 'making', method: 'studio' });
  });

  test('a file is made once for any number of requests', async () => {
    const { url } = await sample();
    const body = { imageUrl: url, format: 'webp' };
    const answers = await Promise.all([ask(body), ask(body), ask(body)]);
    const ids = await Promise.all(answers.map(async (answer) => imageFile.parse(await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM pgboss.job
      WHERE data->>'fileId' = ${ids[0]}`.execute(site.db);
    expect(rows[0]!.count).toBe(1);
  });

  test('a file that is not ready is not delivered', async () => {
    const { url } = await sample();
    const { id } = imageFile.parse(await (await ask({ imageUrl: url, format: 'avif' })).json());
    expect((await visit('/api/download-image', { imageUrl: url, fileId: id })).status).toBe(404);
  });
});

describe('with limits', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ downloads, limits: { imageFile: 1 } });
  });
  afterAll(() => strict.close());

  test('new files count towards the limit, existing ones do not', async () => {
    const [one, two] = [
      await createPicture(strict, { image: drawSample(96, 64) }),
      await createPicture(strict, { image: drawSample(96, 64) }),
    ];
    const call = (body: unknown) =>
      fetch(`${strict.origin}/api/image-files`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await call({ imageUrl: one.url, format: 'webp' })).status).toBe(202);
    expect((await call({ imageUrl: one.url, format: 'webp' })).status).toBe(202);
    expect((await call({ imageUrl: one.url, format: 'png' })).status).toBe(200);
    const refused = await call({ imageUrl: two.url, format: 'webp' });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' });
  });

  test('an option whose tool is not installed is refused', async () => {
    const bare = await startTestApp({ downloads: { ...downloads, isUpscaleInstalled: false } });
    const { url } = await createPicture(bare, { image: drawSample(96, 64) });
    const person = await createPerson(bare, 0);
    const answer = await person.post('/api/image-files', {
      imageUrl: url,
      format: 'png',
      size: '4k',
      method: 'neural',
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      error: expect.stringContaining('not installed'),
    });
    await bare.close();
  });
});

describe('with a worker', () => {
  let worker: Queue;
  const neverUpscales: UpscaleModel = {
    id: 'never',
    scale: 4,
    upscale: () => Promise.reject(new Error('nobody asked for it')),
  };
  beforeAll(async () => {
    worker = await startQueue({ databaseUrl: site.databaseUrl, role: 'worker', onError: () => undefined });
    const deps = {
      ...site,
      ...downloads,
      repaintModel: createStudioRepaintModel({ studio }),
      upscaleModel: neverUpscales,
      onProgressLost: () => undefined,
      onFileFailed: () => undefined,
    };
    for (const queue of ['make-image-file', 'enlarge-image'] as const)
      await worker.work(queue, { concurrency: 1 }, (attempt) => makeImageFileJob(deps, attempt));
  });
  afterAll(() => worker.stop(5_000));

  async function waitUntilReady(answer: Response) {
    let file = imageFile.parse(await answer.json());
    while (file.status === 'making') {
      await new Promise((resolve) => setTimeout(resolve, 100));
      file = imageFile.parse(await (await visit(`/api/image-files/${file.id}`)).json());
    }
    expect(file.status).toBe('ready');
    return file;
  }

  test.each([
    ['jpeg', 'original', 'image/jpeg', '.jpg'],
    ['webp', 'original', 'image/webp', '.webp'],
    ['avif', '4k', 'image/avif', '-4k.avif'],
    ['png', '4k', 'image/png', '-4k.png'],
    ['jpeg', '4k', 'image/jpeg', '-4k.jpg'],
  ])('%s at %s size is delivered to a visitor under its name', async (format, size, type, ending) => {
    const { url, generationId } = await sample();
    const file = await waitUntilReady(await ask({ imageUrl: url, format, size }));
    const answer = await visit('/api/download-image', { imageUrl: url, generationId, fileId: file.id });
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="framewright-${generationId}${ending}"`,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(file.byteSize);
    expect((await sharp(bytes).metadata()).width).toBe(size === '4k' ? LONG_EDGE : 96);
  });

  test('the key of one picture does not open files of another', async () => {
    const [mine, other] = [await sample(), await sample()];
    const { id } = await waitUntilReady(await ask({ imageUrl: mine.url, format: 'webp' }));
    expect((await visit('/api/download-image', { imageUrl: other.url, fileId: id })).status).toBe(404);
    expect((await visit('/api/download-image', { imageUrl: mine.url, fileId: 'x' })).status).toBe(400);
  });

  test('a file that one person requested is available to every visitor with the picture', async () => {
    const picture = await studioPicture();
    const body = { imageUrl: picture.url, format: 'jpeg', size: '4k', method: 'studio' };
    const person = await createPerson(site, 0);
    const { id } = await waitUntilReady(await person.post('/api/image-files', body));
    const again = await ask(body);
    expect(again.status).toBe(200);
    expect(imageFile.parse(await again.json())).toMatchObject({ id, status: 'ready' });
    const { options } = await optionsOf(picture.url);
    // Also stored without loss, for the other formats.
    expect(Object.keys(options[1]!.byteSizes).toSorted()).toEqual(['jpeg', 'png']);
  });
});
