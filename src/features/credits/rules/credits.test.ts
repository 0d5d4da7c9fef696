import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#platform/errors/app-error';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import { createUser } from '#testing/factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import { findLedgerAccounts } from '../queries/ledger-accounts.ts';
import { addMonthlyCredits } from './add-monthly-credits.ts';
import { grantExtraCredits } from './grant-extra-credits.ts';
import { grantMonthlyCredits, type MonthlyGrant } from './grant-monthly-credits.ts';
import { holdCredits } from './hold-credits.ts';
import { lapseMonthlyCredits } from './lapse-monthly-credits.ts';
import { revokeMonthlyCredits } from './revoke-monthly-credits.ts';
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

// Consecutive months, like invoices.
let month = 0;
function monthOf(userId: string, amount: number): MonthlyGrant {
  month += 1;
  const period = { start: new Date(2026, month, 1), end: new Date(2026, month + 1, 1) };
  const invoiceId = `in_${month}`;
  return { userId, amount, reason: 'test', idempotencyKey: randomUUID(), period, invoiceId };
}

const inTransaction = <T>(work: Parameters<ReturnType<typeof context.db.transaction>['execute']>[0]) =>
  context.db.transaction().execute(work) as Promise<T>;

async function grantMonthly(userId: string, amount: number) {
  await inTransaction((trx) => grantMonthlyCredits(trx, monthOf(userId, amount)));
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

  test('of more credits than available is refused with both figures', async () => {
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
  test('captures monthly credits first and returns the rest to their source', async () => {
    const { id } = await createUser(context.db, { credits: 5 });
    await grantMonthly(id, 3);
    await settle(await hold(id, 5), 2);
    expect(await balances(id)).toEqual({ monthly: 1, extra: 5, held: 0 });
  });

  test('lets monthly credits expire if their grant was replaced', async () => {
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
  test('with one key is given once, even under concurrent calls', async () => {
    const { id: userId } = await createUser(context.db);
    const grant = { userId, amount: 7, reason: 'test', idempotencyKey: randomUUID() };
    await Promise.all(Array.from({ length: 8 }, () => inTransaction((trx) => grantExtraCredits(trx, grant))));
    expect(await balances(userId)).toEqual({ monthly: 0, extra: 7, held: 0 });
  });

  test('of a month replaces the rest of the last month', async () => {
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
    await expect(sql`UPDATE transfers SET amount = 1000`.execute(context.owner)).rejects.toThrow(
      /append-only/,
    );
    await expect(sql`DELETE FROM transfers`.execute(context.owner)).rejects.toThrow(/append-only/);
    await expect(sql`TRUNCATE transfers`.execute(context.owner)).rejects.toThrow(/append-only/);
  });

  test('refuses a balance below zero', async () => {
    const { id } = await createUser(context.db, { credits: 1 });
    const overdraft = sql`UPDATE ledger_accounts SET balance = -1 WHERE user_id = ${id} AND kind = 'extra'`;
    await expect(overdraft.execute(context.owner)).rejects.toThrow(/check constraint/);
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

test('the ledger stays sound and nobody overspends under concurrent operations', async () => {
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
        const grant = { userId, amount: step.amount, reason: 'test', idempotencyKey: randomUUID() };
        if (step.type === 'extra') await inTransaction((trx) => grantExtraCredits(trx, grant));
        else await grantMonthly(userId, step.amount);
      };
      // Ten at a time, in any order.
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

describe('a month that arrives late', () => {
  test('replaces nothing: its credits expire at once', async () => {
    const { id } = await createUser(context.db);
    const [first, second] = [monthOf(id, 30), monthOf(id, 20)];
    await inTransaction((trx) => grantMonthlyCredits(trx, second));
    await inTransaction((trx) => grantMonthlyCredits(trx, first));
    expect(await balances(id)).toEqual({ monthly: 20, extra: 0, held: 0 });
    expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  });
});

describe('a revocation', () => {
  const revoke = (userId: string, grantId: string, amount: number) =>
    inTransaction<number>((trx) =>
      revokeMonthlyCredits(trx, {
        ...{ userId, grantId, amount, reason: 'refund', invoiceId: null },
        idempotencyKey: randomUUID(),
      }),
    );
  const grantOf = async (userId: string, amount: number) =>
    (await inTransaction<string | undefined>((trx) => grantMonthlyCredits(trx, monthOf(userId, amount))))!;

  test('takes only unspent credits', async () => {
    const { id } = await createUser(context.db, { credits: 2 });
    const grantId = await grantOf(id, 5);
    await settle(await hold(id, 3), 3);
    expect(await revoke(id, grantId, 5)).toBe(2);
    expect(await balances(id)).toEqual({ monthly: 0, extra: 2, held: 0 });
  });

  test('takes credits held by a running generation when they are released', async () => {
    const { id } = await createUser(context.db);
    const grantId = await grantOf(id, 5);
    const running = await hold(id, 4);
    expect(await revoke(id, grantId, 3)).toBe(1);
    expect(await balances(id)).toEqual({ monthly: 0, extra: 0, held: 4 });
    await settle(running, 1);
    expect(await balances(id)).toEqual({ monthly: 1, extra: 0, held: 0 });
    expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  });

  test('leaves credits held by a later generation', async () => {
    const { id } = await createUser(context.db);
    const grantId = await grantOf(id, 5);
    const running = await hold(id, 4);
    await revoke(id, grantId, 1);
    await inTransaction((trx) => addMonthlyCredits(trx, monthOf(id, 3)));
    const later = await hold(id, 3);
    await settle(later, 0);
    await settle(running, 4);
    expect(await balances(id)).toEqual({ monthly: 3, extra: 0, held: 0 });
  });

  test('leaves an ended month alone', async () => {
    const { id } = await createUser(context.db);
    const grantId = await grantOf(id, 5);
    await grantOf(id, 7);
    expect(await revoke(id, grantId, 5)).toBe(0);
    expect(await balances(id)).toEqual({ monthly: 7, extra: 0, held: 0 });
  });
});

test('the end of a month expires its rest and leaves extra credits', async () => {
  const { id } = await createUser(context.db, { credits: 2 });
  await grantMonthly(id, 9);
  const running = await hold(id, 4);
  await inTransaction((trx) => lapseMonthlyCredits(trx, { userId: id, reason: 'period-ended' }));
  expect(await balances(id)).toEqual({ monthly: 0, extra: 2, held: 4 });
  await settle(running, 0);
  expect(await balances(id)).toEqual({ monthly: 0, extra: 2, held: 0 });
});
