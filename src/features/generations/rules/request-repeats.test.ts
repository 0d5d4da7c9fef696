import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderError } from '#platform/errors/provider-error';
import type { PromptExplainer } from '#ports/prompt-explainer';
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

const CRASHED: PromptExplainer = {
  explain: () => Promise.reject(new ProviderError('transient', 'The prompt could not be explained')),
};

async function request(userId: string, idempotencyKey: string, explainer?: PromptExplainer) {
  const promptExplainers = new Map(explainer ? [[TEST_CARD.id, explainer]] : []);
  return await requestGeneration(
    { ...context, imageModels: [TEST_CARD], promptExplainers, modelBudget: undefined },
    {
      userId,
      prompt: 'a quiet lake',
      modelId: 'quick-generation',
      category: null,
      width: 64,
      height: 64,
      imageCount: 1,
      publish: false,
      idempotencyKey,
    },
  );
}

test('a repeat gets its first answer while prompts cannot be explained; a new request fails and costs nothing', async () => {
  const { id: userId } = await createUser(context.db, { credits: 5 });
  const first = await request(userId, 'first');
  expect((await request(userId, 'first', CRASHED)).id).toBe(first.id);
  await expect(request(userId, 'second', CRASHED)).rejects.toMatchObject({ kind: 'transient' });
  // Nothing is left of the failed one.
  expect((await request(userId, 'second')).id).not.toBe(first.id);
});
