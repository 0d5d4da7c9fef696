import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallPurpose, CallResult } from '#ports/call-journal';
import { createTestContext, type TestContext } from '#testing/test-context';
import type { ConfiguredModel } from './configured-models.ts';
import { createCallJournal } from './create-call-journal.ts';
import { findModelHealth } from './find-model-health.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
beforeEach(async () => {
  await sql`DELETE FROM model_calls`.execute(context.db);
});
afterAll(() => context.close());

const MODEL: ConfiguredModel = {
  id: 'acme/paints',
  name: 'Paints',
  provider: 'Acme',
  uses: ['images'],
  missingVariable: null,
  usdPerImage: 0.1,
  isPriceAssumed: true,
};

async function call(
  outcome: CallResult['outcome'] | null,
  { purpose = 'generation' as CallPurpose, age = '0', usd = 0.1, detail = '' } = {},
) {
  const journal = createCallJournal({ db: context.db, budgetUsd: undefined });
  const id = await journal.begin({
    model: 'acme/paints',
    kind: 'image',
    purpose,
    expectedUsd: usd,
    isCostAssumed: false,
  });
  if (outcome !== null) await journal.end(id, { outcome, ...(detail && { detail }) });
  await sql`UPDATE model_calls SET started_at = started_at - ${age}::interval WHERE id = ${Number(id)}`.execute(
    context.db,
  );
}

async function read(model: Partial<ConfiguredModel> = {}, budgetUsd?: number) {
  const configuredModels = { models: [{ ...MODEL, ...model }], budgetUsd };
  const { models, modelBudget } = await findModelHealth(
    { ...context, configuredModels },
    { now: new Date('2026-11-22T23:59:59Z') },
  );
  return { ...models[0]!, modelBudget };
}

describe('the state of a model', () => {
  test('is unknown before the first call', async () => {
    expect(await read()).toMatchObject({
      id: 'acme/paints',
      state: 'untried',
      lastFailure: null,
      calls: 0,
      failures: 0,
      costTodayUsd: 0,
      usdPerImage: 0.1,
      isPriceAssumed: true,
      modelBudget: null,
    });
  });

  test.each([
    ['delivered', 'ready'],
    ['rejected', 'ready'],
    ['transient', 'down'],
    ['misconfigured', 'refused'],
  ] as const)('after a call that ended %s is %s', async (outcome, state) => {
    await call('transient', { age: '1 hour' });
    await call(outcome);
    // Neither outcome is about the model.
    await call(null);
    await call('abandoned');
    expect(await read()).toMatchObject({ state });
  });

  test('follows a check of the key, which is not counted as a call', async () => {
    await call('misconfigured', { purpose: 'check', usd: 0, detail: 'the key is wrong' });
    expect(await read()).toMatchObject({
      state: 'refused',
      calls: 0,
      failures: 0,
      lastFailure: { kind: 'misconfigured', detail: 'the key is wrong' },
    });
  });

  test('is `missing` if a variable is not set, despite earlier calls', async () => {
    await call('delivered');
    expect(await read({ missingVariable: 'ACME_KEY' })).toMatchObject({
      state: 'unconfigured',
      missingVariable: 'ACME_KEY',
    });
    expect(await read({ provider: null })).toMatchObject({ state: 'built-in' });
  });
});

test('calls and failures are counted for 24 hours', async () => {
  await call('transient', { age: '25 hours' });
  await call('transient', { age: '23 hours', detail: 'no answer' });
  await call('delivered', { age: '22 hours' });
  await call(null);
  expect(await read()).toMatchObject({
    calls: 3,
    failures: 1,
    lastFailure: { kind: 'transient', detail: 'no answer' },
  });
});

test('costs are those of this day, including running calls, and the budget resets at midnight', async () => {
  await call('delivered', { usd: 0.25 });
  await call(null, { usd: 0.5 });
  await call('transient', { usd: 4 });
  await call('delivered', { usd: 8, age: '24 hours' });
  const { costTodayUsd, modelBudget } = await read({}, 2);
  expect(costTodayUsd).toBe(0.75);
  expect(modelBudget).toEqual({
    usd: 2,
    spentUsd: 0.75,
    galleryStopsAtUsd: 1.6,
    resetsAt: '2026-11-23T00:00:00.000Z',
  });
});
