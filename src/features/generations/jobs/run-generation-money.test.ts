import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { ProviderError } from '#platform/errors/provider-error';
import type { ImageDescription, ImageModel, ProducedImage } from '#ports/image-model';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { paintedBy } from '#testing/generation-models';
import { redCutoutModel } from '#testing/red-cutout-model';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { findGeneration } from '../queries/generations.ts';
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

const SIDE = 64;
// The queue's number of attempts.
const ATTEMPTS = 4;
const COSTS: Record<string, number> = { 'test-card': 3, 'acme/cheap': 1, 'acme/dear': 7 };

/** A model's behavior in one call. */
type Turn =
  | { kind: 'delivers'; share: number; madeBy?: string; broken: boolean }
  | { kind: 'fails'; how: 'transient' | 'rejected' | 'moderated' | 'misconfigured'; wasRetried: boolean }
  | { kind: 'is-killed' };

const turn: fc.Arbitrary<Turn> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      {
        kind: fc.constant('delivers' as const),
        share: fc.double({ min: 0.01, max: 1, noNaN: true }),
        madeBy: fc.constantFrom('acme/cheap', 'acme/dear'),
        broken: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.constant(true)),
      },
      { requiredKeys: ['kind', 'share', 'broken'] },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fails' as const),
      how: fc.constantFrom('transient', 'rejected', 'moderated', 'misconfigured'),
      wasRetried: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'is-killed' as const }) },
);

const scenario = fc.record({
  imageCount: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 1, max: 5 }),
  turns: fc.array(turn, { maxLength: 6 }),
  paintsSeveral: fc.boolean(),
  /** Concurrent attempts, for instance after a worker was considered dead. */
  atOnce: fc.integer({ min: 1, max: 2 }),
});

type Scenario = typeof scenario extends fc.Arbitrary<infer Value> ? Value : never;

test('only delivered pictures are paid for, with any behavior of models and fallbacks', async () => {
  await fc.assert(fc.asyncProperty(scenario, expectFairPrice), { numRuns: 40 });
}, 120_000);

const storedMaker = z.object({ madeBy: z.string().optional() });

async function expectFairPrice(asked: Scenario): Promise<void> {
  const { imageCount, price, atOnce } = asked;
  const user = await createUser(context.db, { credits: 20 });
  const { id } = await requestGeneration(
    { ...context, imageModels: [{ ...TEST_CARD, cost: price }] },
    {
      userId: user.id,
      prompt: 'a quiet lake',
      modelId: 'quick-generation',
      category: null,
      width: SIDE,
      height: SIDE,
      imageCount,
      publish: false,
      idempotencyKey: null,
    },
  );
  const worker = scriptedWorker(asked);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
    await Promise.all(Array.from({ length: atOnce }, () => worker.attempt(id)));
  await abandonGenerationJob({ ...context, onFailed: () => undefined }, { data: { generationId: id } });

  const { status, failureReason } = (await findGeneration(context.db, id))!;
  const images = await listImagesOfGenerations(context.db, [id]);
  const { extra, held } = await findLedgerAccounts(context.db, user.id);
  const fair = images
    .map(({ description }) => storedMaker.parse(description).madeBy)
    .reduce((sum, madeBy) => sum + Math.min(price, madeBy === undefined ? price : COSTS[madeBy]!), 0);
  expect(held.balance).toBe(0);
  expect(20 - extra.balance).toBe(fair);
  expect(images.length).toBeLessThanOrEqual(imageCount);
  expect(status).toBe(images.length > 0 ? 'completed' : 'failed');
  if (failureReason !== null) expect(failureReason).not.toMatch(/acme|503|Error/);
}

/** Workers that die as scripted, in any attempt; after the script the model delivers. */
function scriptedWorker({ turns, paintsSeveral }: Scenario) {
  const left = [...turns];
  const attempt = async (generationId: string) => {
    const stop = new AbortController();
    const produce = async (count: number): Promise<ProducedImage[]> => {
      const next = left.shift() ?? { kind: 'delivers', share: 1, broken: false };
      if (next.kind === 'fails')
        throw new ProviderError(next.how, '503 of acme', { wasRetried: next.wasRetried });
      if (next.kind === 'is-killed') {
        stop.abort(new Error('killed'));
        return await new Promise(() => undefined);
      }
      return Array.from({ length: Math.max(1, Math.floor(count * next.share)) }, (_, index) => ({
        ...(next.broken && index === 0 ? BROKEN : GRAY),
        ...(next.madeBy !== undefined && { madeBy: next.madeBy }),
      }));
    };
    const model: ImageModel = {
      id: 'test-card',
      generate: async () => (await produce(1))[0]!,
      ...(paintsSeveral && { generateSeveral: (_, { count }) => produce(count) }),
    };
    const { generationModels, ...words } = paintedBy(model);
    const deps = {
      ...context,
      ...words,
      generationModels: { ...generationModels, costOf: (id: string) => COSTS[id]! },
      cutoutModel: redCutoutModel,
      generationTimeoutS: 30,
      onProgressLost: () => undefined,
      onFailed: () => undefined,
    };
    // The queue retries after an error.
    await runGenerationJob(deps, { data: { generationId }, signal: stop.signal }).catch(() => undefined);
  };
  return { attempt };
}

const description: ImageDescription = {
  digitalSourceType: 'trainedAlgorithmicMedia',
  scene: 'Lake',
  category: 'nature',
  hasPeople: null,
  notes: [],
  details: {},
};
const GRAY: ProducedImage = {
  image: { pixels: new Uint8Array(SIDE * SIDE * 3).fill(128), width: SIDE, height: SIDE },
  description,
};
const BROKEN: ProducedImage = { image: { bytes: Buffer.from('<html>busy</html>') }, description };
