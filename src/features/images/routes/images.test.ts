import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGalleryImages } from '#testing/gallery-factories';
import { createPerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { listImageFiles } from '../queries/image-files.ts';
import { findImageByObjectKey, insertImages } from '../queries/images.ts';
import { deletePendingObjects } from '../queries/pending-objects.ts';
import * as rules from '../rules/make-renditions.ts';
import { storeImage } from '../rules/store-image.ts';

let site: TestApp;
/** A public picture of 800 × 600 with all renditions. */
let key: string;
beforeAll(async () => {
  site = await startTestApp();
  key = await publish();
  await makeRenditions(key);
});
afterAll(() => site.close());

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'private, max-age=3600, immutable';
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** A picture that belongs to nobody. @returns its object key */
async function store(): Promise<string> {
  const width = 800;
  const height = 600;
  const pixels = Uint8Array.from(
    { length: width * height * 3 },
    (_, i) => ((i / 3) % width) / 4 + (i % 3) * 20,
  );
  const stored = await storeImage(site, {
    image: { pixels, width, height },
    description: {
      digitalSourceType: 'algorithmicMedia',
      scene: 'Ramp',
      category: 'abstract',
      hasPeople: false,
      notes: [],
      details: {},
    },
  });
  await site.db.transaction().execute(async (trx) => {
    await insertImages(trx, [{ ...stored, description: JSON.stringify(stored.description) }]);
    await deletePendingObjects(trx, [stored.objectKey]);
  });
  return stored.objectKey;
}

async function publish(): Promise<string> {
  const objectKey = await store();
  const [shown] = await createGalleryImages(site.db, [{ prompt: 'a ramp' }]);
  const { id: imageId } = (await findImageByObjectKey(site.db, objectKey))!;
  await site.db.updateTable('galleryImages').set({ imageId }).where('id', '=', shown!.id).execute();
  return objectKey;
}

const idOf = async (objectKey: string) => (await findImageByObjectKey(site.db, objectKey))!.id;

async function makeRenditions(objectKey: string): Promise<void> {
  const { signal } = new AbortController();
  await rules.makeRenditions(site, { imageId: await idOf(objectKey), signal });
}

const get = (file: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${site.origin}/images/${file}`, { method, headers: { accept: '*/*', ...headers } });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

async function fileOf(objectKey: string): Promise<string> {
  const found = await site.db.selectFrom('images').selectAll().where('objectKey', '=', objectKey).execute();
  expect(found).toHaveLength(1);
  return join(site.objectFolder, objectKey.slice(0, 2), objectKey.slice(2, 4), objectKey);
}

describe('a rendition', () => {
  test.each([
    [CHROME, 'image/avif'],
    ['image/webp,image/*,*/*;q=0.8', 'image/webp'],
    ['image/avif;q=0.2,image/webp', 'image/webp'],
    ['*/*', 'image/png'],
  ])('for a client that accepts %s is %s', async (accept, contentType) => {
    const answer = await get(`${key}-640`, { accept });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(contentType);
    expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept');
    expect(answer.headers.get('cache-control')).toBe(YEAR);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const bytes = await bytesOf(answer);
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    const { format, width } = await sharp(bytes).metadata();
    expect(format === 'heif' ? 'image/avif' : `image/${format}`).toBe(contentType);
    expect(width).toBe(contentType === 'image/png' ? 800 : 640);
  });

  test.each([
    ['320.webp', 320],
    ['640.avif', 640],
    ['1024.webp', 800],
  ])(
    '%s has the format and width of its name, for any accept header, and is no wider than the picture',
    async (name, width) => {
      const answer = await get(`${key}-${name}`, { accept: 'text/html' });
      expect(answer.headers.get('content-type')).toBe(`image/${name.split('.')[1]}`);
      expect(answer.headers.get('vary')?.toLowerCase() ?? '').not.toContain('accept,');
      expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ width });
    },
  );

  test.each(['1024', '1024.avif'])(
    'of a picture that is narrower than %s is the widest it has',
    async (name) => {
      const small = await publish();
      await site.db.updateTable('images').set({ width: 300 }).where('objectKey', '=', small).execute();
      await makeRenditions(small);
      const answer = await get(`${small}-${name}`, { accept: CHROME });
      expect(answer.headers.get('content-type')).toBe('image/avif');
      expect(answer.headers.get('cache-control')).toBe(YEAR);
    },
  );

  test('that is missing is replaced by the picture, cached briefly, and made for the next reader', async () => {
    const objectKey = await publish();
    const imageId = await idOf(objectKey);
    const answers = await Promise.all(
      ['-320', '-640', '-1024.webp', '-640'].map((name) => get(objectKey + name, { accept: CHROME })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
      expect((await bytesOf(answer)).equals(await readFile(await fileOf(objectKey)))).toBe(true);
    }
    const { rows } = await sql`SELECT FROM pgboss.job
      WHERE name = 'make-renditions' AND data->>'imageId' = ${imageId}`.execute(site.db);
    expect(rows).toHaveLength(1);
    await makeRenditions(objectKey);
    const made = await get(`${objectKey}-640`, {
      accept: CHROME,
      'if-none-match': answers[1]!.headers.get('etag')!,
    });
    expect(made.status).toBe(200);
    expect(made.headers.get('content-type')).toBe('image/avif');
    expect(made.headers.get('cache-control')).toBe(YEAR);
  });

  test('that exists in only one format is replaced by that format', async () => {
    const objectKey = await publish();
    await makeRenditions(objectKey);
    const imageId = await idOf(objectKey);
    await site.db
      .deleteFrom('imageFiles')
      .where('imageId', '=', imageId)
      .where('variant', '=', '640.avif')
      .execute();
    const answer = await get(`${objectKey}-640`, { accept: CHROME });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
  });

  test('that cannot be made is replaced, and not retried', async () => {
    const objectKey = await publish();
    const imageId = await idOf(objectKey);
    await site.db
      .insertInto('imageFiles')
      .values({ imageId, variant: '640.avif', status: 'failed', failure: 'no picture' })
      .execute();
    const answer = await get(`${objectKey}-640.avif`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { rows } = await sql`SELECT FROM pgboss.job
      WHERE name = 'make-renditions' AND data->>'imageId' = ${imageId}`.execute(site.db);
    expect(rows).toHaveLength(0);
  });

  test('of a private picture is cached for an hour, privately', async () => {
    const objectKey = await store();
    expect((await get(`${objectKey}-640`, { accept: CHROME })).headers.get('cache-control')).toBe(
      'private, max-age=30',
    );
    await makeRenditions(objectKey);
    const answer = await get(`${objectKey}-640`, { accept: CHROME });
    expect(answer.headers.get('cache-control')).toBe(HOUR);
  });

  test('of an upload is the upload', async () => {
    const ada = await createPerson(site, 0);
    const objectKey = 'c'.repeat(32);
    await site.objectStore.put(objectKey, Buffer.from('upload'), 'image/png');
    await site.db
      .insertInto('assets')
      .values({
        userId: ada.id,
        objectKey,
        contentType: 'image/png',
        byteSize: 6,
        width: 2,
        height: 3,
        hasAlpha: false,
        originalName: 'a.png',
        thumbHash: Buffer.alloc(20),
      })
      .execute();
    const answer = await get(`${objectKey}-640`, { accept: CHROME });
    expect(await answer.text()).toBe('upload');
    expect(answer.headers.get('cache-control')).toBe(HOUR);
  });

  test('is a 404 once its picture is deleted, and its object is deleted by the next sweep', async () => {
    const objectKey = await store();
    await makeRenditions(objectKey);
    const imageId = await idOf(objectKey);
    const objects = (await listImageFiles(site.db, imageId)).map((file) => file.objectKey!);
    expect(objects).toHaveLength(6);
    await site.db.deleteFrom('images').where('id', '=', imageId).execute();
    for (const name of ['.png', '-640', '-640.webp', '-320.avif'])
      expect((await get(objectKey + name, { accept: CHROME })).status).toBe(404);
    for (const object of objects) expect((await get(`${object}.png`)).status).toBe(404);
    const pending = await site.db.selectFrom('pendingObjects').select('objectKey').execute();
    expect(pending.map((row) => row.objectKey)).toEqual(expect.arrayContaining(objects));
  });

  test.each(['-641', '-640.png', '-640.jpeg', '-640.webp.png', ''])('named %s is a 404', async (name) => {
    expect((await get(key + name)).status).toBe(404);
  });
});

describe.each(['.png', '-640.avif', '-320.webp'])('the file %s', (name) => {
  test('is sent in parts', async () => {
    const whole = await get(key + name);
    const bytes = await bytesOf(whole);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const size = bytes.length;
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=10-99', 10, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-20', size - 20, size - 1],
      [`bytes=5-${size + 100}`, 5, size - 1],
    ] as const) {
      const part = await get(key + name, { range });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`);
      expect(part.headers.get('content-length')).toBe(String(end - start + 1));
      expect(part.headers.get('content-type')).toBe(whole.headers.get('content-type'));
      expect(part.headers.get('cache-control')).toBe(YEAR);
      expect((await bytesOf(part)).equals(bytes.subarray(start, end + 1))).toBe(true);
    }
  });

  test('has no range beyond its end', async () => {
    const { length: size } = await bytesOf(await get(key + name));
    const answer = await get(key + name, { range: `bytes=${size}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${size}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toBe('');
  });

  test('is sent whole if the client has a part of another file', async () => {
    const etag = (await get(key + name)).headers.get('etag')!;
    const ranged = (ifRange: string) => get(key + name, { range: 'bytes=0-9', 'if-range': ifRange });
    expect((await ranged(etag)).status).toBe(206);
    expect((await ranged('"other"')).status).toBe(200);
  });

  test('is not sent again to a client that has it', async () => {
    const etag = (await get(key + name)).headers.get('etag')!;
    expect(etag).toMatch(/^"[0-9a-f]{16}"$/);
    for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get(key + name, { 'if-none-match': ifNoneMatch, range: 'bytes=0-9' });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(answer.headers.get('cache-control')).toBe(YEAR);
      expect(await answer.text()).toBe('');
    }
    expect((await get(key + name, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('answers HEAD without a body', async () => {
    const whole = await get(key + name);
    const { length: size } = await bytesOf(whole);
    const head = await get(key + name, { range: 'bytes=0-9' }, 'HEAD');
    expect(head.status).toBe(200);
    for (const header of ['etag', 'content-type', 'cache-control', 'accept-ranges'])
      expect(head.headers.get(header)).toBe(whole.headers.get(header));
    expect(head.headers.get('content-length')).toBe(String(size));
    expect(await head.text()).toBe('');
  });
});

describe('an object that cannot be read', () => {
  test('is a 404 if it is gone', async () => {
    const objectKey = await publish();
    await rm(await fileOf(objectKey));
    expect((await get(`${objectKey}.png`)).status).toBe(404);
    expect((await get(`${objectKey}-640`, { accept: CHROME })).status).toBe(404);
  });

  test('is replaced by the original if it is a rendition', async () => {
    const objectKey = await publish();
    await makeRenditions(objectKey);
    for (const { objectKey: file } of await listImageFiles(site.db, await idOf(objectKey)))
      await site.objectStore.delete(file!);
    const answer = await get(`${objectKey}-640`, { accept: CHROME });
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
  });
});

test('etags of all files of a picture differ', async () => {
  const names = ['.png', '-320.webp', '-320.avif', '-640.webp', '-640.avif', '-1024.webp', '-1024.avif'];
  const etags = await Promise.all(names.map(async (name) => (await get(key + name)).headers.get('etag')));
  expect(new Set(etags).size).toBe(names.length);
});
