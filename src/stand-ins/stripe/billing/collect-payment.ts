import { emitEvent } from '../events/emit-event.ts';
import { buildBalanceTransaction, buildCharge, invoicePaymentId } from '../objects/payment.ts';
import { cardOf } from '../objects/payment-method.ts';
import { findObject, getObject, type Kinds, keepObject, type Store } from '../store.ts';
import { CARD_DECLINED } from '../wire/api-error.ts';

type PaymentIntent = Kinds['payment_intent'];

/**
 * Charges an open invoice to the subscription's card, or marks an invoice of 0 as paid. `firstPayment`: a `fails-later`
 * card still pays.
 * @returns whether the invoice is paid
 */
export function collectPayment(
  store: Store,
  invoice: Kinds['invoice'],
  { firstPayment = false }: { firstPayment?: boolean } = {},
): boolean {
  if (invoice.amount_due === 0) {
    settle(store, invoice);
    return true;
  }
  const payment = paymentOf(store, invoice.id)!;
  const intent = getObject(store, 'payment_intent', payment.payment.payment_intent!);
  const method = methodFor(store, invoice);
  const declined = isDeclined(store, method, invoice.customer!, firstPayment);
  chargeIntent(store, intent, method, declined);
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (declined) return false;
  payment.amount_paid = payment.amount_requested;
  payment.status = 'paid';
  payment.status_transitions.paid_at = store.clock.now();
  settle(store, invoice, payment);
  return true;
}

/** The payment of an invoice; none if its amount is 0. */
export function paymentOf(store: Store, invoiceId: string): Kinds['invoice_payment'] | undefined {
  return findObject(store, 'invoice_payment', invoicePaymentId(invoiceId));
}

export function chargeIntent(
  store: Store,
  intent: PaymentIntent,
  method: Kinds['payment_method'],
  declined: boolean,
): Kinds['charge'] {
  const charge = buildCharge(store, {
    amount: intent.amount,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description!,
    intent: intent.id,
    method,
    declined,
  });
  keepObject(store, 'charge', charge);
  intent.latest_charge = charge.id;
  if (declined) {
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    intent.last_payment_error = { ...CARD_DECLINED, charge: charge.id, payment_method: method };
    emitEvent(store, 'charge.failed', charge);
    emitEvent(store, 'payment_intent.payment_failed', intent);
    return charge;
  }
  charge.balance_transaction = keepObject(
    store,
    'balance_transaction',
    buildBalanceTransaction(store, {
      amount: charge.amount,
      currency: charge.currency,
      source: charge.id,
      type: 'charge',
      description: charge.description,
    }),
  ).id;
  intent.status = 'succeeded';
  intent.payment_method = method.id;
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  emitEvent(store, 'charge.succeeded', charge);
  emitEvent(store, 'payment_intent.succeeded', intent);
  return charge;
}

function settle(store: Store, invoice: Kinds['invoice'], payment?: Kinds['invoice_payment']): void {
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.auto_advance = false;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = store.clock.now();
  if (payment) emitEvent(store, 'invoice_payment.paid', payment);
  emitEvent(store, 'invoice.paid', invoice);
  emitEvent(store, 'invoice.payment_succeeded', invoice);
}

function methodFor(store: Store, invoice: Kinds['invoice']): Kinds['payment_method'] {
  const subscription = getObject(store, 'subscription', invoice.parent!.subscription_details!.subscription);
  return getObject(store, 'payment_method', subscription.default_payment_method!);
}

function isDeclined(
  store: Store,
  method: Kinds['payment_method'],
  customer: string,
  firstPayment: boolean,
): boolean {
  if (store.failNext.delete(customer)) return true;
  const card = cardOf(method);
  return card === 'declined' || (card === 'fails-later' && !firstPayment);
}
