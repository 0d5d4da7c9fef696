import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { itemOf, openScene, type Scene } from './stand-in.fixture.ts';

/** Far from the end of any month, and on the hour. */
const START = new Date('2027-01-10T12:00:00Z');
let scene: Scene;
beforeAll(async () => {
  scene = await openScene({ now: () => START });
});
afterAll(() => scene.stop());

const paidAmounts = (invoices: readonly Stripe.Invoice[]) => invoices.map(({ amount_paid }) => amount_paid);

it('pays the first month at Checkout and sends an event for each step', async () => {
  const before = scene.received.length;
  const { customer, subscription, session } = await scene.subscribe({ code: 'ONCE20' });
  await scene.standIn.deliveries.idle();
  const types = scene.received.slice(before).map(({ type }) => type);
  for (const type of [
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
    'payment_intent.succeeded',
    'charge.succeeded',
  ])
    expect(types.filter((each) => each === type)).toEqual([type]);
  const [invoice] = await scene.invoices(customer);
  expect(invoice).toMatchObject({
    billing_reason: 'subscription_create',
    status: 'paid',
    subtotal: 1900,
    total: 1520,
    amount_paid: 1520,
    parent: { subscription_details: { subscription } },
  });
  expect(invoice?.lines.data[0]).toMatchObject({
    amount: 1900,
    discount_amounts: [{ amount: 380 }],
    pricing: { price_details: { price: 'price_starter' } },
  });
  const { data } = await scene.stripe.invoicePayments.list({ invoice: invoice!.id });
  const intent = await scene.stripe.paymentIntents.retrieve(String(data[0]?.payment.payment_intent));
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1520 });
  const found = await scene.stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent.id },
  });
  expect(found.data[0]?.invoice).toBe(invoice?.id);
  expect(await scene.stripe.checkout.sessions.retrieve(session)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
  });
});

it('renews each month, with a discount that lasts and without one that does not', async () => {
  const once = await scene.subscribe({ code: 'ONCE20' });
  const always = await scene.subscribe({ code: 'ALWAYS50' });
  const before = itemOf(await scene.stripe.subscriptions.retrieve(once.subscription));
  await scene.standIn.clock.advance({ months: 1 });
  const after = itemOf(await scene.stripe.subscriptions.retrieve(once.subscription));
  expect(after.current_period_start).toBe(before.current_period_end);
  const [renewal, ...earlier] = await scene.invoices(once.customer);
  expect(renewal).toMatchObject({
    billing_reason: 'subscription_cycle',
    period_start: before.current_period_start,
    period_end: before.current_period_end,
    lines: { data: [{ period: { start: after.current_period_start, end: after.current_period_end } }] },
  });
  expect(paidAmounts([renewal!, ...earlier])).toEqual([1900, 1520]);
  expect(paidAmounts(await scene.invoices(always.customer))).toEqual([950, 950]);
});

it('charges nothing with a full discount, and uses up the code', async () => {
  const { customer, session } = await scene.subscribe({ code: 'FREE' });
  const [invoice] = await scene.invoices(customer);
  expect(invoice).toMatchObject({ status: 'paid', total: 0, amount_paid: 0 });
  expect((await scene.stripe.invoicePayments.list({ invoice: invoice!.id })).data).toEqual([]);
  expect((await scene.stripe.paymentIntents.list({ customer })).data).toEqual([]);
  expect(await scene.stripe.checkout.sessions.retrieve(session)).toMatchObject({
    payment_status: 'no_payment_required',
  });
  const [code] = (await scene.stripe.promotionCodes.list({ code: 'FREE' })).data;
  expect(code).toMatchObject({ active: false, times_redeemed: 1 });
  await expect(scene.subscribe({ code: 'FREE' })).rejects.toThrow('it is inactive');
});

it('becomes past due when the card fails, retries three times, and ends', async () => {
  const { customer, subscription } = await scene.subscribe({ card: 'fails-later' });
  await scene.standIn.clock.advance({ months: 1 });
  const status = async () => (await scene.stripe.subscriptions.retrieve(subscription)).status;
  const newest = async () => (await scene.invoices(customer))[0]!;
  expect(await status()).toBe('past_due');
  expect(await newest()).toMatchObject({ status: 'open', attempt_count: 1, amount_paid: 0 });
  for (const days of [3, 5]) await scene.standIn.clock.advance({ days });
  expect(await newest()).toMatchObject({ status: 'open', attempt_count: 3 });
  expect(await status()).toBe('past_due');
  await scene.standIn.clock.advance({ days: 7 });
  expect(await newest()).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null });
  expect(await status()).toBe('canceled');
  await scene.standIn.clock.advance({ months: 2 });
  expect(await scene.invoices(customer)).toHaveLength(2);
});

it('is active again when a later attempt is paid', async () => {
  const { customer, subscription } = await scene.subscribe();
  scene.standIn.failNextPayment(customer);
  await scene.standIn.clock.advance({ months: 1 });
  expect((await scene.stripe.subscriptions.retrieve(subscription)).status).toBe('past_due');
  await scene.standIn.clock.advance({ days: 3 });
  expect((await scene.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  expect(paidAmounts(await scene.invoices(customer))).toEqual([1900, 1900]);
});

it('keeps a canceled plan to the end of its month, unless it is resumed', async () => {
  const leaver = await scene.subscribe();
  const stayer = await scene.subscribe();
  const canceled = await scene.stripe.subscriptions.update(leaver.subscription, {
    cancel_at_period_end: true,
  });
  expect(canceled).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: itemOf(canceled).current_period_end,
  });
  scene.standIn.cancel(stayer.subscription);
  scene.standIn.resume(stayer.subscription);
  await scene.standIn.clock.advance({ months: 1 });
  const ended = await scene.stripe.subscriptions.retrieve(leaver.subscription);
  expect(ended).toMatchObject({ status: 'canceled', ended_at: canceled.cancel_at });
  expect(await scene.invoices(leaver.customer)).toHaveLength(1);
  expect(await scene.invoices(stayer.customer)).toHaveLength(2);
});

it('prorates the rest of the month when the plan changes', async () => {
  const { customer, subscription } = await scene.subscribe();
  const start = await scene.stripe.subscriptions.retrieve(subscription);
  const { current_period_start, current_period_end } = itemOf(start);
  await scene.standIn.clock.advance({ days: 10 });
  const left = 1 - (10 * 86_400) / (current_period_end - current_period_start);
  await scene.stripe.subscriptions.update(subscription, {
    items: [{ id: itemOf(start).id, price: 'price_pro' }],
    proration_behavior: 'always_invoice',
  });
  const [upgrade] = await scene.invoices(customer);
  const [credit, charge] = [-Math.round(1900 * left), Math.round(4900 * left)];
  expect(upgrade).toMatchObject({ billing_reason: 'subscription_update', amount_paid: credit + charge });
  expect(upgrade?.lines.data.map(({ amount }) => amount)).toEqual([credit, charge]);
  expect(upgrade?.lines.data[0]?.parent?.subscription_item_details?.proration).toBe(true);

  scene.standIn.changePlan(subscription, 'price_starter');
  const [downgrade] = await scene.invoices(customer);
  expect(downgrade).toMatchObject({ total: -(credit + charge), amount_due: 0, status: 'paid' });
  expect(await scene.stripe.customers.retrieve(customer)).toMatchObject({ balance: -(credit + charge) });

  await scene.standIn.clock.advance({ months: 1 });
  const [renewal] = await scene.invoices(customer);
  expect(renewal).toMatchObject({ total: 1900, starting_balance: -(credit + charge) });
  expect(renewal?.amount_paid).toBe(Math.max(0, 1900 - credit - charge));
});

it('credits no more for unused time than was paid for it', async () => {
  const { customer, subscription } = await scene.subscribe({ code: 'ALWAYS50' });
  scene.standIn.changePlan(subscription, 'price_pro');
  const [change] = await scene.invoices(customer);
  expect(change?.lines.data.map(({ amount }) => amount)).toEqual([-950, 2450]);
});

it('changes the plan with prorations on the next invoice, or without any, as requested', async () => {
  const later = await scene.subscribe();
  const never = await scene.subscribe();
  for (const [{ subscription }, proration_behavior] of [
    [later, 'create_prorations'],
    [never, 'none'],
  ] as const) {
    const { id } = itemOf(await scene.stripe.subscriptions.retrieve(subscription));
    await scene.stripe.subscriptions.update(subscription, {
      items: [{ id, price: 'price_pro' }],
      proration_behavior,
    });
  }
  await scene.standIn.clock.advance({ months: 1 });
  expect(paidAmounts(await scene.invoices(later.customer))).toEqual([4900 + 4900 - 1900, 1900]);
  expect(paidAmounts(await scene.invoices(never.customer))).toEqual([4900, 1900]);
});

it('refuses a change that the card does not pay for, or leaves it past due', async () => {
  const { customer, subscription } = await scene.subscribe({ card: 'fails-later' });
  const { id } = itemOf(await scene.stripe.subscriptions.retrieve(subscription));
  const change: Stripe.SubscriptionUpdateParams = {
    items: [{ id, price: 'price_pro' }],
    proration_behavior: 'always_invoice',
  };
  await expect(
    scene.stripe.subscriptions.update(subscription, { ...change, payment_behavior: 'error_if_incomplete' }),
  ).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402 });
  expect(await scene.invoices(customer)).toHaveLength(1);
  const changed = await scene.stripe.subscriptions.update(subscription, change);
  expect(changed.status).toBe('past_due');
  expect((await scene.invoices(customer))[0]?.status).toBe('open');
});

it('ends a deleted subscription at once, after which it cannot be canceled', async () => {
  const { subscription } = await scene.subscribe();
  expect((await scene.stripe.subscriptions.cancel(subscription)).status).toBe('canceled');
  await expect(scene.stripe.subscriptions.cancel(subscription)).rejects.toMatchObject({ statusCode: 404 });
});
