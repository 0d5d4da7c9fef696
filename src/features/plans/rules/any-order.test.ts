import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLedgerAccounts, insertLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import type { Database } from '#platform/db/client';
import type { GatewayEvent } from '#ports/payment-gateway';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import {
  type BillingContext,
  createSubscriber,
  invoicesOf,
  listEventsOf,
  priceOf,
  type Subscriber,
} from '#testing/billing-factories';
import { startTestPayments } from '#testing/test-billing';
import { createTestContext, type TestContext } from '#testing/test-context';
import { PLAN_IDS } from '../contract/plans.ts';
import { applyEvent } from './apply-event.ts';

// Two sites with one gateway: the first gets its events in order, the second in any order.
let orderly: TestContext & BillingContext;
let other: TestContext & BillingContext;
beforeAll(async () => {
  const payments = await startTestPayments();
  orderly = { ...(await createTestContext()), ...payments };
  other = { ...(await createTestContext()), ...payments };
});
afterAll(async () => {
  await orderly.standIn.stop();
  await orderly.close();
  await other.close();
});

const step = fc.oneof(
  fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ do: fc.constant('month' as const) }),
  fc.record({ do: fc.constant('plan' as const), plan: fc.constantFrom(...PLAN_IDS) }),
  fc.record({ do: fc.constant('decline' as const) }),
  fc.record({ do: fc.constant('refund' as const), nth: fc.nat(5), share: fc.constantFrom(0.3, 1) }),
  fc.record({
    do: fc.constant('dispute' as const),
    nth: fc.nat(5),
    outcome: fc.constantFrom('won' as const, 'lost' as const),
  }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'cancelNow' as const, 'resume' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

async function live(subscriber: Subscriber, { do: what, ...how }: Step): Promise<void> {
  const { standIn } = orderly;
  const { subscriptionId, customerId } = subscriber;
  const subscription = standIn.stores.test.objects.subscription.get(subscriptionId)!;
  if (what === 'days') await standIn.clock.advance({ days: (how as { days: number }).days });
  if (what === 'month') await standIn.clock.advance({ months: 1 });
  if (what === 'decline') standIn.failNextPayment(customerId);
  if (what === 'refund' || what === 'dispute') {
    const { nth, share, outcome } = how as { nth: number; share: number; outcome: 'won' | 'lost' };
    const invoices = invoicesOf(orderly, subscriber);
    const id = invoices[nth % invoices.length]!;
    const paid = standIn.stores.test.objects.invoice.get(id)!.amount_paid;
    if (paid <= 0) return;
    // The gateway refuses to return money twice.
    try {
      if (what === 'refund') standIn.refund(id, { amount: Math.ceil(paid * share) });
      else standIn.closeDispute(standIn.openDispute(id).id, outcome);
    } catch {}
  }
  if (subscription.ended_at !== null) return;
  if (what === 'plan')
    standIn.changePlan(subscriptionId, priceOf(orderly, (how as { plan: 'starter' }).plan));
  if (what === 'cancel') standIn.cancel(subscriptionId);
  if (what === 'resume') standIn.resume(subscriptionId);
  if (what === 'cancelNow') standIn.cancelNow(subscriptionId);
}

/** The same user, on the other site. */
async function settle(userId: string): Promise<void> {
  const { searched: _generated, ...user } = await orderly.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await other.db.transaction().execute(async (trx) => {
    await trx.insertInto('users').values(user).execute();
    await insertLedgerAccounts(trx, userId);
  });
}

/** Everything a user has and sees, without write times and lines of ended months. */
async function stateOf(db: Database, userId: string) {
  const accounts = await findLedgerAccounts(db, userId);
  const subscriptions = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const invoices = await db
    .selectFrom('invoices')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
  const month = await db
    .selectFrom('creditGrants')
    .select(['amount', 'invoiceId', 'periodStart', 'periodEnd'])
    .where('userId', '=', userId)
    .where('lapsedAt', 'is', null)
    .execute();
  return {
    monthly: accounts.monthly.balance,
    subscriptions: subscriptions.map(({ observedAt: _, ...row }) => row),
    invoices: invoices.map(({ observedAt: _, grantId: __, ...row }) => row),
    month,
  };
}

test('events lead to the same state in any order, repetition and concurrency', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PLAN_IDS),
      fc.array(step, { minLength: 1, maxLength: 10 }),
      fc.infiniteStream(fc.nat(1_000_000)),
      fc.integer({ min: 1, max: 6 }),
      async (plan, steps, lots, atOnce) => {
        const subscriber = await createSubscriber(orderly, plan);
        for (const next of steps) await live(subscriber, next);
        await settle(subscriber.userId);
        const events = await listEventsOf(orderly, subscriber);
        for (const event of events) await applyEvent(orderly, event, 'webhook');
        const draw = () => lots.next().value as number;
        const again = events.filter(() => draw() % 2 === 0);
        const shuffled: GatewayEvent[] = [...events, ...again]
          .map((event) => ({ event, lot: draw() }))
          .sort((a, b) => a.lot - b.lot)
          .map(({ event }) => event);
        for (let at = 0; at < shuffled.length; at += atOnce)
          await Promise.all(
            shuffled.slice(at, at + atOnce).map((event) => applyEvent(other, event, 'webhook')),
          );
        expect(await stateOf(other.db, subscriber.userId)).toEqual(
          await stateOf(orderly.db, subscriber.userId),
        );
      },
    ),
    { numRuns: 15 },
  );
  expect(await auditLedger(orderly.db)).toEqual(SOUND_LEDGER);
  expect(await auditLedger(other.db)).toEqual(SOUND_LEDGER);
}, 240_000);
