import { emitEvent } from '../events/emit-event.ts';
import { buildLine } from '../objects/invoice.ts';
import { cardOf } from '../objects/payment-method.ts';
import { itemOf, setPrice } from '../objects/subscription.ts';
import { cardDeclined } from '../wire/api-error.ts';
import { getObject, type Kinds, type Line, listObjects, type World } from '../world.ts';
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
export function changePlan(world: World, subscription: Kinds['subscription'], change: PlanChange): void {
  const item = itemOf(subscription);
  const quantity = change.quantity ?? item.quantity ?? 1;
  if (item.price.id === change.price.id && item.quantity === quantity) return;
  if (change.refuseUnpaid && wouldDecline(world, subscription)) throw cardDeclined();
  world.scheduledPrices.delete(subscription.id);
  const before = { items: { data: [structuredClone(item)] }, plan: item.plan };
  const lines =
    change.proration === 'none' ? [] : prorationLines(world, subscription, { price: change.price, quantity });
  setPrice(subscription, change.price);
  item.quantity = quantity;
  emitEvent(world, 'customer.subscription.updated', subscription, before);
  if (change.proration === 'create_prorations') {
    world.pendingLines.set(subscription.id, [...(world.pendingLines.get(subscription.id) ?? []), ...lines]);
    return;
  }
  if (lines.length === 0) return;
  const now = world.clock.now();
  const pending = world.pendingLines.get(subscription.id) ?? [];
  world.pendingLines.delete(subscription.id);
  const invoice = issueInvoice(world, {
    subscription,
    reason: 'subscription_update',
    lines: [...pending, ...lines],
    periodStart: item.current_period_start,
    periodEnd: now,
    prorationDate: now,
  });
  attemptPayment(world, invoice);
}

/** The prorations that a change would make for the rest of the month; changes nothing. */
export function prorationLines(
  world: World,
  subscription: Kinds['subscription'],
  to: { price: Kinds['price']; quantity: number },
): Line[] {
  return [unusedLine(world, subscription), remainingLine(world, subscription, to)];
}

/** Credits the amount paid for the rest of the month, after discounts. */
function unusedLine(world: World, subscription: Kinds['subscription']): Line {
  const { price, current_period_end: end } = itemOf(subscription);
  const now = world.clock.now();
  const paid = paidLine(world, subscription);
  const net = paid ? paid.amount - paid.discount_amounts!.reduce((sum, { amount }) => sum + amount, 0) : 0;
  const share = paid ? (end - now) / (paid.period.end - paid.period.start) : 0;
  return buildLine(world, {
    subscription,
    price,
    amount: -Math.round(net * share) || 0,
    description: `Unused time on ${productName(world, price)} after ${dayOf(now)}`,
    period: { start: now, end },
    proration: true,
  });
}

function remainingLine(
  world: World,
  subscription: Kinds['subscription'],
  { price, quantity }: { price: Kinds['price']; quantity: number },
): Line {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const now = world.clock.now();
  const share = (end - now) / (end - start);
  const full = Math.round((price.unit_amount ?? 0) * quantity * share);
  const off = liveDiscounts(world, subscription)
    .map((discount) => couponOf(world, discount))
    .filter(({ percent_off, duration }) => percent_off !== null && duration !== 'once')
    .reduce((sum, coupon) => sum + reductionOf(coupon, full - sum), 0);
  return buildLine(world, {
    subscription,
    price,
    quantity,
    amount: full - off,
    description: `Remaining time on ${productName(world, price)} after ${dayOf(now)}`,
    period: { start: now, end },
    proration: true,
  });
}

/** The newest line that charged for time up to the end of this month. */
function paidLine(world: World, subscription: Kinds['subscription']): Line | undefined {
  const { price, current_period_end: end } = itemOf(subscription);
  const pending = world.pendingLines.get(subscription.id) ?? [];
  const issued = listObjects(world, 'invoice').flatMap(({ lines }) => lines.data);
  return [...issued, ...pending]
    .filter((line) => line.subscription === subscription.id && line.amount >= 0 && line.period.end === end)
    .findLast((line) => line.pricing?.price_details?.price === price.id);
}

function wouldDecline(world: World, subscription: Kinds['subscription']): boolean {
  const method = getObject(world, 'payment_method', subscription.default_payment_method!);
  return cardOf(method) !== 'ok' || world.failNext.has(subscription.customer);
}

function productName(world: World, price: Kinds['price']): string {
  return getObject(world, 'product', price.product).name;
}

function dayOf(second: number): string {
  return new Date(second * 1000).toLocaleDateString('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
