import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPayer } from '#features/accounts/queries/payers';
import { holdCredits } from '#features/credits/rules/hold-credits';
import { auditLedger, SOUND_LEDGER } from '#testing/audit-ledger';
import {
  type BillingContext,
  balancesOf,
  createSubscriber,
  deliverAll,
  invoicesOf,
  listEventsOf,
  priceOf,
  type Subscriber,
  subscribe,
} from '#testing/billing-factories';
import { startTestPayments } from '#testing/test-billing';
import { createTestContext, type TestContext } from '#testing/test-context';
import type { PlanId } from '../contract/plans.ts';
import { findInvoice } from '../queries/invoices.ts';
import { findSubscription } from '../queries/subscriptions.ts';
import { applyEvent } from './apply-event.ts';
import { findBilling } from './find-billing.ts';

let context: TestContext & BillingContext;
beforeAll(async () => {
  context = { ...(await createTestContext()), ...(await startTestPayments()) };
});
afterAll(async () => {
  expect(await auditLedger(context.db)).toEqual(SOUND_LEDGER);
  await context.standIn.stop();
  await context.close();
});

/** A subscriber with all events delivered. */
async function member(planId: PlanId, options: { promoCode?: string; credits?: number } = {}) {
  const subscriber = await createSubscriber(context, planId, options);
  await deliverAll(context, subscriber);
  return subscriber;
}

const monthly = async ({ userId }: Subscriber) => (await balancesOf(context.db, userId)).monthly;

async function spend({ userId }: Subscriber, amount: number): Promise<void> {
  const generationId = crypto.randomUUID();
  await context.db.transaction().execute((trx) => holdCredits(trx, { userId, generationId, amount }));
}

describe('a paid subscription', () => {
  test('grants its credits once, and gives access', async () => {
    const subscriber = await member('professional', { credits: 2 });
    expect(await balancesOf(context.db, subscriber.userId)).toEqual({ monthly: 300, extra: 2, held: 0 });
    const billing = await findBilling(context, subscriber.userId);
    expect(billing).toMatchObject({
      mode: 'stand-in',
      subscription: { planId: 'professional', status: 'active', credited: true, cancelAt: null },
      openInvoice: null,
    });
  });

  test('changes nothing when each event arrives three times at once', async () => {
    const subscriber = await createSubscriber(context, 'enterprise');
    const events = await listEventsOf(context, subscriber);
    await Promise.all(
      [...events, ...events, ...events].map((event) => applyEvent(context, event, 'webhook')),
    );
    expect(await monthly(subscriber)).toBe(750);
  });

  test('with a full discount grants its credits, too', async () => {
    const subscriber = await member('professional', { promoCode: 'FREEMONTH' });
    expect(await monthly(subscriber)).toBe(300);
  });
});

describe('a renewal', () => {
  test('replaces the rest of the last month', async () => {
    const subscriber = await member('professional');
    await spend(subscriber, 100);
    await context.standIn.clock.advance({ months: 1 });
    await deliverAll(context, subscriber);
    expect(await balancesOf(context.db, subscriber.userId)).toEqual({ monthly: 300, extra: 0, held: 100 });
  });

  test('that fails changes no credits, and is shown', async () => {
    const subscriber = await member('professional');
    await spend(subscriber, 100);
    context.standIn.failNextPayment(subscriber.customerId);
    await context.standIn.clock.advance({ months: 1 });
    await deliverAll(context, subscriber);
    expect(await monthly(subscriber)).toBe(200);
    const { subscription, openInvoice } = await findBilling(context, subscriber.userId);
    expect(subscription?.status).toBe('past_due');
    expect(openInvoice).toMatchObject({ amountDue: 1_499, currency: 'usd' });
  });
});

describe('a plan change in the middle of a month', () => {
  test('up adds credits in proportion to its charge', async () => {
    const subscriber = await member('starter');
    context.standIn.changePlan(subscriber.subscriptionId, priceOf(context, 'professional'));
    await deliverAll(context, subscriber);
    // At the very beginning of the month: nearly all of it.
    expect(await monthly(subscriber)).toBe(300);
    expect((await findBilling(context, subscriber.userId)).subscription?.planId).toBe('professional');
  });

  test('down takes back unspent credits', async () => {
    const subscriber = await member('enterprise');
    await context.standIn.clock.advance({ days: 15 });
    await spend(subscriber, 700);
    context.standIn.changePlan(subscriber.subscriptionId, priceOf(context, 'starter'));
    await deliverAll(context, subscriber);
    expect(await monthly(subscriber)).toBe(0);
    const [, change] = invoicesOf(context, subscriber);
    const { credits } = (await findInvoice(context.db, change!))!;
    expect(credits).toBeLessThan(-300);
    expect(credits).toBeGreaterThan(-450);
  });
});

test('down while the renewal is unpaid begins the month with fewer credits', async () => {
  const subscriber = await member('enterprise');
  context.standIn.failNextPayment(subscriber.customerId);
  await context.standIn.clock.advance({ months: 1 });
  context.standIn.changePlan(subscriber.subscriptionId, priceOf(context, 'professional'));
  await deliverAll(context, subscriber);
  const [, renewal] = invoicesOf(context, subscriber);
  expect(context.standIn.payInvoice(renewal!)).toBe(true);
  await deliverAll(context, subscriber);
  expect(await monthly(subscriber)).toBe(300);
});

describe('returned money', () => {
  test('in part takes back that part of the credits, once', async () => {
    const subscriber = await member('professional');
    const [invoice] = invoicesOf(context, subscriber);
    context.standIn.refund(invoice!, { amount: 500 });
    await deliverAll(context, subscriber);
    // 300 × 500 ÷ 1,499 = 100.07.
    expect(await monthly(subscriber)).toBe(200);
    context.standIn.refund(invoice!);
    const events = await listEventsOf(context, subscriber);
    await Promise.all([...events, ...events].map((event) => applyEvent(context, event, 'webhook')));
    expect(await monthly(subscriber)).toBe(0);
  });

  test('leaves spent and extra credits', async () => {
    const subscriber = await member('professional', { credits: 7 });
    await spend(subscriber, 250);
    context.standIn.refund(invoicesOf(context, subscriber)[0]!);
    await deliverAll(context, subscriber);
    expect(await balancesOf(context.db, subscriber.userId)).toEqual({ monthly: 0, extra: 7, held: 250 });
  });

  test('before its invoice is reported leaves nothing to spend', async () => {
    const subscriber = await createSubscriber(context, 'professional');
    context.standIn.refund(invoicesOf(context, subscriber)[0]!);
    for (const event of (await listEventsOf(context, subscriber)).reverse())
      await applyEvent(context, event, 'webhook');
    expect(await monthly(subscriber)).toBe(0);
  });

  test('by a dispute takes credits when it is lost, not when it is opened', async () => {
    const subscriber = await member('professional');
    const dispute = context.standIn.openDispute(invoicesOf(context, subscriber)[0]!);
    await deliverAll(context, subscriber);
    expect(await monthly(subscriber)).toBe(300);
    context.standIn.closeDispute(dispute.id, 'lost');
    await deliverAll(context, subscriber);
    expect(await monthly(subscriber)).toBe(0);
  });

  test('by a won dispute takes nothing', async () => {
    const subscriber = await member('professional');
    const dispute = context.standIn.openDispute(invoicesOf(context, subscriber)[0]!);
    context.standIn.closeDispute(dispute.id, 'won');
    await deliverAll(context, subscriber);
    expect(await monthly(subscriber)).toBe(300);
  });
});

describe('a subscription that ends', () => {
  test('with its month expires the rest', async () => {
    const subscriber = await member('professional');
    context.standIn.cancel(subscriber.subscriptionId);
    await deliverAll(context, subscriber);
    expect(await monthly(subscriber)).toBe(300);
    expect((await findBilling(context, subscriber.userId)).subscription?.cancelAt).not.toBeNull();
    await context.standIn.clock.advance({ months: 1, days: 1 });
    await deliverAll(context, subscriber);
    expect(await monthly(subscriber)).toBe(0);
    expect((await findBilling(context, subscriber.userId)).subscription).toBeNull();
  });

  test('earlier leaves the paid month', async () => {
    const subscriber = await member('professional');
    context.standIn.cancelNow(subscriber.subscriptionId);
    await deliverAll(context, subscriber);
    expect(await monthly(subscriber)).toBe(300);
    expect((await findBilling(context, subscriber.userId)).subscription).toBeNull();
  });

  test('takes nothing of its successor', async () => {
    const first = await member('professional');
    context.standIn.cancelNow(first.subscriptionId);
    await deliverAll(context, first);
    const second = await subscribe(context, first.userId, 'enterprise');
    await deliverAll(context, second);
    expect(await monthly(second)).toBe(750);
    const { id, ...ended } = (await context.payments.gateway.findSubscription(first.subscriptionId))!;
    expect(await findSubscription(context.db, id)).toMatchObject({ status: ended.status });
  });
});

describe('findings', () => {
  test('report an invoice of an unknown customer, and grant nothing', async () => {
    const subscriber = await createSubscriber(context, 'starter');
    const events = await listEventsOf(context, subscriber);
    const invoice = events.find(({ about }) => about === 'invoice');
    if (invoice?.about !== 'invoice') throw new Error('There is no invoice');
    const foreign = { ...invoice.invoice, id: 'in_unknown', customerId: 'cus_unknown', userId: null };
    const event = { ...invoice, id: `evt_${crypto.randomUUID()}`, invoice: foreign };
    expect(await applyEvent(context, event, 'webhook')).toMatchObject([
      { kind: 'unknown-customer', subject: 'in_unknown', repaired: false },
    ]);
    expect(await monthly(subscriber)).toBe(0);
  });

  test('report a price of no plan, and grant nothing', async () => {
    const subscriber = await createSubscriber(context, 'starter');
    const events = await listEventsOf(context, subscriber);
    const elsewhere = { ...context.payments, plans: [] };
    const findings = [];
    for (const event of events)
      findings.push(...(await applyEvent({ db: context.db, payments: elsewhere }, event, 'webhook')));
    expect(findings).toMatchObject([{ kind: 'unknown-price', repaired: false }]);
    expect(await monthly(subscriber)).toBe(0);
  });
});

test('a deleted customer is forgotten', async () => {
  const subscriber = await member('starter');
  context.standIn.deleteCustomer(subscriber.customerId);
  await deliverAll(context, subscriber);
  expect((await findPayer(context.db, subscriber.userId))?.stripeCustomerId).toBeNull();
  expect(await monthly(subscriber)).toBe(3);
});
