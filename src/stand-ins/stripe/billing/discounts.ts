import { addMonths } from '../clock.ts';
import { buildDiscount } from '../objects/reductions.ts';
import { findObject, getObject, type Kinds, keepObject, listObjects, type Store } from '../store.ts';

type Coupon = Kinds['coupon'];
type Discount = Kinds['discount'];

/** The coupon's discount in cents, at most the amount. */
export function reductionOf(coupon: Coupon, amount: number): number {
  if (coupon.percent_off !== null) return Math.round((amount * coupon.percent_off) / 100);
  return Math.min(coupon.amount_off ?? 0, amount);
}

/** Discounts for an invoice made now. */
export function liveDiscounts(store: Store, subscription: Kinds['subscription']): Discount[] {
  return subscription.discounts
    .map((id) => getObject(store, 'discount', id))
    .filter(({ end }) => end === null || end > store.clock.now());
}

export function couponOf(store: Store, discount: Discount): Coupon {
  return getObject(store, 'coupon', discount.source.coupon!);
}

/** Applies the Checkout session's offer to the subscription, and counts the redemption. */
export function redeem(
  store: Store,
  session: Kinds['checkout.session'],
  subscription: Kinds['subscription'],
): void {
  for (const offer of session.discounts ?? []) {
    const coupon = getObject(store, 'coupon', offer.coupon!);
    const months = coupon.duration === 'repeating' ? coupon.duration_in_months : null;
    const discount = buildDiscount(store, {
      coupon: coupon.id,
      checkout_session: session.id,
      customer: subscription.customer,
      promotion_code: offer.promotion_code,
      subscription: subscription.id,
      end: months === null ? null : addMonths(store.clock.now(), months),
    });
    keepObject(store, 'discount', discount);
    subscription.discounts.push(discount.id);
    coupon.times_redeemed += 1;
    const code =
      offer.promotion_code === null ? undefined : findObject(store, 'promotion_code', offer.promotion_code);
    if (code) code.times_redeemed += 1;
  }
  retireReductions(store);
}

/** Marks used-up and expired coupons as invalid, and their codes as inactive. */
export function retireReductions(store: Store): void {
  const now = store.clock.now();
  const over = (until: number | null, most: number | null, used: number) =>
    (until !== null && until <= now) || (most !== null && used >= most);
  for (const coupon of listObjects(store, 'coupon'))
    if (over(coupon.redeem_by, coupon.max_redemptions, coupon.times_redeemed)) coupon.valid = false;
  for (const code of listObjects(store, 'promotion_code')) {
    const coupon = getObject(store, 'coupon', code.promotion.coupon!);
    if (!coupon.valid || over(code.expires_at, code.max_redemptions, code.times_redeemed))
      code.active = false;
  }
}
