import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRulesModeration } from '#adapters/moderation/rules/rules-moderation';
import { createUser } from '#testing/factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import { refuseModerated } from './refuse-moderated.ts';

let context: TestContext;
let userId: string;
beforeAll(async () => {
  context = await createTestContext();
  ({ id: userId } = await createUser(context.db));
});
afterAll(() => context.close());

const judge = (privateRules: 'law' | 'strict', prompt: string, publish = false) =>
  refuseModerated(
    { db: context.db, moderation: createRulesModeration({ privateRules }) },
    { userId, prompt, publish },
  );

const GORE = 'a gory severed head on a table';

test('private prompts are judged by law alone unless the operator wants them strict', async () => {
  await expect(judge('law', GORE, true)).rejects.toMatchObject({
    code: 'moderated',
    message: expect.stringContaining('The public gallery does not allow gore'),
  });
  expect(await judge('law', GORE)).toBeNull();
  await expect(judge('strict', GORE)).rejects.toMatchObject({
    code: 'moderated',
    message: expect.stringContaining('This site does not allow gore'),
  });
  expect(await judge('strict', 'a quiet lake')).toBeNull();
});

test('prompts refused in private are recorded for reviewers', async () => {
  const rows = await context.db
    .selectFrom('refusedPrompts')
    .select(['publish', 'reason'])
    .where('userId', '=', userId)
    .execute();
  expect(rows).toContainEqual({ publish: false, reason: 'gore' });
});
