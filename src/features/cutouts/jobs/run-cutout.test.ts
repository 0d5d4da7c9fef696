import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAsset } from '#features/assets/queries/assets';
import { readUpload } from '#features/assets/rules/uploads/read-upload';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { abandonGenerationJob } from '#features/generations/jobs/abandon-generation';
import { type RunGenerationJobDeps, runGenerationJob } from '#features/generations/jobs/run-generation';
import { findGeneration } from '#features/generations/queries/generations';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { creditLine } from '#features/images/rules/credit-line';
import { ProviderError } from '#platform/errors/provider-error';
import { readXmp } from '#platform/images/read-xmp';
import type { CutoutModel } from '#ports/cutout-model';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { paintedBy } from '#testing/generation-models';
import { createPicture, drawSample } from '#testing/picture-factories';
import { redCutoutModel } from '#testing/red-cutout-model';
import { SAMPLE_CREDIT } from '#testing/sample-credit';
import { samplePhoto } from '#testing/sample-pictures';
import { createTestContext, type TestContext } from '#testing/test-context';
import { requestCutout } from '../rules/request-cutout.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => {
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.close();
});

const model = (cutOut: CutoutModel['cutOut']): CutoutModel => ({ id: 'test', cutOut });

async function request(bytes?: Buffer) {
  const user = await createUser(context.db, { credits: 3 });
  const generation = await requestCutout(
    { ...context, readUpload },
    {
      userId: user.id,
      fileName: 'mug.jpg',
      bytes: bytes ?? (await samplePhoto('jpeg', { width: 96, height: 64 })),
      declaredType: bytes ? 'image/png' : 'image/jpeg',
      offer: { model: 'test', cost: 1 },
      idempotencyKey: null,
    },
  );
  return { user, generationId: generation.id, assetId: generation.productId! };
}

async function attempt(
  cutoutModel: CutoutModel,
  generationId: string,
  { timeoutS = 30, signal = new AbortController().signal } = {},
) {
  const failures: unknown[] = [];
  const never = async () => {
    throw new Error('No picture was to be painted or judged');
  };
  const deps: RunGenerationJobDeps = {
    ...context,
    cutoutModel,
    ...paintedBy({ id: 'none', generate: never }),
    pictureJudge: { id: 'none', judge: never },
    visionModel: { id: 'none', lookAt: never },
    generationTimeoutS: timeoutS,
    onProgressLost: () => undefined,
    onFailed: (_id, error) => failures.push(error),
  };
  await runGenerationJob(deps, { data: { generationId }, signal });
  return failures;
}

async function credits(userId: string) {
  const { extra, held } = await findLedgerAccounts(context.db, userId);
  return { credits: extra.balance, held: held.balance };
}

describe('a cut-out', () => {
  test('is charged once, as large as its upload, and transparent where the background was', async () => {
    const { user, generationId } = await request();
    await Promise.all([1, 2].map(() => attempt(redCutoutModel, generationId)));
    await attempt(redCutoutModel, generationId);
    expect(await credits(user.id)).toEqual({ credits: 2, held: 0 });
    const [image, ...others] = await listImagesOfGenerations(context.db, [generationId]);
    expect(others).toEqual([]);
    expect(image).toMatchObject({ width: 96, height: 64, contentType: 'image/png' });
    const object = await context.objectStore.get(image!.objectKey);
    const { data, info } = await sharp(Buffer.concat(await object!.stream().toArray()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect([data[4 * 10 + 3], data[4 * 80 + 3]]).toEqual([255, 0]);
  });

  test('of one of our files keeps its credit', async () => {
    const { objectKey } = await createPicture(context, {
      image: drawSample(96, 64),
      credits: [SAMPLE_CREDIT],
    });
    const { generationId } = await request(
      await buffer((await context.objectStore.get(objectKey))!.stream()),
    );
    await attempt(redCutoutModel, generationId);
    const [image] = await listImagesOfGenerations(context.db, [generationId]);
    expect(image!.description).toMatchObject({ credits: [SAMPLE_CREDIT] });
    const file = await buffer((await context.objectStore.get(image!.objectKey))!.stream());
    expect((await readXmp(file))?.credit).toBe(creditLine([SAMPLE_CREDIT]));
  });

  test('of a stopped worker is resumed', async () => {
    const { user, generationId } = await request();
    const stop = new AbortController();
    const stopped = attempt(
      model(() => new Promise(() => undefined)),
      generationId,
      { signal: stop.signal },
    );
    await wait(50);
    stop.abort(new Error('the worker stops'));
    await expect(stopped).rejects.toThrow('the worker stops');
    expect(await credits(user.id)).toEqual({ credits: 2, held: 1 });
    await attempt(redCutoutModel, generationId);
    expect(await findGeneration(context.db, generationId)).toMatchObject({ status: 'completed' });
    expect(await credits(user.id)).toEqual({ credits: 2, held: 0 });
  });

  test('whose attempts all died returns its credits and keeps its upload', async () => {
    const { user, generationId, assetId } = await request();
    await abandonGenerationJob({ ...context, onFailed: () => undefined }, { data: { generationId } });
    expect(await findGeneration(context.db, generationId)).toMatchObject({ status: 'failed' });
    expect(await credits(user.id)).toEqual({ credits: 3, held: 0 });
    expect(await findAsset(context.db, assetId)).toBeDefined();
  });
});

describe('a cut-out that cannot be made', () => {
  test.each([
    [
      'finds nothing in it',
      model(() => Promise.reject(new ProviderError('rejected', 'Nothing stands out'))),
      /stands out/,
    ],
    [
      'is not installed',
      model(() => Promise.reject(new ProviderError('misconfigured', 'isnet is not installed'))),
      /not installed/,
    ],
    [
      'returns too few pixels',
      model(async () => ({ pixels: new Uint8Array(12), width: 96, height: 64 })),
      /./,
    ],
    ['hangs', model(() => new Promise(() => undefined)), /within 0.2/],
  ] as const)('by a model that %s costs nothing', async (_, cutoutModel, reason) => {
    const { user, generationId } = await request();
    expect(await attempt(cutoutModel, generationId, { timeoutS: 0.2 })).toHaveLength(1);
    expect(await findGeneration(context.db, generationId)).toMatchObject({
      status: 'failed',
      failure: expect.stringMatching(reason),
    });
    expect(await credits(user.id)).toEqual({ credits: 3, held: 0 });
    expect(await listImagesOfGenerations(context.db, [generationId])).toEqual([]);
  });

  test('because its upload was deleted costs nothing', async () => {
    const { user, generationId, assetId } = await request();
    await context.db.deleteFrom('assets').where('id', '=', assetId).execute();
    expect(await attempt(redCutoutModel, generationId)).toHaveLength(1);
    expect(await credits(user.id)).toEqual({ credits: 3, held: 0 });
  });
});
