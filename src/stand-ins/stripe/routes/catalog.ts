import { z } from 'zod';
import { emitEvent } from '../events/emit-event.ts';
import { buildPrice, buildProduct, planOf } from '../objects/catalog.ts';
import { itemOf } from '../objects/subscription.ts';
import {
  changeMetadata,
  flag,
  ignored,
  integer,
  metadata,
  readParameters,
  timeRange,
} from '../wire/parameters.ts';
import { type Kinds, keepObject, listObjects, type World } from '../world.ts';
import { isWithin, lookUp, PAGE, page, type Route, retrieve } from './route.ts';

const productFields = {
  name: z.string().min(1),
  description: z.string().optional(),
  metadata: metadata.optional(),
  active: flag.optional(),
};
const priceFields = z.strictObject({
  product: z.string(),
  currency: z.string().length(3),
  unit_amount: integer.refine((cents) => cents >= 0, 'must be 0 or more'),
  recurring: z
    .strictObject({ interval: z.literal('month'), interval_count: z.literal('1').optional() })
    .optional(),
  nickname: z.string().optional(),
  lookup_key: z.string().optional(),
  metadata: metadata.optional(),
  active: flag.optional(),
  tax_behavior: ignored,
});
const priceChanges = z.strictObject({
  active: flag.optional(),
  nickname: z.string().optional(),
  metadata: metadata.optional(),
});
const priceFilters = z.strictObject({
  ...PAGE,
  active: flag.optional(),
  product: z.string().optional(),
  currency: z.string().optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
  lookup_keys: z.array(z.string()).optional(),
  recurring: z
    .strictObject({ interval: z.string().optional(), usage_type: z.string().optional() })
    .optional(),
  created: timeRange.optional(),
});
const productFilters = z.strictObject({
  ...PAGE,
  active: flag.optional(),
  ids: z.array(z.string()).optional(),
  created: timeRange.optional(),
});

export const catalogRoutes: Route[] = [
  retrieve('product', '/v1/products'),
  retrieve('price', '/v1/prices'),
  {
    method: 'POST',
    path: '/v1/products',
    answer: ({ world, form }) => {
      const { metadata: given, active, ...input } = readParameters(z.strictObject(productFields), form);
      const product = buildProduct(world, { ...input, metadata: changeMetadata({}, given) });
      product.active = active ?? true;
      keepObject(world, 'product', product);
      emitEvent(world, 'product.created', product);
      return product;
    },
  },
  {
    method: 'POST',
    path: '/v1/products/:id',
    answer: (call) => {
      const product = lookUp(call, 'product');
      const input = readParameters(z.strictObject(productFields).partial(), call.form);
      product.name = input.name ?? product.name;
      product.description = input.description ?? product.description;
      product.active = input.active ?? product.active;
      product.metadata = changeMetadata(product.metadata, input.metadata);
      product.updated = call.world.clock.now();
      emitEvent(call.world, 'product.updated', product, {});
      return product;
    },
  },
  {
    method: 'GET',
    path: '/v1/products',
    answer: ({ world, form }) => {
      const { active, ids, created, ...cursor } = readParameters(productFilters, form);
      const found = listObjects(world, 'product').filter(
        (each) =>
          (active === undefined || each.active === active) &&
          (ids === undefined || ids.includes(each.id)) &&
          isWithin(each.created, created),
      );
      return page('/v1/products', found, cursor);
    },
  },
  {
    method: 'POST',
    path: '/v1/prices',
    answer: (call) => {
      const input = readParameters(priceFields, call.form);
      const price = buildPrice(call.world, {
        product: lookUp(call, 'product', input.product, 'product').id,
        unitAmount: input.unit_amount,
        currency: input.currency,
        interval: input.recurring?.interval,
        nickname: input.nickname,
        lookupKey: input.lookup_key,
        metadata: changeMetadata({}, input.metadata),
      });
      price.active = input.active ?? true;
      keepObject(call.world, 'price', price);
      emitEvent(call.world, 'price.created', price);
      return price;
    },
  },
  {
    method: 'POST',
    path: '/v1/prices/:id',
    answer: (call) => {
      const price = lookUp(call, 'price');
      const input = readParameters(priceChanges, call.form);
      price.nickname = input.nickname ?? price.nickname;
      price.metadata = changeMetadata(price.metadata, input.metadata);
      setPriceActive(call.world, price, input.active ?? price.active);
      return price;
    },
  },
  {
    method: 'GET',
    path: '/v1/prices',
    answer: ({ world, form }) => {
      const wanted = readParameters(priceFilters, form);
      return page(
        '/v1/prices',
        listObjects(world, 'price').filter((price) => isWanted(price, wanted)),
        wanted,
      );
    },
  },
];

export function setPriceActive(world: World, price: Kinds['price'], active: boolean): void {
  const previous = { active: price.active };
  price.active = active;
  for (const subscription of listObjects(world, 'subscription')) {
    const item = itemOf(subscription);
    if (item.price.id !== price.id) continue;
    item.price = structuredClone(price);
    item.plan = planOf(price);
  }
  emitEvent(world, 'price.updated', price, previous);
}

function isWanted(price: Kinds['price'], wanted: z.infer<typeof priceFilters>): boolean {
  return (
    (wanted.active === undefined || price.active === wanted.active) &&
    (wanted.product === undefined || price.product === wanted.product) &&
    (wanted.currency === undefined || price.currency === wanted.currency) &&
    (wanted.type === undefined || price.type === wanted.type) &&
    (wanted.lookup_keys === undefined || wanted.lookup_keys.includes(price.lookup_key ?? '')) &&
    (wanted.recurring?.interval === undefined || price.recurring?.interval === wanted.recurring.interval) &&
    isWithin(price.created, wanted.created)
  );
}
