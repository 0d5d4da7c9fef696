import { newId } from '../new-id.ts';
import type { Kinds, Optional, Store } from '../store.ts';

type Product = Kinds['product'];
type Price = Kinds['price'];

type ProductInput = Pick<Product, 'name'> & Optional<Product, 'id' | 'active' | 'description' | 'metadata'>;

export function buildProduct(store: Store, input: ProductInput): Product {
  return {
    id: input.id ?? newId('prod', 14),
    object: 'product',
    active: input.active ?? true,
    created: store.clock.now(),
    default_price: null,
    description: input.description ?? null,
    images: [],
    livemode: store.livemode,
    marketing_features: [],
    metadata: input.metadata ?? {},
    name: input.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: store.clock.now(),
    url: null,
  } satisfies Product;
}

type PriceInput = Pick<Price, 'product' | 'currency'> &
  Optional<Price, 'id' | 'active' | 'nickname' | 'lookup_key' | 'metadata'> & {
    /** Cents. */
    unit_amount: number;
    /** Recurring every month; a one-time price if absent. */
    interval?: 'month' | undefined;
  };

export function buildPrice(store: Store, input: PriceInput): Price {
  return {
    id: input.id ?? newId('price'),
    object: 'price',
    active: input.active ?? true,
    billing_scheme: 'per_unit',
    created: store.clock.now(),
    currency: input.currency,
    custom_unit_amount: null,
    livemode: store.livemode,
    lookup_key: input.lookup_key ?? null,
    metadata: input.metadata ?? {},
    nickname: input.nickname ?? null,
    product: input.product,
    recurring: input.interval
      ? {
          interval: input.interval,
          interval_count: 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: input.interval ? 'recurring' : 'one_time',
    unit_amount: input.unit_amount,
    unit_amount_decimal: String(input.unit_amount),
  } satisfies Price;
}

/** The older form of a price, which subscription items still carry. */
export function planOf(price: Price): Kinds['subscription']['items']['data'][number]['plan'] {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: price.livemode,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
