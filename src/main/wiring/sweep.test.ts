import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failGeneration } from '#features/generations/rules/fail-generation';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { insertRefusedPrompt } from '#features/moderation/queries/refused-prompts';
import { insertAdminAudit } from '#features/security-events/queries/admin-audit';
import type { Retention } from '#platform/limits/retention';
import { createSession, createUser } from '#testing/factories';
import { TEST_CARD } from '#testing/test-card';
import { createTestContext, type TestContext } from '#testing/test-context';
import { sweepJob } from './sweep.ts';

const DAYS = {
  refusedPromptDays: 10,
  failedPromptDays: 20,
  modelCallDays: 30,
  auditDays: 40,
  securityEventDays: 50,
  sessionDays: 30,
  sessionIdleDays: 5,
};

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const sweep = (retention: Partial<Retention> = {}) =>
  sweepJob({
    ...context,
    galleryKeep: undefined,

    retention: { ...DAYS, ...retention },
  });

async function failed(prompt: string, ago: number) {
  const user = await createUser(context.db, { credits: 1 });
  const { id: generationId } = await requestGeneration(
    { ...context, imageModels: [TEST_CARD] },
    {
      userId: user.id,
      prompt,
      modelId: 'quick-generation',
      category: null,
      width: 64,
      height: 64,
      imageCount: 1,
      publish: false,
      idempotencyKey: null,
    },
  );
  await failGeneration(context, { generationId, failure: 'test' });
  await sql`UPDATE generations SET completed_at = now() - make_interval(days => ${ago}) WHERE id = ${generationId}`.execute(
    context.db,
  );
}

async function prompts(): Promise<string[]> {
  const rows = await context.db.selectFrom('generations').select('prompt').orderBy('completedAt').execute();
  return rows.map(({ prompt }) => prompt);
}

test('prompts of failed generations are deleted in time, those of recent failures stay', async () => {
  await failed('long ago', 21);
  await failed('lately', 19);
  await sweep();
  expect(await prompts()).toEqual(['', 'lately']);
});

test('idle sessions are deleted', async () => {
  const user = await createUser(context.db);
  for (const idle of [4, 6]) {
    await createSession(context.db, user.id);
    await sql`UPDATE sessions SET last_seen_at = now() - make_interval(days => ${idle})
      WHERE last_seen_at > now() - interval '1 day'`.execute(context.db);
  }
  await sweep();
  const rows = await context.db.selectFrom('sessions').select('lastSeenAt').execute();
  expect(rows).toHaveLength(1);
  expect(Date.now() - rows[0]!.lastSeenAt.getTime()).toBeLessThan(5 * 86_400_000);
});

test('the audit log is kept forever, or as long as configured; nothing else deletes entries', async () => {
  const { db } = context;
  for (const ago of [39, 41]) {
    // Only the owner can make up when something happened.
    await context.owner.transaction().execute((trx) =>
      insertAdminAudit(trx, {
        adminId: crypto.randomUUID(),
        adminEmail: 'admin@example.test',
        action: `${ago} days ago`,
        subject: 'user:x',
        createdAt: new Date(Date.now() - ago * 86_400_000),
      }),
    );
  }
  const actions = async () =>
    (await db.selectFrom('adminAudit').select('action').orderBy('id').execute()).map(({ action }) => action);
  await sweep({ auditDays: null });
  expect(await actions()).toHaveLength(2);
  for (const [who, why] of [
    [context.owner, 'append-only'],
    [db, 'permission denied'],
  ] as const) {
    await expect(who.deleteFrom('adminAudit').execute()).rejects.toThrow(why);
    await expect(who.updateTable('adminAudit').set({ action: 'x' }).execute()).rejects.toThrow(why);
    await expect(sql`TRUNCATE admin_audit`.execute(who)).rejects.toThrow(why);
  }
  await sweep();
  expect(await actions()).toEqual(['39 days ago']);
});

test('a failed sweeper does not stop the others, and is named', async () => {
  const { owner, db } = context;
  const user = await createUser(db, { credits: 1 });
  await insertRefusedPrompt(db, {
    ...{ userId: user.id, prompt: 'an old one', publish: false, decision: 'block', reason: 'test' },
    refusedAt: new Date(Date.now() - 11 * 86_400_000),
  });
  await sql`REVOKE ALL ON webhook_deliveries FROM framewright_app`.execute(owner);
  try {
    await expect(sweep()).rejects.toThrow(
      /^1 of \d+ sweepers failed: sweepDeliveries: permission denied for table webhook_deliveries$/,
    );
  } finally {
    await sql`GRANT ALL ON webhook_deliveries TO framewright_app`.execute(owner);
  }
  expect(await db.selectFrom('refusedPrompts').select('prompt').execute()).toEqual([]);
  await sweep();
});
