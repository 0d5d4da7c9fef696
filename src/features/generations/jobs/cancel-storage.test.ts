import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAsset } from '#features/assets/queries/assets';
import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { putObject } from '#features/images/rules/put-object';
import { sweepPendingObjects } from '#features/images/rules/sweep-pending-objects';
import type { ImageModel } from '#ports/image-model';
import type { ObjectStore } from '#ports/object-store';
import { createUser } from '#testing/factories';
import { paintedBy } from '#testing/generation-models';
import { redCutoutModel } from '#testing/red-cutout-model';
import { samplePhoto } from '#testing/sample-pictures';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { cancelGeneration } from '../rules/cancellation/cancel-generation.ts';
import { requestGeneration } from '../rules/request-generation.ts';
import { runGenerationJob } from './run-generation.ts';

const ROUNDS = 5;
let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const paintsGray: ImageModel = {
  id: 'test-card',
  generate: async ({ width, height }) => ({
    image: { pixels: new Uint8Array(width * height * 3).fill(128), width, height },
    description: {
      digitalSourceType: 'algorithmicMedia',
      scene: 'Gray',
      category: null,
      hasPeople: null,
      notes: [],
      details: {},
    },
  }),
};

/** Cancels repeatedly while pictures are encoded or written, and counts the objects left a few minutes later. */
async function cancelInALoop(isCutout: boolean, at: 'encoding' | 'writing' | 'never') {
  const user = await createUser(context.db, { credits: 20 });
  const keys: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await ask(user.id, isCutout);
    const cancel = async (moment: string) => {
      if (moment === at) await cancelGeneration(context, { userId: user.id, id });
    };
    const objectStore: ObjectStore = {
      ...context.objectStore,
      async put(key, bytes, contentType) {
        await cancel('writing');
        keys.push(key);
        await context.objectStore.put(key, bytes, contentType);
      },
    };
    const provenance: TestContext['provenance'] = {
      ...context.provenance,
      async sign(...picture) {
        await cancel('encoding');
        return await context.provenance.sign(...picture);
      },
    };
    await runGenerationJob(
      {
        ...context,
        objectStore,
        provenance,
        ...paintedBy(paintsGray),
        cutoutModel: redCutoutModel,
        generationTimeoutS: 30,
        onProgressLost: () => undefined,
        onFailed: () => undefined,
      },
      { data: { generationId: id }, signal: new AbortController().signal },
    );
  }
  await sql`UPDATE pending_objects SET created_at = now() - interval '3 minutes'`.execute(context.db);
  await sweepPendingObjects(context);
  const left = await Promise.all(keys.map((key) => context.objectStore.get(key)));
  return { written: keys.length, left: left.filter((object) => object !== undefined).length };
}

async function ask(userId: string, isCutout: boolean) {
  const asked = {
    userId,
    prompt: 'a quiet lake',
    category: null,
    width: 64,
    height: 64,
    imageCount: 1,
    publish: false,
    idempotencyKey: null,
  };
  const generation = await requestGeneration(
    { ...context, imageModels: [TEST_CARD] },
    { ...asked, modelId: 'quick-generation' },
  );
  if (!isCutout) return generation;
  const bytes = await samplePhoto('jpeg');
  const objectKey = await putObject(context, bytes, 'image/jpeg');
  const { id } = await context.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('pendingObjects').where('objectKey', '=', objectKey).execute();
    return await insertAsset(trx, {
      userId,
      originalName: 'photo.jpg',
      objectKey,
      contentType: 'image/jpeg',
      width: 64,
      height: 64,
      byteSize: bytes.length,
      thumbHash: Buffer.alloc(0),
      hasAlpha: false,
    });
  });
  await context.db
    .updateTable('generations')
    .set({ modelId: BACKGROUND_REMOVAL_MODEL, productId: id })
    .where('id', '=', generation.id)
    .execute();
  return generation;
}

test.each([
  ['a picture', false],
  ['a cut-out', true],
])(
  'canceling %s for free leaves no object that no quota counts',
  async (_, isCutout) => {
    expect(await cancelInALoop(isCutout, 'writing')).toEqual({ written: ROUNDS, left: 0 });
    expect((await cancelInALoop(isCutout, 'encoding')).left).toBe(0);
    // Generations that are not canceled keep their objects.
    expect(await cancelInALoop(isCutout, 'never')).toEqual({ written: ROUNDS, left: ROUNDS });
  },
  60_000,
);
