import { buildInvoice } from '../objects/invoice.ts';
import { itemOf, setPrice } from '../objects/subscription.ts';
import { findObject, getObject, type Kinds, type Store } from '../store.ts';
import { couponOf, liveDiscounts, reductionOf } from './discounts.ts';
import { monthLine } from './renew-subscription.ts';

/** The invoice of the next renewal, if nothing changes until then. It is not stored. */
export function previewInvoice(store: Store, subscription: Kinds['subscription']): Kinds['invoice'] {
  const renewed = structuredClone(subscription);
  const scheduled = findObject(store, 'price', store.scheduledPrices.get(subscription.id) ?? '');
  if (scheduled?.active) setPrice(renewed, scheduled);
  const month = monthLine(store, renewed);
  const customer = getObject(store, 'customer', subscription.customer);
  const { current_period_start, current_period_end } = itemOf(subscription);
  const invoice = buildInvoice(store, {
    subscription,
    customer,
    reason: 'subscription_cycle',
    lines: [...(store.pendingLines.get(subscription.id) ?? []), month],
    periodStart: current_period_start,
    periodEnd: current_period_end,
  });
  const off = liveDiscounts(store, subscription).reduce(
    (sum, discount) => sum + reductionOf(couponOf(store, discount), month.amount - sum),
    0,
  );
  const total = invoice.total - off;
  const amount = Math.max(0, total + customer.balance);
  return { ...invoice, billing_reason: 'upcoming', total, amount_due: amount, amount_remaining: amount };
}
