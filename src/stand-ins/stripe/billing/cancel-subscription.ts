import { emitEvent } from '../events/emit-event.ts';
import { itemOf } from '../objects/subscription.ts';
import type { Kinds, Store } from '../store.ts';

/** Sets or clears the cancellation at the end of the paid month. */
export function cancelAtPeriodEnd(store: Store, subscription: Kinds['subscription'], cancel: boolean): void {
  if (subscription.cancel_at_period_end === cancel) return;
  const previous = {
    cancel_at: subscription.cancel_at,
    cancel_at_period_end: subscription.cancel_at_period_end,
    canceled_at: subscription.canceled_at,
    cancellation_details: { ...subscription.cancellation_details },
  };
  subscription.cancel_at_period_end = cancel;
  subscription.cancel_at = cancel ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = cancel ? store.clock.now() : null;
  subscription.cancellation_details!.reason = cancel ? 'cancellation_requested' : null;
  emitEvent(store, 'customer.subscription.updated', subscription, previous);
}
