import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudioImageModel } from '#adapters/image-models/studio/studio-image-model';
import { createStudioRepaintModel } from '#adapters/image-models/studio/studio-repaint-model';
import { EXAMPLE_ASSETS } from '#features/assets/content/example-assets';
import type { EnlargementMethod, ImageFileFormat } from '#features/images/contract/enumerations';
import { storageOwnerOfUser } from '#features/storage/rules/storage-owner';
import { ProviderError } from '#platform/errors/provider-error';
import type { ImageRequest } from '#ports/image-model';
import type { RepaintModel } from '#ports/repaint-model';
import type { UpscaleModel } from '#ports/upscale-model';
import { smallDownloadOffer } from '#testing/download-offer';
import { createUser } from '#testing/factories';
import { createPicture, drawSample } from '#testing/picture-factories';
import { studio } from '#testing/studios';
import { createTestContext, type TestContext } from '#testing/test-context';
import type { ImageFileRequest } from '../contract/image-files.ts';
import { findImageFile } from '../rules/find-image-file.ts';
import { openImageFile } from '../rules/open-image-file.ts';
import { requestImageFile } from '../rules/request-image-file.ts';
import { sweepDownloads } from '../rules/sweep-downloads.ts';
import { makeImageFileJob } from './make-image-file.ts';

let context: TestContext;
let userId: string;
beforeAll(async () => {
  context = await createTestContext();
  userId = (await createUser(context.db)).id;
});
afterAll(() => context.close());

const LONG_EDGE = 384;
const offer = smallDownloadOffer(LONG_EDGE);

/** Repeats every pixel; the product's own model interpolates. */
const repeatsPixels: UpscaleModel = {
  id: 'repeats',
  scale: 4,
  async upscale({ pixels, width, height }, { signal, onProgress }) {
    signal.throwIfAborted();
    onProgress?.(0.5);
    const size = { width: width * 4, height: height * 4 };
    const enlarged = sharp(pixels, { raw: { width, height, channels: 3 } }).resize({
      ...size,
      kernel: 'nearest',
    });
    return { pixels: await enlarged.raw().toBuffer(), ...size };
  },
};

type Asked = { format?: ImageFileFormat; size?: ImageFileRequest['size']; method?: EnlargementMethod };

async function ask(
  picture: { objectKey: string },
  { format = 'png', size = 'original', method }: Asked = {},
) {
  return await requestImageFile(
    { ...context, ...offer },
    {
      objectKey: picture.objectKey,
      userId,
      format,
      size,
      ...(method && { method }),
      findStorageOwner: async () => storageOwnerOfUser(userId),
      onMaking: async () => undefined,
    },
  );
}

const progressLost: unknown[] = [];

async function attempt(
  fileId: string | null,
  {
    signal = new AbortController().signal,
    upscaleModel = repeatsPixels,
    repaintModel = createStudioRepaintModel({ studio }) as RepaintModel,
  } = {},
) {
  const failures: unknown[] = [];
  const deps = {
    ...context,
    ...offer,
    upscaleModel,
    repaintModel,
    onProgressLost: (error: unknown) => progressLost.push(error),
    onFileFailed: (_id: string, error: unknown) => failures.push(error),
  };
  await makeImageFileJob(deps, { data: { fileId: fileId! }, signal });
  return failures;
}

const read = (id: string | null) => findImageFile({ ...context, ...offer }, id!);
async function bytesOf(picture: { objectKey: string }, id: string | null) {
  const { object } = await openImageFile(context, { id: id!, objectKey: picture.objectKey });
  return await buffer(object.stream());
}
async function make(picture: { objectKey: string }, asked: Asked) {
  const { id } = await ask(picture, asked);
  expect(await attempt(id)).toEqual([]);
  return { ...(await read(id)), bytes: await bytesOf(picture, id) };
}
const pixelsOf = (bytes: Buffer, size = LONG_EDGE) =>
  sharp(bytes).removeAlpha().resize({ width: size }).raw().toBuffer();
const apart = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length;

/** By their first bytes, as in https://mimesniff.spec.whatwg.org/. */
function sniff(bytes: Buffer): string {
  if (bytes.readUInt32BE(0) === 0x89504e47) return 'png';
  if (bytes.readUInt16BE(0) === 0xffd8) return 'jpeg';
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return bytes.toString('latin1', 4, 12) === 'ftypavif' ? 'avif' : 'unknown';
}

describe('a file at the size of its picture', () => {
  test.each(['jpeg', 'webp', 'avif'] as const)(
    'in %s is what it says, and shows the same',
    async (format) => {
      const sample = drawSample(192, 128);
      const picture = await createPicture(context, { image: sample });
      const { bytes, ...file } = await make(picture, { format });
      expect(sniff(bytes)).toBe(format);
      expect(file).toMatchObject({ status: 'ready', width: 192, height: 128, byteSize: bytes.length });
      expect(apart(await pixelsOf(bytes, 192), Buffer.from(sample.pixels))).toBeLessThan(4);
    },
  );

  test('in PNG is the stored picture', async () => {
    const picture = await createPicture(context, { image: drawSample(192, 128) });
    expect(await ask(picture)).toMatchObject({ id: null, status: 'ready', byteSize: picture.byteSize });
  });
});

describe('an enlarged file', () => {
  test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
    'by Lanczos in %s has the long edge',
    async (format) => {
      const picture = await createPicture(context, { image: drawSample(192, 128) });
      const { bytes, ...file } = await make(picture, { format, size: '4k' });
      expect(sniff(bytes)).toBe(format);
      expect(file).toMatchObject({ method: 'lanczos', width: LONG_EDGE, height: 256 });
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([LONG_EDGE, 256]);
    },
  );

  test.each(['lanczos', 'neural'] as const)('by %s keeps what can be seen through', async (method) => {
    const bytes = await sharp(Buffer.from(drawSample(96, 96).pixels), {
      raw: { width: 96, height: 96, channels: 3 },
    })
      .joinChannel(Buffer.from(Array.from({ length: 96 * 96 }, (_, at) => (at % 96 < 48 ? 255 : 0))), {
        raw: { width: 96, height: 96, channels: 1 },
      })
      .png()
      .toBuffer();
    const picture = await createPicture(context, { image: { bytes } });
    const { bytes: enlarged } = await make(picture, { size: '4k', method });
    const { data, info } = await sharp(enlarged).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: LONG_EDGE, height: LONG_EDGE, channels: 4 });
    const at = (x: number, y: number) => [
      ...data.subarray((y * LONG_EDGE + x) * 4, (y * LONG_EDGE + x) * 4 + 4),
    ];
    expect(at(20, 200)[3]).toBe(255);
    expect(at(370, 200)[3]).toBe(0);
    const opaque = await sharp(enlarged).flatten({ background: '#fff' }).jpeg().toBuffer();
    const jpeg = await make(picture, { size: '4k', method, format: 'jpeg' });
    expect(apart(await pixelsOf(jpeg.bytes), await pixelsOf(opaque))).toBeLessThan(2);
    // Beside the edge, where a network saw neighbors of any color.
    const [red, green, blue] = at(190, 200);
    expect(Math.hypot(red! - 125, green! - 133, blue! - 120)).toBeLessThan(12);
  });

  test('by a network reports progress, and is made once for all formats', async () => {
    const picture = await createPicture(context, { image: drawSample(96, 64) });
    let runs = 0;
    const counted: UpscaleModel = {
      ...repeatsPixels,
      upscale: async (raw, options) => {
        runs += 1;
        return await repeatsPixels.upscale(raw, options);
      },
    };
    for (const format of ['webp', 'png', 'avif'] as const) {
      const { id } = await ask(picture, { format, size: '4k', method: 'neural' });
      expect(await attempt(id, { upscaleModel: counted })).toEqual([]);
      expect(sniff(await bytesOf(picture, id))).toBe(format);
    }
    expect(runs).toBe(1);
    expect(progressLost).toEqual([]);
  });
});

describe('a picture of the studio engine', () => {
  const asked: ImageRequest = { prompt: 'forest path, sunbeams', width: 192, height: 128, seed: 5 };

  async function paint(request: Partial<ImageRequest> = {}, productId: string | null = null) {
    const { image, description } = await createStudioImageModel({ studio }).generate(
      { ...asked, ...request },
      { signal: new AbortController().signal },
    );
    const { details, digitalSourceType } = description;
    return await createPicture(context, { image, details, digitalSourceType, productId });
  }

  test('is re-rendered with the same content and more detail', async () => {
    const picture = await paint();
    const { bytes, ...file } = await make(picture, { size: '4k' });
    expect(file).toMatchObject({ method: 'studio', width: LONG_EDGE, height: 256 });
    const object = await context.objectStore.get(picture.objectKey);
    const original = await buffer(object!.stream());
    expect(apart(await pixelsOf(bytes, 96), await pixelsOf(original, 96))).toBeLessThan(5);
    const lanczos = await make(picture, { size: '4k', method: 'lanczos' });
    const detail = async (file: Buffer) => (await sharp(file).greyscale().stats()).sharpness;
    expect(await detail(bytes)).toBeGreaterThan(1.2 * (await detail(lanczos.bytes)));
  });

  test('is re-rendered around its asset', async () => {
    const example = EXAMPLE_ASSETS[0]!;
    const bytes = await context.readPublicFile(example.imageUrl);
    const picture = await paint({ prompt: 'on a podium', reference: { bytes } }, example.id);
    const { bytes: enlarged, method } = await make(picture, { size: '4k' });
    expect(method).toBe('studio');
    const original = await buffer((await context.objectStore.get(picture.objectKey))!.stream());
    expect(apart(await pixelsOf(enlarged, 96), await pixelsOf(original, 96))).toBeLessThan(8);
  });

  test('of another engine version, or without its asset, is enlarged from its pixels', async () => {
    const picture = await paint();
    await sql`UPDATE images SET description = jsonb_set(description, '{details,engineVersion}', '"0.9"')
      WHERE id = ${picture.id}`.execute(context.db);
    expect(await ask(picture, { size: '4k' })).toMatchObject({ method: 'lanczos' });
    await expect(ask(picture, { size: '4k', method: 'studio' })).rejects.toMatchObject({
      code: 'invalid_request',
      details: { field: 'method' },
    });
    const orphan = await paint();
    await sql`UPDATE generations SET product_id = gen_random_uuid()::text
      FROM images WHERE images.generation_id = generations.id AND images.id = ${orphan.id}`.execute(
      context.db,
    );
    expect(await ask(orphan, { size: '4k' })).toMatchObject({ method: 'lanczos' });
  });
});

describe('an attempt', () => {
  const picture = () => createPicture(context, { image: drawSample(96, 64) });
  const count = async (table: string) =>
    (
      await sql<{ count: number }>`SELECT count(*)::integer AS count FROM ${sql.table(table)}`.execute(
        context.db,
      )
    ).rows[0]!.count;

  test('that runs again, or concurrently, names one object', async () => {
    const own = await picture();
    const { id } = await ask(own, { format: 'webp', size: '4k' });
    await Promise.all([attempt(id), attempt(id)]);
    const first = await read(id);
    await attempt(id);
    expect(await read(id)).toEqual(first);
    expect(sniff(await bytesOf(own, id))).toBe('webp');
  });

  test('that dies is finished by the next', async () => {
    const own = await picture();
    const { id } = await ask(own, { format: 'jpeg', size: '4k', method: 'neural' });
    const stop = new AbortController();
    const dies: UpscaleModel = {
      ...repeatsPixels,
      upscale: async () => {
        stop.abort(new Error('killed'));
        throw new Error('killed');
      },
    };
    await expect(attempt(id, { upscaleModel: dies, signal: stop.signal })).rejects.toThrow('killed');
    expect((await read(id)).status).toBe('making');
    expect(await attempt(id)).toEqual([]);
    expect((await read(id)).status).toBe('ready');
  });

  test('that cannot succeed fails the file, which can be requested again', async () => {
    const own = await picture();
    const asked = { format: 'jpeg', size: '4k', method: 'neural' } as const;
    const { id } = await ask(own, asked);
    const refuses: UpscaleModel = {
      ...repeatsPixels,
      upscale: () => Promise.reject(new ProviderError('misconfigured', 'not installed')),
    };
    expect(await attempt(id, { upscaleModel: refuses })).toHaveLength(1);
    expect((await read(id)).status).toBe('failed');
    expect(await ask(own, asked)).toMatchObject({ id, status: 'making', progress: 0 });
    expect(await attempt(id)).toEqual([]);
    expect((await read(id)).status).toBe('ready');
  });

  test('is canceled when its picture is deleted, and its objects are swept', async () => {
    const own = await picture();
    const { id } = await ask(own, { size: '4k', method: 'neural' });
    const before = await count('image_files');
    const deletes: UpscaleModel = {
      ...repeatsPixels,
      upscale: async (raw, { signal, onProgress }) => {
        await sql`DELETE FROM images WHERE id = ${own.id}`.execute(context.db);
        onProgress?.(0.2);
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        return raw;
      },
    };
    expect(await attempt(id, { upscaleModel: deletes })).toEqual([]);
    await expect(read(id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await count('image_files')).toBe(before - 1);
  });

  test('without a job is failed by the sweeper, and old files are deleted with their objects', async () => {
    const own = await picture();
    const stranded = await ask(own, { format: 'avif' });
    const old = await make(own, { format: 'webp' });
    expect(await sweepDownloads(context)).toEqual({ failed: 0, removed: 0 });
    await sql`UPDATE image_files SET created_at = now() - interval '2 minutes'`.execute(context.db);
    expect((await sweepDownloads(context)).failed).toBe(0);
    await sql`DELETE FROM pgboss.job WHERE data->>'fileId' = ${stranded.id}`.execute(context.db);
    expect((await sweepDownloads(context)).failed).toBe(1);
    expect((await read(stranded.id)).status).toBe('failed');
    const [object] = await context.db
      .selectFrom('imageFiles')
      .select('objectKey')
      .where('id', '=', old.id!)
      .execute();
    await sql`UPDATE image_files SET created_at = now() - interval '15 days' WHERE id = ${old.id}`.execute(
      context.db,
    );
    expect((await sweepDownloads(context)).removed).toBe(1);
    const pending = await context.db.selectFrom('pendingObjects').select('objectKey').execute();
    expect(pending).toContainEqual(object);
  });
});

test('enlargements run one at a time per person, after quick files', async () => {
  const own = await createPicture(context, { image: drawSample(96, 64) });
  await ask(own, { format: 'png', size: '4k', method: 'neural' });
  const { rows } = await sql<{ group_id: string; priority: number }>`
    SELECT group_id, priority FROM pgboss.job WHERE name = 'enlarge-image' AND state = 'created'
    ORDER BY created_on DESC LIMIT 1`.execute(context.db);
  expect(rows).toMatchObject([{ groupId: userId, priority: -1 }]);
});
