import { emitEvent } from '../events/emit-event.ts';
import { type Kinds, listObjects, type Store } from '../store.ts';

/** Ends it now; open invoices are no longer collected. */
export function endSubscription(
  store: Store,
  subscription: Kinds['subscription'],
  reason: 'cancellation_requested' | 'payment_failed' | 'payment_disputed',
): void {
  const now = store.clock.now();
  subscription.status = 'canceled';
  subscription.ended_at = now;
  subscription.canceled_at ??= now;
  subscription.cancellation_details!.reason = reason;
  store.pendingLines.delete(subscription.id);
  store.scheduledPrices.delete(subscription.id);
  for (const invoice of listObjects(store, 'invoice')) {
    if (invoice.status !== 'open') continue;
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue;
    invoice.next_payment_attempt = null;
    invoice.auto_advance = false;
  }
  emitEvent(store, 'customer.subscription.deleted', subscription);
}

/** Whether it runs, paid or not. */
export function isLive({ status }: Kinds['subscription']): boolean {
  return status === 'active' || status === 'past_due';
}
