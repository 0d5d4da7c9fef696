import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { createCallJournal } from '#features/image-models/rules/create-call-journal';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { requestGeneration } from './request-generation.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => {
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.close();
});

const USD: Record<string, number> = { 'acme/dear': 0.4, 'acme/cheap': 0.05, studio: 0 };

async function request(userId: string, imageModel: string, idempotencyKey: string | null = null) {
  const imageModels = Object.keys(USD).map((id) => ({ ...TEST_CARD, id }));
  const modelBudget = { usd: 1, leastUsdOf: (id: string) => USD[id]! };
  return await requestGeneration(
    { ...context, imageModels: [imageModels[0]!, ...imageModels.slice(1)], modelBudget },
    {
      userId,
      prompt: 'a quiet lake',
      modelId: 'quick-generation',
      category: null,
      width: 64,
      height: 64,
      imageCount: 1,
      imageModel,
      publish: false,
      idempotencyKey,
    },
  );
}

test('requests beyond the day’s budget are refused until midnight, and cost nothing', async () => {
  const { id: userId } = await createUser(context.db, { credits: 5 });
  const first = await request(userId, 'acme/dear', 'first');
  const journal = createCallJournal({ db: context.db, budgetUsd: 1 });
  await journal.begin({
    model: 'acme/dear',
    kind: 'image',
    purpose: 'generation',
    expectedUsd: 0.7,
    isCostAssumed: false,
  });

  const refused = await request(userId, 'acme/dear', 'second').catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'rate_limited', status: 429 });
  const { retryAfter } = (refused as { details: { retryAfter: number } }).details;
  const midnight = new Date(Date.now() + retryAfter * 1_000);
  expect(retryAfter).toBeGreaterThan(0);
  expect(midnight.getUTCHours() * 60 + midnight.getUTCMinutes()).toBe(0);

  // Repeats are answered, and models within the budget, or with a fallback within it, are accepted.
  expect((await request(userId, 'acme/dear', 'first')).id).toBe(first.id);
  await request(userId, 'acme/cheap');
  await request(userId, 'studio');
  const { extra, held } = await findLedgerAccounts(context.db, userId);
  expect([extra.balance, held.balance]).toEqual([2, 3]);
});
