import { emitEvent } from '../events/emit-event.ts';
import { itemOf, setPrice } from '../objects/subscription.ts';
import { findObject, type Kinds, type Store } from '../store.ts';

/** Whether this portal configuration delays this plan change to the end of the month. */
export function waitsForPeriodEnd(
  configuration: Kinds['billing_portal.configuration'],
  subscription: Kinds['subscription'],
  price: Kinds['price'],
): boolean {
  const { conditions } = configuration.features.subscription_update.schedule_at_period_end;
  const isCheaper = (price.unit_amount ?? 0) < (itemOf(subscription).price.unit_amount ?? 0);
  return isCheaper && conditions.some(({ type }) => type === 'decreasing_item_amount');
}

/** Schedules the plan change for the end of the month, replacing an earlier one. */
export function schedulePlan(store: Store, subscription: Kinds['subscription'], price: Kinds['price']): void {
  store.scheduledPrices.set(subscription.id, price.id);
}

export function applyScheduledPlan(store: Store, subscription: Kinds['subscription']): void {
  const price = findObject(store, 'price', store.scheduledPrices.get(subscription.id) ?? '');
  store.scheduledPrices.delete(subscription.id);
  if (!price?.active) return;
  const item = itemOf(subscription);
  const before = { items: { data: [structuredClone(item)] }, plan: item.plan };
  setPrice(subscription, price);
  emitEvent(store, 'customer.subscription.updated', subscription, before);
}
