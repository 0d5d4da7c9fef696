import { expect, test } from 'vitest';
import { OLDER_EVENTS } from './older-events.fixture.ts';
import { EVENT_TYPES, readStripeEvent } from './read-event.ts';
import { readInvoice } from './read-invoice.ts';
import { readSubscription } from './read-subscription.ts';

const read = (type: string, object: unknown) =>
  readStripeEvent({ id: 'evt_1', type, created: 1_765_000_000, data: { object } });
const older = (type: keyof typeof OLDER_EVENTS, changes: object = {}) =>
  read(type, { ...OLDER_EVENTS[type], ...changes });

test("reads a subscription's period and price from the fields of older API versions", () => {
  const subscription = {
    id: 'sub_old',
    customerId: 'cus_old',
    userId: 'user-1',
    priceId: 'price_starter',
    status: 'active',
    currentPeriodStart: new Date('2025-12-01T00:00:00Z'),
    currentPeriodEnd: new Date('2026-01-01T00:00:00Z'),
    // Older versions only send `cancel_at_period_end`.
    cancelAt: new Date('2026-01-01T00:00:00Z'),
    endedAt: null,
    startedAt: new Date('2025-12-01T00:00:00Z'),
    livemode: true,
  };
  expect(older('customer.subscription.updated')).toEqual({
    id: 'evt_1',
    type: 'customer.subscription.updated',
    createdAt: new Date(1_765_000_000_000),
    about: 'subscription',
    subscription,
  });
  const items = { data: [{ id: 'si_old', plan: { id: 'plan_gold' } }] };
  expect(older('customer.subscription.updated', { items })).toMatchObject({
    subscription: { ...subscription, priceId: 'plan_gold' },
  });
});

test("reads an invoice's subscription, payment, prices and prorations from the fields of older API versions", () => {
  const event = older('invoice.paid');
  expect(event).toMatchObject({
    about: 'invoice',
    invoice: {
      id: 'in_old',
      customerId: 'cus_old',
      userId: 'user-1',
      subscriptionId: 'sub_old',
      paymentIntentId: 'pi_old',
      billingReason: 'subscription_update',
      amountPaid: 500,
      number: 'ABC-0001',
      paidAt: new Date(1_765_000_060_000),
      lines: [
        { priceId: 'price_starter', amount: -499, isProration: true },
        { priceId: null, amount: 999, isProration: false },
      ],
    },
  });
  const subscription_details = { metadata: { userId: 'user-2' } };
  expect(older('invoice.paid', { subscription_details })).toMatchObject({ invoice: { userId: 'user-2' } });
  const unnumbered = { number: null, status: null, payment_intent: null, charge: null };
  expect(older('invoice.paid', unnumbered)).toMatchObject({
    invoice: { number: null, status: 'draft', paymentIntentId: null },
  });
});

test('uses the successful payment if an invoice has several', () => {
  const payment = (status: string, id: string) => ({
    status,
    payment: { type: 'payment_intent', payment_intent: id },
  });
  const data = [payment('canceled', 'pi_1'), payment('paid', 'pi_2')];
  expect(older('invoice.paid', { payment_intent: undefined, payments: { data } })).toMatchObject({
    invoice: { paymentIntentId: 'pi_2' },
  });
});

test('reads the id of an expanded object', () => {
  const changes = { customer: { id: 'cus_2', email: 'a@example.test' }, subscription: { id: 'sub_2' } };
  expect(older('invoice.paid', changes)).toMatchObject({
    invoice: { customerId: 'cus_2', subscriptionId: 'sub_2' },
  });
});

test('reads the payment of refunds and disputes from any object that has it', () => {
  const payment = { about: 'payment', paymentIntentId: 'pi_old' };
  expect(older('charge.refunded')).toMatchObject(payment);
  expect(read('refund.failed', { id: 're_1', payment_intent: 'pi_old' })).toMatchObject(payment);
  expect(read('charge.dispute.closed', { id: 'dp_1', payment_intent: 'pi_old' })).toMatchObject(payment);
  // Older bank transfers have no payment intent, and paid no invoice of ours.
  expect(older('charge.refunded', { payment_intent: null })).toMatchObject({ about: 'other' });
});

test('reads the user of a Checkout from its reference or its metadata', () => {
  const session = {
    about: 'checkout',
    sessionId: 'cs_old',
    customerId: 'cus_old',
    subscriptionId: 'sub_old',
  };
  expect(older('checkout.session.completed')).toMatchObject({ ...session, userId: 'user-1' });
  expect(
    older('checkout.session.completed', { client_reference_id: null, metadata: { userId: 'user-2' } }),
  ).toMatchObject({ userId: 'user-2' });
});

test('reads a deleted customer', () => {
  expect(older('customer.deleted')).toMatchObject({
    about: 'customer',
    customerId: 'cus_old',
    change: 'deleted',
  });
});

test('ignores other types, names of object methods, and invoices without a customer', () => {
  for (const type of ['payout.paid', 'constructor', 'toString', 'customer.created'])
    expect(read(type, {})).toMatchObject({ about: 'other', type });
  expect(older('invoice.paid', { customer: null })).toMatchObject({ about: 'other' });
});

test('reports the id of an unreadable invoice or subscription', () => {
  expect(older('invoice.paid', { amount_paid: undefined, lines: undefined })).toMatchObject({
    about: 'unreadable',
    what: 'invoice',
    objectId: 'in_old',
  });
  expect(older('customer.subscription.updated', { items: { data: [] } })).toMatchObject({
    about: 'unreadable',
    what: 'subscription',
    objectId: 'sub_old',
  });
});

test('errors name the unreadable field, never its value', () => {
  const broken = () => older('invoice.paid', { id: undefined, amount_paid: 'hunter2' });
  expect(broken).toThrow('Stripe sent an unreadable invoice: id');
  expect(broken).toThrow(expect.objectContaining({ name: 'ProviderError', kind: 'rejected' }));
  expect(() => readInvoice({ ...OLDER_EVENTS['invoice.paid'], amount_paid: 'hunter2' })).toThrow(
    'Stripe sent an unreadable invoice: amount_paid',
  );
  const subscription = { ...OLDER_EVENTS['customer.subscription.updated'], items: { data: [] } };
  expect(() => readSubscription(subscription)).toThrow('items.data');
  expect(() => readStripeEvent('no event')).toThrow('all of it');
});

test("the event types fit into one request for Stripe's list", () => {
  expect(EVENT_TYPES.length).toBeLessThanOrEqual(20);
});
