import { newId, randomLetters } from '../new-id.ts';
import type { Kinds, Optional, Store } from '../store.ts';

type Coupon = Kinds['coupon'];
type PromotionCode = Kinds['promotion_code'];
type Discount = Kinds['discount'];

type CouponInput = Pick<Coupon, 'duration'> &
  Optional<
    Coupon,
    | 'id'
    | 'percent_off'
    | 'amount_off'
    | 'currency'
    | 'duration_in_months'
    | 'max_redemptions'
    | 'redeem_by'
    | 'name'
    | 'metadata'
  >;

export function buildCoupon(store: Store, input: CouponInput): Coupon {
  return {
    id: input.id ?? randomLetters(8),
    object: 'coupon',
    amount_off: input.amount_off ?? null,
    created: store.clock.now(),
    currency: input.amount_off === undefined ? null : (input.currency ?? 'usd'),
    duration: input.duration,
    duration_in_months: input.duration_in_months ?? null,
    livemode: store.livemode,
    max_redemptions: input.max_redemptions ?? null,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    percent_off: input.percent_off ?? null,
    redeem_by: input.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  } satisfies Coupon;
}

type PromotionCodeInput = { coupon: string; first_time_transaction?: boolean | undefined } & Optional<
  PromotionCode,
  'code' | 'active' | 'customer' | 'expires_at' | 'max_redemptions' | 'times_redeemed' | 'metadata'
>;

export function buildPromotionCode(store: Store, input: PromotionCodeInput): PromotionCode {
  return {
    id: newId('promo'),
    object: 'promotion_code',
    active: input.active ?? true,
    code: input.code ?? randomLetters(8).toUpperCase(),
    created: store.clock.now(),
    customer: input.customer ?? null,
    customer_account: null,
    expires_at: input.expires_at ?? null,
    livemode: store.livemode,
    max_redemptions: input.max_redemptions ?? null,
    metadata: input.metadata ?? {},
    promotion: { coupon: input.coupon, type: 'coupon' },
    restrictions: {
      first_time_transaction: input.first_time_transaction ?? false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
    times_redeemed: input.times_redeemed ?? 0,
  } satisfies PromotionCode;
}

export function buildDiscount(
  store: Store,
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
    start: store.clock.now(),
    subscription: input.subscription,
    subscription_item: null,
  } satisfies Discount;
}
