import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { sweepPendingObjects } from '#features/images/rules/sweep-pending-objects';
import { ProviderError } from '#platform/errors/provider-error';
import { encodePreview } from '#platform/images/encode-preview';
import type { ImageDescription, ImageModel, RawPixels } from '#ports/image-model';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { paintedBy } from '#testing/generation-models';
import { redCutoutModel } from '#testing/red-cutout-model';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { findGeneration } from '../queries/generations.ts';
import { updatePreview } from '../queries/previews.ts';
import { presentGeneration } from '../routes/present-generation.ts';
import { failStrandedGenerations } from '../rules/fail-stranded-generations.ts';
import { findGeneration as findGenerationOf } from '../rules/find-generation.ts';
import { requestGeneration } from '../rules/request-generation.ts';
import { abandonGenerationJob } from './abandon-generation.ts';
import { runGenerationJob } from './run-generation.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => {
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.close();
});

const description: ImageDescription = {
  digitalSourceType: 'algorithmicMedia',
  scene: 'Test card',
  category: 'abstract',
  hasPeople: false,
  notes: [],
  details: {},
};

/** A model for plain pictures; the tests below replace its behavior. */
function model(generate: ImageModel['generate']): ImageModel {
  return { id: 'test-card', generate };
}
const paintsGray = model(async ({ width, height }) => ({
  image: { pixels: new Uint8Array(width * height * 3).fill(128), width, height },
  description,
}));

async function request({ credits = 3, imageCount = 1, byProgram = false, publish = false } = {}) {
  const user = await createUser(context.db, { credits });
  const key =
    byProgram &&
    (await createApiKey(context, { userId: user.id, name: 'Test', scopes: ['gallery:read'] })).key;
  const generation = await requestGeneration(
    { ...context, imageModels: [TEST_CARD] },
    {
      userId: user.id,
      prompt: 'a quiet lake',
      modelId: 'quick-generation',
      category: null,
      width: 64,
      height: 64,
      imageCount,
      publish,
      idempotencyKey: null,
      ...(key && { apiKeyId: key.id }),
    },
  );
  return { user, generationId: generation.id };
}

async function attempt(
  imageModel: ImageModel,
  generationId: string,
  { timeoutS = 30, signal = new AbortController().signal } = {},
) {
  const failures: unknown[] = [];
  const deps = {
    db: context.db,
    objectStore: context.objectStore,
    provenance: context.provenance,
    queue: context.queue,
    ...paintedBy(imageModel),
    moderation: context.moderation,
    cutoutModel: redCutoutModel,
    readPublicFile: context.readPublicFile,
    generationTimeoutS: timeoutS,
    onProgressLost: () => undefined,
    onFailed: (_id: string, error: unknown) => failures.push(error),
  };
  await runGenerationJob(deps, { data: { generationId }, signal });
  return failures;
}

async function credits(userId: string) {
  const { extra, held } = await findLedgerAccounts(context.db, userId);
  return { credits: extra.balance, held: held.balance };
}

describe('a generation that succeeds', () => {
  test.each([
    ['a person’s', { byProgram: false, publish: false }, 1],
    ['a program’s', { byProgram: true, publish: false }, 0],
    ['a program’s that is published', { byProgram: true, publish: true }, 1],
  ])('has renditions made unless a program ordered it unpublished: %s', async (_whose, asked, jobs) => {
    const { generationId } = await request(asked);
    await attempt(paintsGray, generationId);
    const [image] = await listImagesOfGenerations(context.db, [generationId]);
    const { rows } = await sql`SELECT id FROM pgboss.job
      WHERE name = 'make-renditions' AND data->>'imageId' = ${image!.id}`.execute(context.db);
    expect(rows).toHaveLength(jobs);
  });

  test('is charged once, and its picture is readable, decodable and has provenance', async () => {
    const { user, generationId } = await request();
    expect(await credits(user.id)).toEqual({ credits: 2, held: 1 });
    await attempt(paintsGray, generationId);
    expect(await credits(user.id)).toEqual({ credits: 2, held: 0 });
    expect(await findGeneration(context.db, generationId)).toMatchObject({
      status: 'completed',
      progress: 1,
    });
    const [image] = await listImagesOfGenerations(context.db, [generationId]);
    const stored = await context.objectStore.get(image!.objectKey);
    const bytes = Buffer.concat(await stored!.stream().toArray());
    expect(bytes.length).toBe(image!.byteSize);
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'png', width: 64, height: 64 });
    expect(facts.xmpAsString).toContain('digitalsourcetype/algorithmicMedia');
  });

  test('is unchanged if its job runs again', async () => {
    const { user, generationId } = await request();
    await attempt(paintsGray, generationId);
    const before = await listImagesOfGenerations(context.db, [generationId]);
    await attempt(paintsGray, generationId);
    expect(await listImagesOfGenerations(context.db, [generationId])).toEqual(before);
    expect(await credits(user.id)).toEqual({ credits: 2, held: 0 });
  });

  test('is charged once if two workers run it concurrently', async () => {
    const { user, generationId } = await request({ imageCount: 2 });
    await Promise.all([1, 2, 3].map(() => attempt(paintsGray, generationId)));
    expect(await listImagesOfGenerations(context.db, [generationId])).toHaveLength(2);
    expect(await credits(user.id)).toEqual({ credits: 1, held: 0 });
  });
});

describe('the preview of a picture that is being made', () => {
  const noise: RawPixels = {
    pixels: new Uint8Array(800 * 400 * 3).map((_, at) => (at * 31) % 256),
    width: 800,
    height: 400,
  };

  test('is small, is shown to its owner, and is gone once the picture is there', async () => {
    const { user, generationId } = await request();
    const seen = async () => {
      const { preview } = presentGeneration(
        await findGenerationOf(context, { userId: user.id, id: generationId }),
      );
      return preview;
    };
    const shown: Awaited<ReturnType<typeof seen>>[] = [];
    const develops = model(async (asked, options) => {
      const half = { ...noise, height: 200, pixels: noise.pixels.subarray(0, 800 * 200 * 3) };
      for (const size of [half, noise]) {
        options.onPreview?.(size);
        const height = size.height * 0.32;
        await vi.waitFor(async () => expect(await seen()).toMatchObject({ width: 256, height }));
        shown.push(await seen());
      }
      return await paintsGray.generate(asked, options);
    });
    expect(await seen()).toBeNull();
    await attempt(develops, generationId);
    expect(shown).toHaveLength(2);
    const [, base64 = ''] = /^data:image\/webp;base64,(.+)$/.exec(shown[1]!.url) ?? [];
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ width: 256, height: 128 });
    expect(await seen()).toBeNull();
    expect(await context.db.selectFrom('generationPreviews').selectAll().execute()).toEqual([]);
  });

  test('is not stored once its generation has ended', async () => {
    const { generationId } = await request();
    await attempt(paintsGray, generationId);
    await updatePreview(context.db, generationId, await encodePreview(noise));
    expect(await context.db.selectFrom('generationPreviews').selectAll().execute()).toEqual([]);
  });
});

describe('a failing generation', () => {
  const cases: [string, ImageModel, RegExp][] = [
    [
      'throws',
      model(() => Promise.reject(new TypeError('cannot read colors of undefined'))),
      /cannot read colors/,
    ],
    [
      'refuses the prompt',
      model(() => Promise.reject(new ProviderError('moderated', 'The provider refused'))),
      /provider refused/,
    ],
    [
      'returns bytes that are no image',
      model(async () => ({ image: { bytes: Buffer.from('<html>busy</html>') }, description })),
      /returned no picture/,
    ],
    [
      'returns a truncated image',
      model(async () => {
        const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer();
        return { image: { bytes: whole.subarray(0, whole.length / 2) }, description };
      }),
      /returned no picture/,
    ],
    [
      'hangs past the time limit and ignores its signal',
      model(() => new Promise(() => undefined)),
      /within 0.2/,
    ],
  ];
  test.each(cases)('by a model that %s releases its credits', async (_, imageModel, reason) => {
    const { user, generationId } = await request();
    const failures = await attempt(imageModel, generationId, { timeoutS: 0.2 });
    expect(failures).toHaveLength(1);
    expect(await credits(user.id)).toEqual({ credits: 3, held: 0 });
    const generation = await findGeneration(context.db, generationId);
    expect(generation).toMatchObject({ status: 'failed', failure: expect.stringMatching(reason) });
    expect(await listImagesOfGenerations(context.db, [generationId])).toEqual([]);
  });

  test('with a transient error is left to the next attempt', async () => {
    const { user, generationId } = await request();
    const away = model(() => Promise.reject(new ProviderError('transient', '503')));
    await expect(attempt(away, generationId)).rejects.toMatchObject({ kind: 'transient' });
    expect(await credits(user.id)).toEqual({ credits: 2, held: 1 });
    await attempt(paintsGray, generationId);
    expect(await findGeneration(context.db, generationId)).toMatchObject({ status: 'completed' });
  });

  test('of a stopping worker is left to the next attempt', async () => {
    const { generationId } = await request();
    const stop = new AbortController();
    const running = attempt(
      model(() => new Promise(() => undefined)),
      generationId,
      { signal: stop.signal },
    );
    await wait(50);
    stop.abort(new Error('the worker stops'));
    await expect(running).rejects.toThrow('the worker stops');
    expect(await findGeneration(context.db, generationId)).toMatchObject({ status: 'generating' });
  });

  test('is settled once by concurrent attempts, and its credits released', async () => {
    const { user, generationId } = await request();
    const abandoned: string[] = [];
    const deps = { ...context, onFailed: (id: string) => abandoned.push(id) };
    await abandonGenerationJob(deps, { data: { generationId } });
    await abandonGenerationJob(deps, { data: { generationId } });
    expect(abandoned).toEqual([generationId]);
    expect(await credits(user.id)).toEqual({ credits: 3, held: 0 });
  });
});

describe('the sweeper', () => {
  test('fails and releases only generations without a job', async () => {
    const stranded = await request();
    const waiting = await request();
    await sql`UPDATE generations SET created_at = now() - interval '1 hour'
      WHERE id IN (${stranded.generationId}, ${waiting.generationId})`.execute(context.db);
    await sql`DELETE FROM pgboss.job WHERE data->>'generationId' = ${stranded.generationId}`.execute(
      context.db,
    );
    await failStrandedGenerations(context);
    expect(await findGeneration(context.db, stranded.generationId)).toMatchObject({ status: 'failed' });
    expect(await credits(stranded.user.id)).toEqual({ credits: 3, held: 0 });
    expect(await findGeneration(context.db, waiting.generationId)).toMatchObject({ status: 'generating' });
  });

  test('deletes objects without a generation after a day', async () => {
    const old = 'a'.repeat(32);
    const young = 'b'.repeat(32);
    for (const key of [old, young]) await context.objectStore.put(key, Buffer.from('x'), 'image/png');
    await sql`INSERT INTO pending_objects (object_key, created_at)
      VALUES (${old}, now() - interval '25 hours'), (${young}, now() - interval '23 hours')`.execute(
      context.db,
    );
    expect(await sweepPendingObjects(context)).toBe(1);
    expect(await context.objectStore.get(old)).toBeUndefined();
    expect(await context.objectStore.get(young)).toBeDefined();
  });
});
