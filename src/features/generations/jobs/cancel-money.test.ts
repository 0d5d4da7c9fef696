import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { listImagesOfGenerations } from '#features/images/queries/images';
import { ProviderError } from '#platform/errors/provider-error';
import type { BegunCall, GenerateOptions, ImageModel, ProducedImage } from '#ports/image-model';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { paintedBy } from '#testing/generation-models';
import { redCutoutModel } from '#testing/red-cutout-model';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { findGeneration } from '../queries/generations.ts';
import { listTrashedImages } from '../queries/trash.ts';
import { cancelGeneration } from '../rules/cancellation/cancel-generation.ts';
import { deleteGeneration } from '../rules/delete-generation.ts';
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
const CREDITS = 40;
// The queue's number of attempts.
const ATTEMPTS = 4;
const COSTS: Record<string, number> = { 'test-card': 3, 'acme/cheap': 1, 'acme/dear': 7 };

/** The outcome of one call to a provider. */
const turn = fc.record({
  model: fc.constantFrom('test-card', 'acme/cheap', 'acme/dear'),
  /** The owner's action once it has begun. */
  owner: fc.oneof(
    { weight: 4, arbitrary: fc.constant('waits' as const) },
    fc.constantFrom('cancels', 'cancels twice', 'deletes', 'cancels if free'),
  ),
  end: fc.constantFrom(
    'delivers',
    'delivers',
    'delivers fewer',
    'fails for now',
    'fails',
    'is killed',
    'is unbilled',
  ),
});
type Turn = typeof turn extends fc.Arbitrary<infer Value> ? Value : never;

const scenario = fc.record({
  imageCount: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 1, max: 5 }),
  turns: fc.array(turn, { minLength: 1, maxLength: 6 }),
  paintsSeveral: fc.boolean(),
  /** Concurrent attempts, for instance after a worker was considered dead. */
  atOnce: fc.integer({ min: 1, max: 2 }),
});

/** A call as the test saw it; `open` if its outcome is unknown. */
interface SeenCall {
  position: number;
  cost: number;
  state: 'open' | 'made' | 'free';
}

test('canceling charges begun pictures once, with any concurrent actions of providers, workers and owners', async () => {
  await fc.assert(fc.asyncProperty(scenario, expectFairPrice), { numRuns: 40 });
}, 120_000);

async function expectFairPrice(
  asked: typeof scenario extends fc.Arbitrary<infer V> ? V : never,
): Promise<void> {
  const { imageCount, price, atOnce, turns, paintsSeveral } = asked;
  const user = await createUser(context.db, { credits: CREDITS });
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
  const calls: SeenCall[] = [];
  /** Actual and expected charges, by each cancellation that settled it. */
  const charges: { charged: number; owed: number }[] = [];
  const left = [...turns];
  let isEnded = false;

  const act = async (owner: Turn['owner']) => {
    if (owner === 'waits') return;
    const of = { userId: user.id, id };
    const owed = owedFor(calls);
    if (owner === 'cancels if free') {
      const answer = cancelGeneration(context, { ...of, maxCredits: 0 });
      if (owed > 0 && atOnce === 1 && !isEnded)
        await expect(answer).rejects.toMatchObject({ code: 'cancel_costs' });
      else await answer.catch(() => undefined);
      return;
    }
    if (owner === 'deletes') await deleteGeneration(context, of).catch(() => undefined);
    else {
      const times = owner === 'cancels' ? 1 : 2;
      const answers = await Promise.all(Array.from({ length: times }, () => cancelGeneration(context, of)));
      for (const { creditsCharged } of answers) if (!isEnded) charges.push({ charged: creditsCharged, owed });
    }
    isEnded = true;
  };

  const worker = async () => {
    const stop = new AbortController();
    const produce = async (count: number, { beginCall }: GenerateOptions, position: number) => {
      const { model, owner, end } = left.shift() ?? LAST;
      const begun = await beginCall!({ model, first: 0, count, mayBeFree: false });
      const cost = model === 'test-card' ? price : Math.min(price, COSTS[model]!);
      const seen = Array.from(
        { length: count },
        (_, index): SeenCall => ({ position: position + index, cost, state: 'open' }),
      );
      calls.push(...seen);
      await act(owner);
      return await finish({ begun, seen, end, stop, madeBy: model });
    };
    const positionOf = (key: string | undefined) => Number(key?.split(':')[1]);
    const model: ImageModel = {
      id: 'test-card',
      generate: async (request, options) => (await produce(1, options, positionOf(request.requestKey)))[0]!,
      ...(paintsSeveral && {
        generateSeveral: (request, { count, ...options }) =>
          produce(count, options, positionOf(request.requestKey)),
      }),
    };
    const { generationModels, ...words } = paintedBy(model);
    const deps = {
      ...context,
      ...words,
      generationModels: { ...generationModels, costOf: (name: string) => COSTS[name]! },
      cutoutModel: redCutoutModel,
      generationTimeoutS: 30,
      onProgressLost: () => undefined,
      onFailed: () => undefined,
    };
    // The queue retries after an error.
    await runGenerationJob(deps, { data: { generationId: id }, signal: stop.signal }).catch(() => undefined);
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
    await Promise.all(Array.from({ length: atOnce }, worker));
  await abandonGenerationJob({ ...context, onFailed: () => undefined }, { data: { generationId: id } });

  const generation = await findGeneration(context.db, id);
  // A charged picture that arrives after its generation was deleted is in the trash.
  const images = [
    ...(await listImagesOfGenerations(context.db, [id])),
    ...(await listTrashedImages(context.db, [id])),
  ];
  const settlement = await context.db
    .selectFrom('creditSettlements')
    .selectAll()
    .where('generationId', '=', id)
    .executeTakeFirstOrThrow();
  const { extra, held } = await findLedgerAccounts(context.db, user.id);
  const paid = CREDITS - extra.balance;
  expect([held.balance, paid]).toEqual([0, settlement.captured]);
  expect(paid).toBeLessThanOrEqual(imageCount * price);
  // Every delivered picture is paid: the cheapest model costs one credit.
  expect(paid).toBeGreaterThanOrEqual(images.length);
  if (settlement.reason === null) expect(paid > 0).toBe(images.length > 0);
  else {
    expect(generation?.status ?? 'deleted').toBe(
      generation ? (images.length > 0 ? 'completed' : 'failed') : 'deleted',
    );
    // A second attempt may begin a call between the test's check and the cancellation.
    if (atOnce === 1) for (const { charged, owed } of charges) expect(charged).toBe(owed);
    for (const { charged } of charges) expect(charged).toBe(paid);
  }
}

const LAST: Turn = { model: 'test-card', owner: 'waits', end: 'delivers' };

/** The price of canceling: each picture once, at its most expensive call. */
function owedFor(calls: readonly SeenCall[]): number {
  const charged = calls.filter(({ state }) => state !== 'free');
  const ofPosition = Map.groupBy(charged, ({ position }) => position);
  return [...ofPosition.values()].reduce((sum, group) => sum + Math.max(...group.map(({ cost }) => cost)), 0);
}

async function finish({
  begun,
  seen,
  end,
  stop,
  madeBy,
}: {
  begun: BegunCall;
  seen: SeenCall[];
  end: Turn['end'];
  stop: AbortController;
  madeBy: string;
}): Promise<ProducedImage[]> {
  const note = async (outcome: number | 'unbilled') => {
    await begun.end(outcome);
    for (const [index, call] of seen.entries())
      call.state = outcome !== 'unbilled' && index < outcome ? 'made' : 'free';
  };
  switch (end) {
    case 'is killed':
      stop.abort(new Error('killed'));
      return await new Promise(() => undefined);
    case 'is unbilled':
      await note('unbilled');
      throw new ProviderError('transient', 'Stopped at the provider');
    case 'fails':
    case 'fails for now':
      await note(0);
      throw new ProviderError(end === 'fails' ? 'rejected' : 'transient', '503 of acme');
    default: {
      const made = end === 'delivers fewer' ? Math.max(1, seen.length - 1) : seen.length;
      await note(made);
      return Array.from({ length: made }, () => ({ ...GRAY, ...(madeBy !== 'test-card' && { madeBy }) }));
    }
  }
}

const GRAY: ProducedImage = {
  image: { pixels: new Uint8Array(SIDE * SIDE * 3).fill(128), width: SIDE, height: SIDE },
  description: {
    digitalSourceType: 'trainedAlgorithmicMedia',
    scene: 'Lake',
    category: 'nature',
    hasPeople: null,
    notes: [],
    details: {},
  },
};
