import { z } from 'zod';
import { createObject, emitEvent } from '../events/emit-event.ts';
import { buildPrice, buildProduct } from '../objects/catalog.ts';
import { itemOf, setPrice } from '../objects/subscription.ts';
import { type Kinds, listObjects, type Store } from '../store.ts';
import {
  changeMetadata,
  flag,
  ignored,
  integer,
  metadata,
  readParameters,
  timeRange,
} from '../wire/parameters.ts';
import { list, lookUp, type Route, retrieve } from './route.ts';

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
export const catalogRoutes: Route[] = [
  retrieve('product', '/v1/products'),
  retrieve('price', '/v1/prices'),
  {
    method: 'POST',
    path: '/v1/products',
    answer: ({ store, form }) => {
      const input = readParameters(z.strictObject(productFields), form);
      const product = buildProduct(store, { ...input, metadata: changeMetadata({}, input.metadata) });
      return createObject(store, 'product', product);
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
      product.updated = call.store.clock.now();
      emitEvent(call.store, 'product.updated', product, {});
      return product;
    },
  },
  list(
    'product',
    '/v1/products',
    { active: flag, ids: z.array(z.string()), created: timeRange },
    { ids: ({ id }, ids) => ids.includes(id) },
  ),
  {
    method: 'POST',
    path: '/v1/prices',
    answer: (call) => {
      const input = readParameters(priceFields, call.form);
      const price = buildPrice(call.store, {
        ...input,
        product: lookUp(call, 'product', input.product, 'product').id,
        interval: input.recurring?.interval,
        metadata: changeMetadata({}, input.metadata),
      });
      return createObject(call.store, 'price', price);
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
      setPriceActive(call.store, price, input.active ?? price.active);
      return price;
    },
  },
  list(
    'price',
    '/v1/prices',
    {
      active: flag,
      product: z.string(),
      currency: z.string(),
      type: z.enum(['one_time', 'recurring']),
      lookup_keys: z.array(z.string()),
      recurring: z.strictObject({ interval: z.string(), usage_type: z.string() }).partial(),
      created: timeRange,
    },
    {
      lookup_keys: ({ lookup_key }, keys) => keys.includes(lookup_key ?? ''),
      recurring: ({ recurring }, { interval }) => interval === undefined || recurring?.interval === interval,
    },
  ),
];

export function setPriceActive(store: Store, price: Kinds['price'], active: boolean): void {
  const previous = { active: price.active };
  price.active = active;
  for (const subscription of listObjects(store, 'subscription'))
    if (itemOf(subscription).price.id === price.id) setPrice(subscription, price);
  emitEvent(store, 'price.updated', price, previous);
}
