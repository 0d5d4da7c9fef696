import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLedgerAccounts } from '#server/db/queries/ledger-accounts';
import { AppError } from '#server/errors';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import { grantExtraCredits } from './grant-extra-credits.ts';
import { grantMonthlyCredits } from './grant-monthly-credits.ts';
import { holdCredits } from './hold-credits.ts';
import { settleHold } from './settle-hold.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

async function balances(userId: string) {
  const { monthly, extra, held } = await findLedgerAccounts(context.db, userId);
  return { monthly: monthly.balance, extra: extra.balance, held: held.balance };
}

const inTransaction = <T>(work: Parameters<ReturnType<typeof context.db.transaction>['execute']>[0]) =>
  context.db.transaction().execute(work) as Promise<T>;

async function grantMonthly(userId: string, amount: number) {
  await inTransaction((trx) =>
    grantMonthlyCredits(trx, { userId, amount, reason: 'test', idempotencyKey: randomUUID() }),
  );
}

async function hold(userId: string, amount: number): Promise<string> {
  const generationId = randomUUID();
  await inTransaction((trx) => holdCredits(trx, { userId, generationId, amount }));
  return generationId;
}

const settle = (generationId: string, captured: number) =>
  inTransaction((trx) => settleHold(trx, { generationId, captured }));

describe('a hold', () => {
  test('takes monthly credits first, then extra ones', async () => {
    const { id } = await createUser(context.db, { credits: 5 });
    await grantMonthly(id, 3);
    await hold(id, 4);
    expect(await balances(id)).toEqual({ monthly: 0, extra: 4, held: 4 });
  });

  test('is refused when it is more than there is, and names both figures', async () => {
    const { id } = await createUser(context.db, { credits: 2 });
    await grantMonthly(id, 1);
    const refusal = await hold(id, 4).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({
      code: 'insufficient_credits',
      details: { creditsRequired: 4, creditsAvailable: 3 },
    });
    expect(await balances(id)).toEqual({ monthly: 1, extra: 2, held: 0 });
  });
});

describe('a settlement', () => {
  test('captures monthly credits first and returns the rest to where it came from', async () => {
    const { id } = await createUser(context.db, { credits: 5 });
    await grantMonthly(id, 3);
    await settle(await hold(id, 5), 2);
    expect(await balances(id)).toEqual({ monthly: 1, extra: 5, held: 0 });
  });

  test('lets monthly credits expire when their grant has been replaced meanwhile', async () => {
    const { id } = await createUser(context.db, { credits: 1 });
    await grantMonthly(id, 3);
    const generationId = await hold(id, 4);
    await grantMonthly(id, 10);
    await settle(generationId, 0);
    expect(await balances(id)).toEqual({ monthly: 10, extra: 1, held: 0 });
  });

  test('happens once: a second one changes nothing', async () => {
    const { id } = await createUser(context.db, { credits: 3 });
    const generationId = await hold(id, 3);
    await Promise.all([settle(generationId, 1), settle(generationId, 1), settle(generationId, 1)]);
    expect(await balances(id)).toEqual({ monthly: 0, extra: 2, held: 0 });
    await settle(generationId, 0);
    expect(await balances(id)).toEqual({ monthly: 0, extra: 2, held: 0 });
  });

  test('cannot charge more than was held', async () => {
    const { id } = await createUser(context.db, { credits: 3 });
    const generationId = await hold(id, 2);
    await expect(settle(generationId, 3)).rejects.toThrow(RangeError);
    expect(await balances(id)).toEqual({ monthly: 0, extra: 1, held: 2 });
  });
});

describe('a grant', () => {
  test('of one name is given once, also when it is asked for many times at once', async () => {
    const { id: userId } = await createUser(context.db);
    const grant = { userId, amount: 7, reason: 'test', idempotencyKey: randomUUID() };
    await Promise.all(Array.from({ length: 8 }, () => inTransaction((trx) => grantExtraCredits(trx, grant))));
    expect(await balances(userId)).toEqual({ monthly: 0, extra: 7, held: 0 });
  });

  test('of a month replaces what is left of the last one', async () => {
    const { id } = await createUser(context.db, { credits: 2 });
    await grantMonthly(id, 30);
    await hold(id, 5);
    await grantMonthly(id, 20);
    expect(await balances(id)).toEqual({ monthly: 20, extra: 2, held: 5 });
  });
});

describe('the database', () => {
  test('refuses to change or remove a transfer', async () => {
    await createUser(context.db, { credits: 1 });
    await expect(sql`UPDATE transfers SET amount = 1000`.execute(context.db)).rejects.toThrow(/append-only/);
    await expect(sql`DELETE FROM transfers`.execute(context.db)).rejects.toThrow(/append-only/);
    await expect(sql`TRUNCATE transfers`.execute(context.db)).rejects.toThrow(/append-only/);
  });

  test('refuses a balance below zero', async () => {
    const { id } = await createUser(context.db, { credits: 1 });
    const overdraft = sql`UPDATE ledger_accounts SET balance = -1 WHERE user_id = ${id} AND kind = 'extra'`;
    await expect(overdraft.execute(context.db)).rejects.toThrow(/check constraint/);
  });
});

const operation = fc.oneof(
  fc.record({
    type: fc.constant('extra' as const),
    user: fc.nat(2),
    amount: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({
    type: fc.constant('monthly' as const),
    user: fc.nat(2),
    amount: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({ type: fc.constant('hold' as const), user: fc.nat(2), amount: fc.integer({ min: 1, max: 8 }) }),
  fc.record({
    type: fc.constant('settle' as const),
    nth: fc.nat(30),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
);

test('whatever happens at once, the ledger stays sound and nobody spends what they do not have', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 60 }), async (operations) => {
      const users = await Promise.all([0, 1, 2].map(() => createUser(context.db, { credits: 5 })));
      const holds: { generationId: string; amount: number }[] = [];
      const run = async (step: (typeof operations)[number]) => {
        if (step.type === 'settle') {
          const held = holds[step.nth % Math.max(1, holds.length)];
          if (held) await settle(held.generationId, Math.floor(held.amount * step.share));
          return;
        }
        const userId = users[step.user]!.id;
        if (step.type === 'hold') {
          const generationId = await hold(userId, step.amount);
          holds.push({ generationId, amount: step.amount });
          return;
        }
        const give = step.type === 'extra' ? grantExtraCredits : grantMonthlyCredits;
        const grant = { userId, amount: step.amount, reason: 'test', idempotencyKey: randomUUID() };
        await inTransaction((trx) => give(trx, grant));
      };
      // Ten at a time, in whatever order the database takes them.
      for (let at = 0; at < operations.length; at += 10) {
        const results = await Promise.allSettled(operations.slice(at, at + 10).map(run));
        for (const result of results) {
          if (result.status === 'rejected')
            expect(result.reason).toMatchObject({ code: 'insufficient_credits' });
        }
      }
      expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
    }),
    { numRuns: 25 },
  );
}, 120_000);
