import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '#testing/factories';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { findGeneration } from './find-generation.ts';
import { requestGeneration } from './request-generation.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

test('the queue position follows fair scheduling between users', async () => {
  const [ada, grace] = [
    await createUser(context.db, { credits: 5 }),
    await createUser(context.db, { credits: 5 }),
  ];
  const asked: { userId: string; id: string }[] = [];
  for (const { id: userId } of [ada, ada, ada, grace]) {
    const { id } = await requestGeneration(
      { ...context, imageModels: [TEST_CARD] },
      {
        ...{
          userId,
          prompt: 'a quiet lake',
          modelId: 'quick-generation',
          category: null,
          width: 64,
          height: 64,
        },
        ...{ imageCount: 1, publish: false, idempotencyKey: null },
      },
    );
    asked.push({ userId, id });
  }
  const places = await Promise.all(asked.map((one) => findGeneration(context, one)));
  // Grace's first is before Ada's second.
  expect(places.map(({ queuePosition }) => queuePosition)).toEqual([0, 2, 3, 1]);
});
