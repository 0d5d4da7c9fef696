import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ModelCall } from '#ports/call-journal';
import { createTestContext, type TestContext } from '#testing/test-context';
import { sumCostOfDay } from '../queries/model-calls.ts';
import { createCallJournal } from './create-call-journal.ts';
import { createMemoryJournal } from './create-memory-journal.ts';
import { sweepModelCalls } from './sweep-model-calls.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
beforeEach(async () => {
  await sql`DELETE FROM model_calls`.execute(context.db);
});
afterAll(() => context.close());

const call: ModelCall = {
  model: 'openai/gpt-image-1',
  kind: 'image',
  purpose: 'generation',
  expectedUsd: 0.04,
  isCostAssumed: false,
};

function open(budgetUsd?: number) {
  return createCallJournal({ db: context.db, budgetUsd });
}

async function read() {
  return await context.db.selectFrom('modelCalls').selectAll().orderBy('id').execute();
}

describe('the journal', () => {
  test('has a row for a call before it is made, with its expected cost', async () => {
    await open().begin(call);
    expect(await read()).toMatchObject([
      { model: 'openai/gpt-image-1', purpose: 'generation', outcome: null, costMicroUsd: 40_000 },
    ]);
  });

  test('stores a call’s cost and outcome', async () => {
    const journal = open();
    const id = await journal.begin(call);
    await journal.end(id, {
      outcome: 'delivered',
      usd: 0.0123456,
      images: 2,
      inputTokens: 50,
      outputTokens: 7,
    });
    expect(await read()).toMatchObject([
      { outcome: 'delivered', costMicroUsd: 12_346, images: 2, inputTokens: 50, outputTokens: 7 },
    ]);
  });

  test.each([
    ['delivered', 40_000],
    ['transient', 0],
    ['rejected', 0],
    ['abandoned', 40_000],
  ] as const)('counts a call that ended %s without a price as %d millionths', async (outcome, cost) => {
    const journal = open();
    await journal.end(await journal.begin(call), { outcome, detail: 'said\0 so' });
    expect(await read()).toMatchObject([{ outcome, costMicroUsd: cost, detail: 'said so' }]);
  });

  test('ends a call once', async () => {
    const journal = open();
    const id = await journal.begin(call);
    await journal.end(id, { outcome: 'delivered' });
    await journal.end(id, { outcome: 'transient' });
    expect(await read()).toMatchObject([{ outcome: 'delivered', costMicroUsd: 40_000 }]);
  });

  test('deletes calls after 90 days', async () => {
    const journal = open();
    await journal.begin(call);
    await journal.begin({ ...call, model: 'fal/old' });
    await sql`UPDATE model_calls SET started_at = now() - interval '91 days' WHERE model = 'fal/old'`.execute(
      context.db,
    );
    expect(await sweepModelCalls({ ...context, retention: { modelCallDays: 90 } })).toBe(1);
    expect(await read()).toMatchObject([{ model: call.model }]);
  });
});

const journals = [
  ['in the database', open],
  ['in memory', (budgetUsd?: number) => createMemoryJournal({ budgetUsd })],
] as const;

describe.each(journals)('the budget of a journal %s', (_, openOne) => {
  test('allows calls until the next one would exceed it', async () => {
    const journal = openOne(0.1);
    await journal.begin(call);
    await journal.begin(call);
    await expect(journal.begin(call)).rejects.toMatchObject({
      kind: 'transient',
      wasRetried: true,
      reason: expect.stringContaining('has reached its budget for today'),
      retryAfterMs: expect.any(Number),
    });
    await journal.begin({ ...call, expectedUsd: 0.02 });
  });

  test('always allows free calls', async () => {
    const journal = openOne(0);
    await expect(journal.begin(call)).rejects.toMatchObject({ kind: 'transient' });
    await journal.begin({ ...call, expectedUsd: 0 });
  });

  test('stops the gallery at four fifths, but not users and ads', async () => {
    const journal = openOne(0.1);
    await journal.begin({ ...call, purpose: 'gallery' });
    await journal.begin({ ...call, purpose: 'gallery' });
    await expect(journal.begin({ ...call, expectedUsd: 0.001, purpose: 'gallery' })).rejects.toThrow(
      /BUDGET/,
    );
    await journal.begin({ ...call, expectedUsd: 0.01, purpose: 'ads' });
    await journal.begin({ ...call, expectedUsd: 0.01 });
  });

  test('releases the unused part of expected costs', async () => {
    const journal = openOne(0.05);
    const failed = await journal.begin(call);
    await expect(journal.begin(call)).rejects.toThrow(/BUDGET/);
    await journal.end(failed, { outcome: 'transient' });
    await journal.begin(call);
  });

  test('is never exceeded by concurrent calls', async () => {
    const journal = openOne(1);
    const begun = await Promise.allSettled(Array.from({ length: 60 }, () => journal.begin(call)));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
  });
});

describe('the budget in the database', () => {
  test('is shared by all processes, for any costs and outcomes', async () => {
    const journals = [open(2), open(2)];
    await Promise.all(
      Array.from({ length: 120 }, async (_, index) => {
        const journal = journals[index % 2]!;
        const usd = 0.01 * (1 + (index % 7));
        try {
          const id = await journal.begin({ ...call, expectedUsd: usd });
          expect(await sumCostOfDay(context.db)).toBeLessThanOrEqual(2_000_000);
          if (index % 3 === 0) await journal.end(id, { outcome: 'transient' });
        } catch (error) {
          expect(error).toMatchObject({ kind: 'transient', wasRetried: true });
        }
      }),
    );
    const cost = await sumCostOfDay(context.db);
    expect(cost).toBeLessThanOrEqual(2_000_000);
    expect(cost).toBeGreaterThan(1_000_000);
  });

  test('counts calls of crashed processes, but none of yesterday', async () => {
    const journal = open(0.05);
    await journal.begin(call);
    await expect(journal.begin(call)).rejects.toThrow(/BUDGET/);
    await sql`UPDATE model_calls SET started_at = date_trunc('day', now(), 'UTC') - interval '1 second'`.execute(
      context.db,
    );
    await journal.begin(call);
  });
});
