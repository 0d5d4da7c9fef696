import { emitEvent } from '../events/emit-event.ts';
import { buildLine } from '../objects/invoice.ts';
import { cardOf } from '../objects/payment-method.ts';
import { itemOf, setPrice } from '../objects/subscription.ts';
import { getObject, type Kinds, type Line, listObjects, type Store } from '../store.ts';
import { cardDeclined } from '../wire/api-error.ts';
import { couponOf, liveDiscounts, reductionOf } from './discounts.ts';
import { attemptPayment } from './follow-payment.ts';
import { issueInvoice } from './issue-invoice.ts';

export interface PlanChange {
  price: Kinds['price'];
  quantity?: number | undefined;
  /** Whether the rest of the month is prorated now, with the next invoice, or not at all. */
  proration: 'always_invoice' | 'create_prorations' | 'none';
  /** Refuses the change if the card is declined, instead of leaving it past due. */
  refuseUnpaid?: boolean;
}

/**
 * Changes the subscription's price now; the billing days stay.
 * @throws ApiError 402 when `refuseUnpaid` and the card is declined
 */
export function changePlan(store: Store, subscription: Kinds['subscription'], change: PlanChange): void {
  const item = itemOf(subscription);
  const quantity = change.quantity ?? item.quantity ?? 1;
  if (item.price.id === change.price.id && item.quantity === quantity) return;
  if (change.refuseUnpaid && wouldDecline(store, subscription)) throw cardDeclined();
  store.scheduledPrices.delete(subscription.id);
  const before = { items: { data: [structuredClone(item)] }, plan: item.plan };
  const lines =
    change.proration === 'none' ? [] : prorationLines(store, subscription, { price: change.price, quantity });
  setPrice(subscription, change.price);
  item.quantity = quantity;
  emitEvent(store, 'customer.subscription.updated', subscription, before);
  if (change.proration === 'create_prorations') {
    store.pendingLines.set(subscription.id, [...(store.pendingLines.get(subscription.id) ?? []), ...lines]);
    return;
  }
  if (lines.length === 0) return;
  const now = store.clock.now();
  const pending = store.pendingLines.get(subscription.id) ?? [];
  store.pendingLines.delete(subscription.id);
  const invoice = issueInvoice(store, {
    subscription,
    reason: 'subscription_update',
    lines: [...pending, ...lines],
    periodStart: item.current_period_start,
    periodEnd: now,
    prorationDate: now,
  });
  attemptPayment(store, invoice);
}

/** The prorations that a change would make for the rest of the month; changes nothing. */
export function prorationLines(
  store: Store,
  subscription: Kinds['subscription'],
  to: { price: Kinds['price']; quantity: number },
): Line[] {
  return [unusedLine(store, subscription), remainingLine(store, subscription, to)];
}

/** Credits the amount paid for the rest of the month, after discounts. */
function unusedLine(store: Store, subscription: Kinds['subscription']): Line {
  const { price, current_period_end: end } = itemOf(subscription);
  const now = store.clock.now();
  const paid = paidLine(store, subscription);
  const net = paid ? paid.amount - paid.discount_amounts!.reduce((sum, { amount }) => sum + amount, 0) : 0;
  const share = paid ? (end - now) / (paid.period.end - paid.period.start) : 0;
  return buildLine(store, {
    subscription,
    price,
    amount: -Math.round(net * share) || 0,
    description: `Unused time on ${productName(store, price)} after ${dayOf(now)}`,
    period: { start: now, end },
    proration: true,
  });
}

function remainingLine(
  store: Store,
  subscription: Kinds['subscription'],
  { price, quantity }: { price: Kinds['price']; quantity: number },
): Line {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const now = store.clock.now();
  const share = (end - now) / (end - start);
  const full = Math.round((price.unit_amount ?? 0) * quantity * share);
  const off = liveDiscounts(store, subscription)
    .map((discount) => couponOf(store, discount))
    .filter(({ percent_off, duration }) => percent_off !== null && duration !== 'once')
    .reduce((sum, coupon) => sum + reductionOf(coupon, full - sum), 0);
  return buildLine(store, {
    subscription,
    price,
    quantity,
    amount: full - off,
    description: `Remaining time on ${productName(store, price)} after ${dayOf(now)}`,
    period: { start: now, end },
    proration: true,
  });
}

/** The newest line that charged for time up to the end of this month. */
function paidLine(store: Store, subscription: Kinds['subscription']): Line | undefined {
  const { price, current_period_end: end } = itemOf(subscription);
  const pending = store.pendingLines.get(subscription.id) ?? [];
  const issued = listObjects(store, 'invoice').flatMap(({ lines }) => lines.data);
  return [...issued, ...pending]
    .filter((line) => line.subscription === subscription.id && line.amount >= 0 && line.period.end === end)
    .findLast((line) => line.pricing?.price_details?.price === price.id);
}

function wouldDecline(store: Store, subscription: Kinds['subscription']): boolean {
  const method = getObject(store, 'payment_method', subscription.default_payment_method!);
  return cardOf(method) !== 'ok' || store.failNext.has(subscription.customer);
}

function productName(store: Store, price: Kinds['price']): string {
  return getObject(store, 'product', price.product).name;
}

function dayOf(second: number): string {
  return new Date(second * 1000).toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
