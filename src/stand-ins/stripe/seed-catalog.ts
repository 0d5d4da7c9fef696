import { buildPrice, buildProduct } from './objects/catalog.ts';
import { buildCoupon, buildPromotionCode } from './objects/reductions.ts';
import { findObject, type Kinds, keepObject, listObjects, type Store } from './store.ts';

export interface Seed {
  prices?: readonly SeedPrice[];
  promotionCodes?: readonly SeedPromotionCode[];
}

export interface SeedPrice {
  id: string;
  productName: string;
  description?: string;
  /** Cents a month. */
  unitAmount: number;
  currency: string;
  interval: 'month';
}

export interface SeedPromotionCode {
  code: string;
  /** Above 0, at most 100. */
  percentOff?: number;
  /** Cents. */
  amountOff?: number;
  duration: 'once' | 'forever';
  expiresAt?: Date;
  maxRedemptions?: number;
  timesRedeemed?: number;
  /** Only for customers without paid invoices. */
  firstTimeOnly?: boolean;
}

/** Adds missing objects; existing ones stay unchanged. */
export function seedCatalog(store: Store, { prices = [], promotionCodes = [] }: Seed): void {
  for (const price of prices) if (!findObject(store, 'price', price.id)) seedPrice(store, price);
  for (const code of promotionCodes)
    if (!listObjects(store, 'promotion_code').some((each) => each.code === code.code)) seedCode(store, code);
}

function seedPrice(store: Store, seed: SeedPrice): void {
  const product = buildProduct(store, {
    id: `prod_${seed.id.replace(/^price_/, '')}`,
    name: seed.productName,
    description: seed.description,
  });
  const price = buildPrice(store, { ...seed, unit_amount: seed.unitAmount, product: product.id });
  product.default_price = price.id;
  keepObject(store, 'product', product);
  keepObject(store, 'price', price);
}

/** A code with its own coupon. */
export function seedCode(store: Store, seed: SeedPromotionCode): Kinds['promotion_code'] {
  const { code, duration, percentOff: percent_off, amountOff: amount_off } = seed;
  const coupon = buildCoupon(store, { percent_off, amount_off, duration, name: code });
  keepObject(store, 'coupon', coupon);
  return keepObject(
    store,
    'promotion_code',
    buildPromotionCode(store, {
      coupon: coupon.id,
      code,
      expires_at: seed.expiresAt && Math.floor(seed.expiresAt.getTime() / 1000),
      max_redemptions: seed.maxRedemptions,
      times_redeemed: seed.timesRedeemed,
      first_time_transaction: seed.firstTimeOnly,
    }),
  );
}
