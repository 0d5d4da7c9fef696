import { addMonths } from '../clock.ts';
import { buildDiscount } from '../objects/reductions.ts';
import { findObject, getObject, type Kinds, keepObject, listObjects, type World } from '../world.ts';

type Coupon = Kinds['coupon'];
type Discount = Kinds['discount'];

/** The coupon's discount in cents, at most the amount. */
export function reductionOf(coupon: Coupon, amount: number): number {
  if (coupon.percent_off !== null) return Math.round((amount * coupon.percent_off) / 100);
  return Math.min(coupon.amount_off ?? 0, amount);
}

/** Discounts for an invoice made now. */
export function liveDiscounts(world: World, subscription: Kinds['subscription']): Discount[] {
  return subscription.discounts
    .map((id) => getObject(world, 'discount', id))
    .filter(({ end }) => end === null || end > world.clock.now());
}

export function couponOf(world: World, discount: Discount): Coupon {
  return getObject(world, 'coupon', discount.source.coupon!);
}

/** Applies the Checkout session's offer to the subscription, and counts the redemption. */
export function redeem(
  world: World,
  session: Kinds['checkout.session'],
  subscription: Kinds['subscription'],
): void {
  for (const offer of session.discounts ?? []) {
    const coupon = getObject(world, 'coupon', offer.coupon!);
    const months = coupon.duration === 'repeating' ? coupon.duration_in_months : null;
    const discount = buildDiscount(world, {
      coupon: coupon.id,
      checkout_session: session.id,
      customer: subscription.customer,
      promotion_code: offer.promotion_code,
      subscription: subscription.id,
      end: months === null ? null : addMonths(world.clock.now(), months),
    });
    keepObject(world, 'discount', discount);
    subscription.discounts.push(discount.id);
    coupon.times_redeemed += 1;
    const code =
      offer.promotion_code === null ? undefined : findObject(world, 'promotion_code', offer.promotion_code);
    if (code) code.times_redeemed += 1;
  }
  retireReductions(world);
}

/** Marks used-up and expired coupons as invalid, and their codes as inactive. */
export function retireReductions(world: World): void {
  const now = world.clock.now();
  const over = (until: number | null, most: number | null, used: number) =>
    (until !== null && until <= now) || (most !== null && used >= most);
  for (const coupon of listObjects(world, 'coupon'))
    if (over(coupon.redeem_by, coupon.max_redemptions, coupon.times_redeemed)) coupon.valid = false;
  for (const code of listObjects(world, 'promotion_code')) {
    const coupon = getObject(world, 'coupon', code.promotion.coupon!);
    if (!coupon.valid || over(code.expires_at, code.max_redemptions, code.times_redeemed))
      code.active = false;
  }
}
