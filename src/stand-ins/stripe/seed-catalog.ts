import { buildPrice, buildProduct } from './objects/catalog.ts';
import { buildCoupon, buildPromotionCode } from './objects/reductions.ts';
import { findObject, type Kinds, keepObject, listObjects, type World } from './world.ts';

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
export function seedCatalog(world: World, { prices = [], promotionCodes = [] }: Seed): void {
  for (const price of prices) if (!findObject(world, 'price', price.id)) seedPrice(world, price);
  for (const code of promotionCodes)
    if (!listObjects(world, 'promotion_code').some((each) => each.code === code.code)) seedCode(world, code);
}

function seedPrice(world: World, seed: SeedPrice): void {
  const product = buildProduct(world, {
    id: `prod_${seed.id.replace(/^price_/, '')}`,
    name: seed.productName,
    description: seed.description,
  });
  const price = buildPrice(world, { ...seed, unit_amount: seed.unitAmount, product: product.id });
  product.default_price = price.id;
  keepObject(world, 'product', product);
  keepObject(world, 'price', price);
}

/** A code with its own coupon. */
export function seedCode(world: World, seed: SeedPromotionCode): Kinds['promotion_code'] {
  const { code, duration, percentOff: percent_off, amountOff: amount_off } = seed;
  const coupon = buildCoupon(world, { percent_off, amount_off, duration, name: code });
  keepObject(world, 'coupon', coupon);
  return keepObject(
    world,
    'promotion_code',
    buildPromotionCode(world, {
      coupon: coupon.id,
      code,
      expires_at: seed.expiresAt && Math.floor(seed.expiresAt.getTime() / 1000),
      max_redemptions: seed.maxRedemptions,
      times_redeemed: seed.timesRedeemed,
      first_time_transaction: seed.firstTimeOnly,
    }),
  );
}
