import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failGeneration } from '#features/generations/rules/fail-generation';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { ProviderError } from '#platform/errors/provider-error';
import type { ObjectStore } from '#ports/object-store';
import { createUser } from '#testing/factories';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { findImageFile, listImageFiles } from '../queries/image-files.ts';
import { insertImages } from '../queries/images.ts';
import { deletePendingObjects } from '../queries/pending-objects.ts';
import { enqueueRenditions } from './enqueue-renditions.ts';
import { makeRenditions } from './make-renditions.ts';
import { putObject } from './put-object.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const ALL = ['320.avif', '320.webp', '640.avif', '640.webp', '1024.avif', '1024.webp'];

/** A gradient with shapes, similar to real pictures; with alpha, a disc on a transparent background. */
async function paint({ width = 1280, height = 960, alpha = false } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#e8b04a"/><stop offset="1" stop-color="#24506e"/>
    </linearGradient></defs>${alpha ? '' : '<rect width="100%" height="100%" fill="url(#g)"/>'}
    <circle cx="50%" cy="50%" r="30%" fill="#b3372f"/><circle cx="60%" cy="45%" r="8%" fill="#f5efe0"/></svg>`;
  const picture = sharp(Buffer.from(svg));
  return await (alpha ? picture : picture.flatten()).png().toBuffer();
}

/** A picture of a settled generation. */
async function store(bytes: Buffer, size: { width: number; height: number }) {
  const objectKey = await putObject(context, bytes, 'image/png');
  const description = JSON.stringify({ digitalSourceType: 'algorithmicMedia', notes: [] });
  return await context.db.transaction().execute(async (trx) => {
    const [image] = await insertImages(trx, [
      {
        objectKey,
        contentType: 'image/png',
        ...size,
        byteSize: bytes.length,
        thumbHash: Buffer.alloc(20),
        description,
      },
    ]);
    await deletePendingObjects(trx, [objectKey]);
    return image!;
  });
}

async function attempt(imageId: string, { objectStore = context.objectStore, stopped = false } = {}) {
  const signal = stopped ? AbortSignal.abort(new Error('stopped')) : new AbortController().signal;
  await makeRenditions({ ...context, objectStore }, { imageId, signal });
}

async function bytesOf(objectKey: string): Promise<Buffer> {
  const object = await context.objectStore.get(objectKey);
  return Buffer.concat(await object!.stream().toArray());
}

const files = async (imageId: string) =>
  (await listImageFiles(context.db, imageId)).toSorted(
    (a, b) => ALL.indexOf(a.variant) - ALL.indexOf(b.variant),
  );
const pending = () => context.db.selectFrom('pendingObjects').selectAll().execute();

describe('the renditions of a picture', () => {
  test('are AVIF and WebP in three widths, sRGB, and close to it', async () => {
    const bytes = await paint();
    const { id } = await store(bytes, { width: 1280, height: 960 });
    await attempt(id);
    const made = await files(id);
    expect(made.map(({ variant }) => variant)).toEqual(ALL);
    expect(await pending()).toEqual([]);
    for (const file of made) {
      const [name, format] = file.variant.split('.');
      const width = Number(name);
      expect(file).toMatchObject({
        status: 'ready',
        contentType: `image/${format}`,
        width,
        height: width * 0.75,
      });
      const rendition = await bytesOf(file.objectKey!);
      expect(rendition.length).toBe(file.byteSize);
      expect(rendition.length).toBeLessThan(bytes.length);
      const facts = await sharp(rendition).metadata();
      expect(facts).toMatchObject({ width, height: width * 0.75, space: 'srgb', hasAlpha: false });
      expect(facts.xmp?.toString()).toContain('digitalsourcetype/algorithmicMedia');
      expect(await differenceOf(rendition, bytes, width)).toBeLessThan(2.5);
    }
  });

  test('are no wider than it, and keep transparency', async () => {
    const bytes = await paint({ width: 500, height: 700, alpha: true });
    const { id } = await store(bytes, { width: 500, height: 700 });
    await attempt(id);
    const made = await files(id);
    expect(made.map(({ variant, width }) => [variant, width])).toEqual([
      ['320.avif', 320],
      ['320.webp', 320],
      ['640.avif', 500],
      ['640.webp', 500],
    ]);
    const seen = await opacityOf(bytes);
    expect(seen).toBeGreaterThan(0.1);
    expect(seen).toBeLessThan(0.9);
    for (const { objectKey } of made) expect(await opacityOf(await bytesOf(objectKey!))).toBeCloseTo(seen, 2);
  });

  test('are made once by any number of attempts', async () => {
    const { id } = await store(await paint(), { width: 1280, height: 960 });
    await Promise.all([attempt(id), attempt(id)]);
    const made = await files(id);
    expect(made.map(({ variant }) => variant)).toEqual(ALL);
    await context.db.deleteFrom('pendingObjects').execute();
    await attempt(id);
    expect(await files(id)).toEqual(made);
    expect(await pending()).toEqual([]);
  });

  test('are finished by the next attempt when a worker dies between storing one and naming it', async () => {
    const { id } = await store(await paint(), { width: 1280, height: 960 });
    let puts = 0;
    const dies: ObjectStore = {
      ...context.objectStore,
      async put(...object) {
        await context.objectStore.put(...object);
        puts += 1;
        if (puts === 3) throw new ProviderError('transient', 'killed');
      },
    };
    await expect(attempt(id, { objectStore: dies })).rejects.toThrow('killed');
    const before = await files(id);
    expect(before.map(({ variant }) => variant)).toEqual(['320.avif', '320.webp']);
    const orphans = await pending();
    expect(orphans).toHaveLength(1);
    await attempt(id);
    const after = await files(id);
    expect(after.map(({ variant }) => variant)).toEqual(ALL);
    expect(after.slice(0, 2)).toEqual(before);
    expect(await pending()).toEqual(orphans);
    await context.db.deleteFrom('pendingObjects').execute();
  });

  test('are left for later by a stopping worker', async () => {
    const { id } = await store(await paint(), { width: 1280, height: 960 });
    await expect(attempt(id, { stopped: true })).rejects.toThrow('stopped');
    expect(await files(id)).toEqual([]);
  });

  test('of unreadable bytes are given up, with the reason', async () => {
    const { id } = await store(Buffer.from('no picture'), { width: 200, height: 100 });
    await attempt(id);
    const given = await files(id);
    expect(given).toMatchObject([
      { variant: '320.avif', status: 'failed' },
      { variant: '320.webp', status: 'failed' },
    ]);
    expect(given[0]!.failure).toMatch(/unsupported/i);
    await attempt(id);
    expect(await files(id)).toEqual(given);
  });

  test('of a picture deleted meanwhile are not stored', async () => {
    const { id } = await store(await paint(), { width: 1280, height: 960 });
    const deletes: ObjectStore = {
      ...context.objectStore,
      async put(...object) {
        await context.objectStore.put(...object);
        await context.db.deleteFrom('images').where('id', '=', id).execute();
      },
    };
    await attempt(id, { objectStore: deletes });
    expect(await files(id)).toEqual([]);
    expect((await pending()).length).toBeGreaterThan(0);
    await attempt(id);
    await context.db.deleteFrom('pendingObjects').execute();
  });

  test('wait for people’s generations', async () => {
    const user = await createUser(context.db, { credits: 1 });
    const { id: generationId } = await requestGeneration(
      { ...context, imageModels: [TEST_CARD] },
      {
        userId: user.id,
        prompt: 'a lake',
        modelId: 'quick-generation',
        category: null,
        width: 64,
        height: 64,
        imageCount: 1,
        publish: false,
        idempotencyKey: null,
      },
    );
    const { id } = await store(await paint(), { width: 1280, height: 960 });
    const made = attempt(id);
    await wait(600);
    expect(await files(id)).toEqual([]);
    await failGeneration(context, { generationId, failure: 'test' });
    await made;
    expect(await files(id)).toHaveLength(6);
  });

  test('are enqueued once while their job waits', async () => {
    const { id } = await store(await paint(), { width: 1280, height: 960 });
    const ask = () => context.db.transaction().execute((trx) => enqueueRenditions(context, trx, [id]));
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(await countJobs(id)).toBe(1);
    expect(await findImageFile(context.db, { imageId: id, variant: '640.webp' })).toBeUndefined();
  });
});

async function countJobs(imageId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::integer AS count FROM pgboss.job
    WHERE name = 'make-renditions' AND data->>'imageId' = ${imageId}`.execute(context.db);
  return rows[0]!.count;
}

/** The mean of its alpha, 0 to 1. */
async function opacityOf(picture: Buffer): Promise<number> {
  const alpha = (await sharp(picture).stats()).channels[3];
  return (alpha?.mean ?? 255) / 255;
}

/** The mean difference of a rendition from its picture, 0 to 255. */
async function differenceOf(rendition: Buffer, original: Buffer, width: number): Promise<number> {
  const [a, b] = await Promise.all(
    [rendition, original].map((bytes) => sharp(bytes).resize({ width }).removeAlpha().raw().toBuffer()),
  );
  let sum = 0;
  for (let i = 0; i < a!.length; i += 1) sum += Math.abs(a![i]! - b![i]!);
  return sum / a!.length;
}
