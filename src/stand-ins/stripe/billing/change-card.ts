import { emitEvent } from '../events/emit-event.ts';
import { buildPaymentMethod, type Card } from '../objects/payment-method.ts';
import { type Kinds, keepObject, listObjects, type World } from '../world.ts';
import { isLive } from './end-subscription.ts';

/** Replaces the customer's card, also for subscriptions and open invoices. */
export function changeCard(world: World, customer: Kinds['customer'], card: Card): void {
  const method = buildPaymentMethod(world, { card, customer: customer.id, email: customer.email });
  keepObject(world, 'payment_method', method);
  emitEvent(world, 'payment_method.attached', method);
  const before = customer.invoice_settings.default_payment_method;
  customer.invoice_settings.default_payment_method = method.id;
  emitEvent(world, 'customer.updated', customer, { invoice_settings: { default_payment_method: before } });
  for (const subscription of listObjects(world, 'subscription')) {
    if (subscription.customer !== customer.id || !isLive(subscription)) continue;
    const previous = { default_payment_method: subscription.default_payment_method };
    subscription.default_payment_method = method.id;
    emitEvent(world, 'customer.subscription.updated', subscription, previous);
  }
}
