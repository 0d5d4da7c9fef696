import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAccountNotices } from '#features/accounts/queries/account-notices';
import { holdCredits } from '#features/credits/rules/hold-credits';
import { listAuditRows } from '#features/security-events/queries/admin-audit';
import { ProviderError } from '#platform/errors/provider-error';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import {
  type BillingContext,
  balancesOf,
  createSubscriber,
  deliverAll,
  invoicesOf,
  listEventsOf,
  PUBLIC_URL,
  priceOf,
  type Subscriber,
} from '#testing/billing-factories';
import { startTestPayments } from '#testing/test-billing';
import { createTestContext, type TestContext } from '#testing/test-context';
import { PLAN_IDS, type PlanId } from '../contract/plans.ts';
import { findInvoice } from '../queries/invoices.ts';
import { listReconciliations } from '../queries/reconciliations.ts';
import { applyEvent } from './apply-event.ts';
import { reconcile } from './reconcile.ts';

let context: TestContext & BillingContext;
beforeAll(async () => {
  context = { ...(await createTestContext()), ...(await startTestPayments()) };
});
afterAll(async () => {
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.standIn.stop();
  await context.close();
});

const objects = () => context.standIn.stores.test.objects;
const monthly = async ({ userId }: Subscriber) => (await balancesOf(context.db, userId)).monthly;
const balanceOf = ({ customerId }: Subscriber) => objects().customer.get(customerId)!.balance;
const chargesOf = ({ customerId }: Subscriber) =>
  [...objects().customer_balance_transaction.values()]
    .filter(({ customer }) => customer === customerId)
    .map(({ amount }) => amount);

async function member(planId: PlanId): Promise<Subscriber> {
  const subscriber = await createSubscriber(context, planId);
  await deliverAll(context, subscriber);
  return subscriber;
}

async function spend({ userId }: Subscriber, amount: number): Promise<void> {
  const hold = { userId, generationId: randomUUID(), amount };
  await context.db.transaction().execute((trx) => holdCredits(trx, hold));
}

const step = fc.oneof(
  fc.record({ what: fc.constant('plan' as const), plan: fc.constantFrom(...PLAN_IDS) }),
  fc.record({ what: fc.constant('spend' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ what: fc.constant('days' as const), days: fc.integer({ min: 1, max: 4 }) }),
);

test('spent credits stay paid for and nothing is paid twice, whatever is changed and spent in a month', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PLAN_IDS),
      fc.array(step, { minLength: 2, maxLength: 6 }),
      async (plan, steps) => {
        const subscriber = await member(plan);
        let spent = 0;
        let changes = 0;
        // Expected payments in cents: a downgrade returns the share of its money whose credits could be taken back.
        let due = objects().invoice.get(invoicesOf(context, subscriber)[0]!)!.total;
        for (const next of steps) {
          const before = await monthly(subscriber);
          if (next.what === 'days') await context.standIn.clock.advance({ days: next.days });
          else if (next.what === 'spend') {
            const amount = Math.floor(before * next.share);
            if (amount > 0) await spend(subscriber, amount);
            spent += amount;
          } else {
            const known = invoicesOf(context, subscriber).length;
            context.standIn.changePlan(subscriber.subscriptionId, priceOf(context, next.plan));
            await deliverAll(context, subscriber);
            const change = invoicesOf(context, subscriber)[known];
            if (change === undefined) continue;
            changes += 1;
            const { total } = objects().invoice.get(change)!;
            const { credits } = (await findInvoice(context.db, change))!;
            const taken = before - (await monthly(subscriber));
            if ((credits ?? 0) < 0) expect(taken).toBe(Math.min(before, -credits!));
            due += total >= 0 ? total : credits === 0 ? total : (total * taken) / -credits!;
          }
        }
        const paid = invoicesOf(context, subscriber)
          .map((id) => objects().invoice.get(id)!.amount_paid)
          .reduce((sum, amount) => sum + amount, 0);
        const net = paid + balanceOf(subscriber);
        expect(Math.abs(net - due)).toBeLessThanOrEqual(changes);
        // No credit of these plans costs less than 2.6 cents.
        expect(net).toBeGreaterThanOrEqual(spent * 2.6 - changes);
        // Delivered again, nothing is charged again.
        const charged = chargesOf(subscriber);
        await deliverAll(context, subscriber);
        for (const event of await listEventsOf(context, subscriber))
          await applyEvent(context, { ...event, id: `${event.id}_again` }, 'webhook');
        expect(chargesOf(subscriber)).toEqual(charged);
      },
    ),
    { numRuns: 12 },
  );
}, 240_000);

test('spent credits are charged once, despite an outage and two concurrent processes', async () => {
  const subscriber = await member('enterprise');
  await spend(subscriber, 750);
  context.standIn.changePlan(subscriber.subscriptionId, priceOf(context, 'starter'));
  const { gateway } = context.payments;
  const away = async () => {
    throw new ProviderError('transient', 'It is away');
  };
  const payments = { ...context.payments, gateway: { ...gateway, chargeBalance: away } };
  const findings = [];
  for (const event of await listEventsOf(context, subscriber))
    findings.push(...(await applyEvent({ db: context.db, payments }, event, 'webhook')));
  expect(findings).toMatchObject([{ kind: 'gateway-task-failed', repaired: false }]);
  expect(chargesOf(subscriber)).toEqual([]);
  await Promise.all([reconcile(context), reconcile(context)]);
  const charged = chargesOf(subscriber);
  expect(charged.length).toBe(1);
  expect(balanceOf(subscriber)).toBe(0);
  // As if a process had died after the charge and before storing it, long after the gateway forgot its key.
  await context.db.updateTable('gatewayTasks').set({ doneAt: null }).execute();
  await reconcile(context);
  expect(chargesOf(subscriber)).toEqual(charged);
});

/** A second subscription that was opened at the gateway's dashboard. */
async function subscribeAgain(first: Subscriber, planId: PlanId): Promise<string> {
  const opened = await context.payments.gateway.openCheckout(
    {
      customerId: first.customerId,
      userId: first.userId,
      priceId: priceOf(context, planId),
      promotionCodeId: null,
      successUrl: PUBLIC_URL,
      cancelUrl: PUBLIC_URL,
    },
    `second:${first.userId}:${planId}`,
  );
  if ('refused' in opened) throw new Error(opened.refused);
  context.standIn.completeCheckout(opened.id);
  return String(objects()['checkout.session'].get(opened.id)!.subscription);
}

const refundsOf = ({ customerId }: Subscriber) =>
  [...objects().refund.values()]
    .filter(({ charge }) => objects().charge.get(String(charge))?.customer === customerId)
    .map(({ amount }) => amount);

describe('two subscriptions of one user', () => {
  test('become the one paid last; the other’s unspent part is refunded once, and the user is notified', async () => {
    const subscriber = await member('professional');
    await spend(subscriber, 150);
    const second = await subscribeAgain(subscriber, 'enterprise');
    const events = await listEventsOf(context, subscriber);
    await Promise.all([...events, ...events].map((event) => applyEvent(context, event, 'webhook')));
    await deliverAll(context, subscriber);
    await reconcile(context);
    expect(objects().subscription.get(subscriber.subscriptionId)?.status).toBe('canceled');
    expect(objects().subscription.get(second)?.status).toBe('active');
    // Half of its credits were spent.
    expect(refundsOf(subscriber)).toEqual([749]);
    expect(await monthly(subscriber)).toBe(750);
    const notices = await listAccountNotices(context.db, subscriber.userId);
    expect(notices.map(({ kind }) => kind)).toEqual(['second-subscription-ended']);
    const audit = await listAuditRows(context.db, {
      ...{ action: 'end-second-subscription', adminEmail: '', subject: subscriber.userId },
      ...{ limit: 10, offset: 0 },
    });
    expect(audit.map(({ detail }) => detail)).toEqual([
      { endedSubscription: subscriber.subscriptionId, keptSubscription: second, refundedCents: 749 },
    ]);
  });

  test('refund nothing if the first is spent', async () => {
    const subscriber = await member('enterprise');
    await spend(subscriber, 750);
    await subscribeAgain(subscriber, 'starter');
    await deliverAll(context, subscriber);
    expect(refundsOf(subscriber)).toEqual([]);
    expect(await monthly(subscriber)).toBe(3);
    expect(objects().subscription.get(subscriber.subscriptionId)?.status).toBe('canceled');
  });

  test('are resolved by reconciliation without events, and not found again', async () => {
    const subscriber = await member('starter');
    const second = await subscribeAgain(subscriber, 'professional');
    const told = await listEventsOf(context, subscriber);
    for (const { id } of told) objects().event.delete(id);
    await reconcile(context);
    await reconcile(context);
    // A second passed between the two, or none; of nothing spent, the unused share of time is refunded.
    const [item] = objects().subscription.get(subscriber.subscriptionId)!.items.data;
    const { current_period_start: start, current_period_end: end } = item!;
    const unused = end - objects().subscription.get(second)!.start_date;
    expect(refundsOf(subscriber)).toEqual([Math.floor(999 * (unused / (end - start)))]);
    const [last] = await listReconciliations(context.db, 1);
    expect(JSON.stringify(last?.findings)).not.toContain(subscriber.userId);
  });
});
