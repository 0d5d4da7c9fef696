import { DAY } from '../clock.ts';
import { emitEvent } from '../events/emit-event.ts';
import { getObject, type Kinds, listObjects, type Store } from '../store.ts';
import { cardDeclined, invalidRequest } from '../wire/api-error.ts';
import { collectPayment } from './collect-payment.ts';
import { endSubscription } from './end-subscription.ts';

/** Days to the next attempt, after the first, second and third failure. */
const RETRIES = [3, 5, 7];

/** Tries to collect an open invoice, and sets the subscription to active, past due or finally canceled. */
export function attemptPayment(store: Store, invoice: Kinds['invoice']): boolean {
  const subscription = getObject(store, 'subscription', invoice.parent!.subscription_details!.subscription);
  const customer = getObject(store, 'customer', invoice.customer!);
  if (collectPayment(store, invoice)) {
    if (subscription.status === 'past_due' && openInvoices(store, subscription.id).length === 0) {
      subscription.status = 'active';
      customer.delinquent = false;
      emitEvent(store, 'customer.subscription.updated', subscription, { status: 'past_due' });
    }
    return true;
  }
  const wait = RETRIES[invoice.attempt_count - 1];
  const given = subscription.status === 'canceled' || wait === undefined;
  invoice.next_payment_attempt = given ? null : store.clock.now() + wait! * DAY;
  invoice.auto_advance = !given;
  customer.delinquent = true;
  emitEvent(store, 'invoice.payment_failed', invoice);
  if (subscription.status === 'active') {
    subscription.status = 'past_due';
    emitEvent(store, 'customer.subscription.updated', subscription, { status: 'active' });
  } else if (given && subscription.status === 'past_due')
    endSubscription(store, subscription, 'payment_failed');
  return false;
}

/**
 * Pays an open invoice on request.
 * @throws ApiError when it is not open, or the card is declined (402)
 */
export function payInvoice(store: Store, invoice: Kinds['invoice']): void {
  if (invoice.status === 'paid')
    throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
  if (invoice.status !== 'open')
    throw invalidRequest('This invoice can no longer be paid.', { code: 'invoice_not_editable' });
  if (store.deletedCustomers.has(invoice.customer!))
    throw invalidRequest('The customer of this invoice was deleted.');
  if (!attemptPayment(store, invoice)) throw cardDeclined();
}

export function openInvoices(store: Store, subscriptionId: string): Kinds['invoice'][] {
  return listObjects(store, 'invoice').filter(
    ({ status, parent }) =>
      status === 'open' && parent?.subscription_details?.subscription === subscriptionId,
  );
}
