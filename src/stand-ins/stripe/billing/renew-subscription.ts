import { periodEnd } from '../clock.ts';
import { emitEvent } from '../events/emit-event.ts';
import { buildLine } from '../objects/invoice.ts';
import { itemOf } from '../objects/subscription.ts';
import { getObject, type Kinds, type Line, type Store } from '../store.ts';
import { endSubscription } from './end-subscription.ts';
import { attemptPayment } from './follow-payment.ts';
import { issueInvoice } from './issue-invoice.ts';
import { applyScheduledPlan } from './schedule-plan.ts';

/** At the end of the month: starts and charges the next one, or ends the subscription if it was canceled. */
export function renewSubscription(store: Store, subscription: Kinds['subscription']): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(store, subscription, 'cancellation_requested');
    return;
  }
  applyScheduledPlan(store, subscription);
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  item.current_period_start = end;
  item.current_period_end = periodEnd(subscription.billing_cycle_anchor, end);
  const lines = [...(store.pendingLines.get(subscription.id) ?? []), monthLine(store, subscription)];
  store.pendingLines.delete(subscription.id);
  const previous = { latest_invoice: subscription.latest_invoice };
  const invoice = issueInvoice(store, {
    subscription,
    reason: 'subscription_cycle',
    lines,
    periodStart: start,
    periodEnd: end,
  });
  emitEvent(store, 'customer.subscription.updated', subscription, {
    ...previous,
    items: { data: [{ current_period_start: start, current_period_end: end }] },
  });
  attemptPayment(store, invoice);
}

/** The line that charges the current month in full. */
export function monthLine(store: Store, subscription: Kinds['subscription']): Line {
  const { price, quantity = 1, current_period_start, current_period_end } = itemOf(subscription);
  const product = getObject(store, 'product', price.product);
  const cents = (price.unit_amount ?? 0) / 100;
  return buildLine(store, {
    subscription,
    price,
    amount: (price.unit_amount ?? 0) * quantity,
    description: `${quantity} × ${product.name} (at $${cents.toFixed(2)} / month)`,
    period: { start: current_period_start, end: current_period_end },
    proration: false,
  });
}
