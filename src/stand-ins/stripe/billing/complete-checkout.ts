import { createObject, emitEvent } from '../events/emit-event.ts';
import { customerDetails } from '../objects/checkout-session.ts';
import { buildCustomer } from '../objects/customer.ts';
import { buildPaymentIntent } from '../objects/payment.ts';
import { buildPaymentMethod, type Card } from '../objects/payment-method.ts';
import { buildSubscription } from '../objects/subscription.ts';
import { findObject, getObject, type Kinds, keepObject, type Store } from '../store.ts';
import { invalidRequest } from '../wire/api-error.ts';
import { chargeIntent, collectPayment } from './collect-payment.ts';
import { redeem } from './discounts.ts';
import { issueInvoice } from './issue-invoice.ts';
import { monthLine } from './renew-subscription.ts';

type Session = Kinds['checkout.session'];

/**
 * Presses the button of the Checkout page. After a declined card the session stays open.
 * @returns whether the card paid
 * @throws ApiError when the session is not open, or has no email address
 */
export function completeCheckout(
  store: Store,
  session: Session,
  { card, email, fingerprint }: { card: Card; email?: string | undefined; fingerprint?: string | undefined },
): 'paid' | 'declined' {
  if (session.status !== 'open')
    throw invalidRequest(`This Checkout Session is ${session.status} and can no longer be completed.`);
  const address = session.customer_details?.email ?? email;
  if (!address)
    throw invalidRequest('An email address is missing.', { code: 'parameter_missing', param: 'email' });
  if (declines(store, session, card)) {
    declinePayment(store, session, address);
    return 'declined';
  }
  const customer = customerFor(store, session, address);
  const method = buildPaymentMethod(store, {
    card,
    fingerprint,
    customer: customer.id,
    email: address,
  });
  keepObject(store, 'payment_method', method);
  emitEvent(store, 'payment_method.attached', method);
  const order = store.orders.get(session.id)!;
  const price = getObject(store, 'price', order.price);
  const subscription = buildSubscription(store, {
    customer: customer.id,
    price,
    quantity: order.quantity,
    metadata: order.subscriptionMetadata,
    description: order.description,
    paymentMethod: method.id,
  });
  keepObject(store, 'subscription', subscription);
  redeem(store, session, subscription);
  const now = store.clock.now();
  const invoice = issueInvoice(store, {
    subscription,
    reason: 'subscription_create',
    lines: [monthLine(store, subscription)],
    periodStart: now,
    periodEnd: now,
  });
  emitEvent(store, 'customer.subscription.created', subscription);
  collectPayment(store, invoice, { firstPayment: true });
  finish(store, session, { customer, subscription, invoice, address });
  return 'paid';
}

function declines(store: Store, session: Session, card: Card): boolean {
  if (session.amount_total === 0) return false;
  if (session.customer !== null && store.failNext.delete(session.customer)) return true;
  return card === 'declined';
}

function declinePayment(store: Store, session: Session, email: string): void {
  const intent = buildPaymentIntent(store, {
    amount: session.amount_total!,
    currency: session.currency!,
    customer: session.customer,
    description: 'Subscription creation',
  });
  createObject(store, 'payment_intent', intent);
  const method = buildPaymentMethod(store, { card: 'declined', customer: null, email });
  keepObject(store, 'payment_method', method);
  chargeIntent(store, intent, method, true);
}

function customerFor(store: Store, session: Session, email: string): Kinds['customer'] {
  const known = session.customer === null ? undefined : findObject(store, 'customer', session.customer);
  if (known) return known;
  if (session.customer !== null)
    throw invalidRequest(`No such customer: '${session.customer}'`, { code: 'resource_missing' });
  return createObject(store, 'customer', buildCustomer(store, { email }));
}

function finish(
  store: Store,
  session: Session,
  made: {
    customer: Kinds['customer'];
    subscription: Kinds['subscription'];
    invoice: Kinds['invoice'];
    address: string;
  },
): void {
  session.status = 'complete';
  session.payment_status = made.invoice.amount_due === 0 ? 'no_payment_required' : 'paid';
  session.customer = made.customer.id;
  session.subscription = made.subscription.id;
  session.invoice = made.invoice.id;
  session.url = null;
  session.customer_details ??= customerDetails(made.address);
  emitEvent(store, 'checkout.session.completed', session);
}
