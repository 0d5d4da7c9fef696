import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCredits } from '#features/credits/rules/find-credits';
import { grantExtraCredits } from '#features/credits/rules/grant-extra-credits';
import { grantMonthlyCredits } from '#features/credits/rules/grant-monthly-credits';
import { holdCredits } from '#features/credits/rules/hold-credits';
import { revokeMonthlyCredits } from '#features/credits/rules/revoke-monthly-credits';
import { settleHold } from '#features/credits/rules/settle-hold';
import { AppError } from '#platform/errors/app-error';
import { createUser } from '#testing/factories';
import { chooseOperation } from '#testing/ledger-chaos/choose-operation';
import { createMadeUpPayments } from '#testing/ledger-chaos/made-up-gateway';
import { performOperation } from '#testing/ledger-chaos/perform-operation';
import { createTestContext, type TestContext } from '#testing/test-context';
import { describeMovement } from './describe-movement.ts';
import { findCreditStanding } from './find-credit-standing.ts';
import { listCreditMovements, type Movement } from './list-credit-movements.ts';
import { streamCreditMovements } from './stream-credit-movements.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const inTransaction = <T>(work: Parameters<ReturnType<typeof context.db.transaction>['execute']>[0]) =>
  context.db.transaction().execute(work) as Promise<T>;

/** Reads page by page. */
async function readAll(userId: string, limit: number): Promise<Movement[]> {
  const all: Movement[] = [];
  let before: number | undefined;
  do {
    const page = await listCreditMovements(context, { userId, limit, before });
    expect(page.movements.length).toBeLessThanOrEqual(limit);
    all.push(...page.movements);
    before = page.next ?? undefined;
  } while (before !== undefined);
  return all;
}

let month = 0;
async function grantMonth(userId: string, amount: number): Promise<string> {
  month += 1;
  const period = { start: new Date(Date.UTC(2026, month, 1)), end: new Date(Date.UTC(2026, month + 1, 1)) };
  return (await inTransaction<string | undefined>((trx) =>
    grantMonthlyCredits(trx, {
      ...{ userId, amount, period, reason: 'subscription' },
      ...{ invoiceId: `in_${month}`, idempotencyKey: `invoice:in_${month}` },
    }),
  ))!;
}

async function hold(userId: string, amount: number): Promise<string> {
  const generationId = randomUUID();
  await inTransaction((trx) => holdCredits(trx, { userId, generationId, amount }));
  return generationId;
}

const settle = (generationId: string, captured: number) =>
  inTransaction((trx) => settleHold(trx, { generationId, captured }));

const brief = (movements: Movement[]) =>
  movements.map((it) => [describeMovement(it).replace(' (deleted since)', ''), it.amount, it.balance]);

describe('the statement', () => {
  test('has one line for a hold of monthly and extra credits, with its outcome', async () => {
    const { id } = await createUser(context.db, { credits: 5 });
    await grantMonth(id, 2);
    const generationId = await hold(id, 4);
    const [reserved] = (await listCreditMovements(context, { userId: id, limit: 1 })).movements;
    expect(reserved).toMatchObject({
      reason: 'generation',
      amount: -4,
      balance: 3,
      generation: { id: generationId, state: 'reserved', charged: 0 },
    });
    await settle(generationId, 1);
    expect(brief(await readAll(id, 50))).toEqual([
      ['Picture. Not charged: returned', 3, 6],
      ['Picture. Charged 1 of 4', -4, 3],
      ['Monthly credits', 2, 7],
      ['Credits added', 5, 5],
    ]);
  });

  test('shows credits that were released after their month, without a balance change', async () => {
    const { id } = await createUser(context.db, { credits: 1 });
    await grantMonth(id, 2);
    const both = await hold(id, 3);
    await grantMonth(id, 7);
    const monthly = await hold(id, 2);
    await grantMonth(id, 4);
    await settle(both, 0);
    await settle(monthly, 0);
    expect(brief(await readAll(id, 2))).toEqual([
      ['Picture. Not charged; the credits had expired', 0, 5],
      ['Picture. Not charged; 2 more had expired', 1, 5],
      ['Monthly credits', 4, 4],
      ['Unused credits of the previous month. Expired when the new month began', -5, 0],
      ['Picture. Not charged', -2, 5],
      ['Monthly credits', 7, 7],
      ['Picture. Not charged', -3, 0],
      ['Monthly credits', 2, 3],
      ['Credits added', 1, 1],
    ]);
  });

  test('shows what a refund takes, at once and from released credits', async () => {
    const { id } = await createUser(context.db);
    const grantId = await grantMonth(id, 5);
    const running = await hold(id, 3);
    await inTransaction((trx) =>
      revokeMonthlyCredits(trx, {
        ...{ userId: id, grantId, amount: 5, reason: 'refund', invoiceId: null },
        idempotencyKey: randomUUID(),
      }),
    );
    await settle(running, 1);
    expect(brief(await readAll(id, 3))).toEqual([
      ['Payment refunded. Reserved for a picture when the payment was refunded', -2, 0],
      ['Picture. Not charged: returned', 2, 2],
      ['Payment refunded. Its unspent credits were removed', -2, 0],
      ['Picture. Charged 1 of 3', -3, 2],
      ['Monthly credits', 5, 5],
    ]);
  });

  test('shows the invoice, and only the user’s own pictures', async () => {
    const { id } = await createUser(context.db);
    await grantMonth(id, 5);
    const at = new Date();
    await context.db
      .insertInto('invoices')
      .values({
        ...{ id: `in_${month}`, userId: id, customerId: 'cus_1', number: 'FW-0001', status: 'paid' },
        ...{
          currency: 'usd',
          amountDue: 999,
          amountPaid: 999,
          livemode: false,
          createdAt: at,
          observedAt: at,
        },
        hostedUrl: 'https://invoices.test/1',
      })
      .execute();
    const other = await createUser(context.db, { credits: 9 });
    const { movements } = await listCreditMovements(context, { userId: id, limit: 50 });
    expect(movements).toMatchObject([
      { reason: 'subscription', invoice: { number: 'FW-0001', amountPaid: 999, currency: 'usd' } },
    ]);
    expect(brief(await readAll(other.id, 50))).toEqual([['Credits added', 9, 9]]);
  });

  test('is empty without movements', async () => {
    const { id } = await createUser(context.db);
    expect(await listCreditMovements(context, { userId: id, limit: 5 })).toEqual({
      movements: [],
      next: null,
    });
  });
});

test('the standing shows when the month ends and when the subscription renews', async () => {
  const { id } = await createUser(context.db, { credits: 3 });
  const none = { monthly: 0, extra: 3, held: 0, monthlyEndsAt: null, renewsAt: null };
  expect(await findCreditStanding(context, id)).toEqual(none);
  await grantMonth(id, 5);
  await hold(id, 2);
  const end = new Date(Date.UTC(2026, month + 1, 1));
  const at = new Date(Date.UTC(2026, month, 1));
  await context.db
    .insertInto('subscriptions')
    .values({
      ...{ id: 'sub_1', userId: id, customerId: 'cus_2', priceId: 'price_1', status: 'active' },
      ...{ currentPeriodStart: at, currentPeriodEnd: end, livemode: false, startedAt: at, observedAt: at },
    })
    .execute();
  const standing = { monthly: 3, extra: 3, held: 2, monthlyEndsAt: end };
  expect(await findCreditStanding(context, id)).toEqual({ ...standing, renewsAt: end });
  await context.db.updateTable('subscriptions').set({ cancelAt: end }).where('userId', '=', id).execute();
  expect(await findCreditStanding(context, id)).toEqual({ ...standing, renewsAt: null });
});

test('the lines add up to the balance, whatever the history and the page length', async () => {
  const newUser = async () => (await createUser(context.db, { credits: 5 })).id;
  await fc.assert(
    fc.asyncProperty(fc.nat(1_000_000), fc.integer({ min: 1, max: 7 }), async (seed, limit) => {
      const userIds = await Promise.all([newUser(), newUser()]);
      const payments = createMadeUpPayments(seed, userIds);
      const deps = { ...context, payments, seed, userIds, onAccepted: () => undefined };
      for (let n = 0; n < 70; n++) {
        const operation = chooseOperation(seed, n, userIds.length);
        // Keys are unique for ever, also across runs.
        const named =
          'key' in operation ? { ...operation, key: `${userIds[0]}:${operation.key}` } : operation;
        const done = performOperation(deps, renamed(named, userIds[0]!));
        await done.catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
      }
      for (const userId of userIds) {
        const lines = await readAll(userId, limit);
        expect(await readAll(userId, 200)).toEqual(lines);
        const walked: Movement[] = [];
        for await (const line of streamCreditMovements(context, { userId })) walked.push(line);
        expect(walked).toEqual(lines);
        expect(lines[0]?.balance).toBe((await findCredits(context, userId)).credits);
        // Each line starts at the balance of the one before, the oldest at 0.
        expect(lines.map(({ balance, amount }) => balance - amount)).toEqual([
          ...lines.slice(1).map(({ balance }) => balance),
          0,
        ]);
        expect(lines.every(({ amount, lapsed }) => amount !== 0 || lapsed > 0)).toBe(true);
        const ids = lines.map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      }
    }),
    { numRuns: 4 },
  );
}, 120_000);

function renamed(operation: ReturnType<typeof chooseOperation>, run: string) {
  if (!('request' in operation)) return operation;
  return { ...operation, request: { ...operation.request, key: `${run}:${operation.request.key}` } };
}

test('two users who are granted credits at the same time see only their own', async () => {
  const users = await Promise.all([0, 1].map(() => createUser(context.db)));
  await Promise.all(
    users.flatMap(({ id: userId }) =>
      [1, 2, 3].map((amount) =>
        inTransaction((trx) =>
          grantExtraCredits(trx, { userId, amount, reason: 'admin-fix', idempotencyKey: randomUUID() }),
        ),
      ),
    ),
  );
  for (const { id } of users) {
    const lines = await readAll(id, 1);
    expect(lines.map(({ amount }) => amount).toSorted()).toEqual([1, 2, 3]);
    expect(lines[0]!.balance).toBe(6);
  }
});
