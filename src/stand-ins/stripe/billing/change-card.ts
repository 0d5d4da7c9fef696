import { emitEvent } from '../events/emit-event.ts';
import { buildPaymentMethod, type Card } from '../objects/payment-method.ts';
import { type Kinds, keepObject, listObjects, type Store } from '../store.ts';
import { isLive } from './end-subscription.ts';

/** Replaces the customer's card, also for subscriptions and open invoices. */
export function changeCard(store: Store, customer: Kinds['customer'], card: Card): void {
  const method = buildPaymentMethod(store, { card, customer: customer.id, email: customer.email });
  keepObject(store, 'payment_method', method);
  emitEvent(store, 'payment_method.attached', method);
  const before = customer.invoice_settings.default_payment_method;
  customer.invoice_settings.default_payment_method = method.id;
  emitEvent(store, 'customer.updated', customer, { invoice_settings: { default_payment_method: before } });
  for (const subscription of listObjects(store, 'subscription')) {
    if (subscription.customer !== customer.id || !isLive(subscription)) continue;
    const previous = { default_payment_method: subscription.default_payment_method };
    subscription.default_payment_method = method.id;
    emitEvent(store, 'customer.subscription.updated', subscription, previous);
  }
}
