import { newId, randomLetters } from '../new-id.ts';
import type { Kinds, World } from '../world.ts';

type Coupon = Kinds['coupon'];
type PromotionCode = Kinds['promotion_code'];
type Discount = Kinds['discount'];

export interface CouponInput {
  id?: string | undefined;
  /** Above 0, at most 100. */
  percentOff?: number | undefined;
  /** Cents. */
  amountOff?: number | undefined;
  currency?: string | undefined;
  duration: 'once' | 'forever' | 'repeating';
  durationInMonths?: number | undefined;
  maxRedemptions?: number | undefined;
  /** Seconds since 1970. */
  redeemBy?: number | undefined;
  name?: string | undefined;
  metadata?: Record<string, string> | undefined;
}

export function buildCoupon(world: World, input: CouponInput): Coupon {
  return {
    id: input.id ?? randomLetters(8),
    object: 'coupon',
    amount_off: input.amountOff ?? null,
    created: world.clock.now(),
    currency: input.amountOff === undefined ? null : (input.currency ?? 'usd'),
    duration: input.duration,
    duration_in_months: input.durationInMonths ?? null,
    livemode: world.livemode,
    max_redemptions: input.maxRedemptions ?? null,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    percent_off: input.percentOff ?? null,
    redeem_by: input.redeemBy ?? null,
    times_redeemed: 0,
    valid: true,
  } satisfies Coupon;
}

export interface PromotionCodeInput {
  coupon: string;
  code?: string | undefined;
  active?: boolean | undefined;
  customer?: string | undefined;
  /** Seconds since 1970. */
  expiresAt?: number | undefined;
  maxRedemptions?: number | undefined;
  timesRedeemed?: number | undefined;
  firstTimeOnly?: boolean | undefined;
  metadata?: Record<string, string> | undefined;
}

export function buildPromotionCode(world: World, input: PromotionCodeInput): PromotionCode {
  return {
    id: newId('promo'),
    object: 'promotion_code',
    active: input.active ?? true,
    code: input.code ?? randomLetters(8).toUpperCase(),
    created: world.clock.now(),
    customer: input.customer ?? null,
    customer_account: null,
    expires_at: input.expiresAt ?? null,
    livemode: world.livemode,
    max_redemptions: input.maxRedemptions ?? null,
    metadata: input.metadata ?? {},
    promotion: { coupon: input.coupon, type: 'coupon' },
    restrictions: {
      first_time_transaction: input.firstTimeOnly ?? false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: input.timesRedeemed ?? 0,
  } satisfies PromotionCode;
}

export function buildDiscount(
  world: World,
  input: Pick<Discount, 'checkout_session' | 'customer' | 'promotion_code' | 'subscription' | 'end'> & {
    coupon: string;
  },
): Discount {
  return {
    id: newId('di'),
    object: 'discount',
    checkout_session: input.checkout_session,
    customer: input.customer,
    customer_account: null,
    end: input.end,
    invoice: null,
    invoice_item: null,
    promotion_code: input.promotion_code,
    source: { coupon: input.coupon, type: 'coupon' },
    start: world.clock.now(),
    subscription: input.subscription,
    subscription_item: null,
  } satisfies Discount;
}
