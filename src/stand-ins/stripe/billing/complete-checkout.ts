import { createObject, emitEvent } from '../events/emit-event.ts';
import { customerDetails } from '../objects/checkout-session.ts';
import { buildCustomer } from '../objects/customer.ts';
import { buildPaymentIntent } from '../objects/payment.ts';
import { buildPaymentMethod, type Card } from '../objects/payment-method.ts';
import { buildSubscription } from '../objects/subscription.ts';
import { invalidRequest } from '../wire/api-error.ts';
import { findObject, getObject, type Kinds, keepObject, type World } from '../world.ts';
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
  world: World,
  session: Session,
  { card, email, fingerprint }: { card: Card; email?: string | undefined; fingerprint?: string | undefined },
): 'paid' | 'declined' {
  if (session.status !== 'open')
    throw invalidRequest(`This Checkout Session is ${session.status} and can no longer be completed.`);
  const address = session.customer_details?.email ?? email;
  if (!address)
    throw invalidRequest('An email address is missing.', { code: 'parameter_missing', param: 'email' });
  if (declines(world, session, card)) {
    declinePayment(world, session, address);
    return 'declined';
  }
  const customer = customerFor(world, session, address);
  const method = buildPaymentMethod(world, {
    card,
    fingerprint,
    customer: customer.id,
    email: address,
  });
  keepObject(world, 'payment_method', method);
  emitEvent(world, 'payment_method.attached', method);
  const order = world.orders.get(session.id)!;
  const price = getObject(world, 'price', order.price);
  const subscription = buildSubscription(world, {
    customer: customer.id,
    price,
    quantity: order.quantity,
    metadata: order.subscriptionMetadata,
    description: order.description,
    paymentMethod: method.id,
  });
  keepObject(world, 'subscription', subscription);
  redeem(world, session, subscription);
  const now = world.clock.now();
  const invoice = issueInvoice(world, {
    subscription,
    reason: 'subscription_create',
    lines: [monthLine(world, subscription)],
    periodStart: now,
    periodEnd: now,
  });
  emitEvent(world, 'customer.subscription.created', subscription);
  collectPayment(world, invoice, { firstPayment: true });
  finish(world, session, { customer, subscription, invoice, address });
  return 'paid';
}

function declines(world: World, session: Session, card: Card): boolean {
  if (session.amount_total === 0) return false;
  if (session.customer !== null && world.failNext.delete(session.customer)) return true;
  return card === 'declined';
}

function declinePayment(world: World, session: Session, email: string): void {
  const intent = buildPaymentIntent(world, {
    amount: session.amount_total!,
    currency: session.currency!,
    customer: session.customer,
    description: 'Subscription creation',
  });
  createObject(world, 'payment_intent', intent);
  const method = buildPaymentMethod(world, { card: 'declined', customer: null, email });
  keepObject(world, 'payment_method', method);
  chargeIntent(world, intent, method, true);
}

function customerFor(world: World, session: Session, email: string): Kinds['customer'] {
  const known = session.customer === null ? undefined : findObject(world, 'customer', session.customer);
  if (known) return known;
  if (session.customer !== null)
    throw invalidRequest(`No such customer: '${session.customer}'`, { code: 'resource_missing' });
  return createObject(world, 'customer', buildCustomer(world, { email }));
}

function finish(
  world: World,
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
  emitEvent(world, 'checkout.session.completed', session);
}
