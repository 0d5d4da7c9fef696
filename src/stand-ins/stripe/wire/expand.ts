import { findAny, listObjects, type Store } from '../store.ts';
import { invalidRequest } from './api-error.ts';

type Json = Record<string, unknown>;

const MAX_DEPTH = 4;

/** Lists that are present only when expanded. */
const ONLY_EXPANDED: Record<string, (store: Store, owner: Json) => object> = {
  'invoice.payments': (store, { id }) =>
    listOf(
      `/v1/invoice_payments?invoice=${id}`,
      listObjects(store, 'invoice_payment').filter(({ invoice }) => invoice === id),
    ),
  'charge.refunds': (store, { id }) =>
    listOf(
      `/v1/charges/${id}/refunds`,
      listObjects(store, 'refund').filter(({ charge }) => charge === id),
    ),
  'customer.subscriptions': (store, { id }) =>
    listOf(
      `/v1/customers/${id}/subscriptions`,
      listObjects(store, 'subscription').filter(
        ({ customer, status }) => customer === id && status !== 'canceled',
      ),
    ),
  'checkout.session.line_items': lineItems,
};

/**
 * Replaces ids with their objects along paths such as `data.latest_invoice.payments`. Changes `answer`.
 * @throws ApiError for paths that do not exist
 */
export function expand(store: Store, answer: object, paths: readonly string[]): void {
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > MAX_DEPTH)
      throw invalidRequest(
        `You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`,
        {
          param: 'expand',
        },
      );
    follow(store, answer as Json, parts, path);
  }
}

function follow(store: Store, owner: Json, parts: readonly string[], path: string): void {
  const [name, ...rest] = parts;
  if (name === undefined) return;
  const findList = ONLY_EXPANDED[`${owner.object}.${name}`];
  if (owner[name] === undefined && findList) owner[name] = structuredClone(findList(store, owner));
  if (!(name in owner))
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const value = owner[name];
  if (Array.isArray(value)) owner[name] = value.map((each) => stepInto(store, each, rest, path));
  else owner[name] = stepInto(store, value, rest, path);
}

function stepInto(store: Store, value: unknown, rest: readonly string[], path: string): unknown {
  const object = typeof value === 'string' ? expanded(store, value, path) : value;
  if (object !== null && typeof object === 'object') follow(store, object as Json, rest, path);
  return object;
}

function expanded(store: Store, id: string, path: string): object {
  if (store.deletedCustomers.has(id)) return { id, object: 'customer', deleted: true };
  const found = findAny(store, id);
  if (!found) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return structuredClone(found);
}

function listOf(url: string, data: readonly object[]): object {
  return { object: 'list', data, has_more: false, url };
}

function lineItems(store: Store, session: Json): object {
  const order = store.orders.get(String(session.id))!;
  const price = store.objects.price.get(order.price)!;
  const discount = (session.total_details as { amount_discount: number }).amount_discount;
  const item = {
    id: `li_${String(session.id).slice(-14)}`,
    object: 'item',
    adjustable_quantity: null,
    amount_discount: discount,
    amount_subtotal: session.amount_subtotal,
    amount_tax: 0,
    amount_total: session.amount_total,
    currency: price.currency,
    description: store.objects.product.get(price.product)!.name,
    metadata: {},
    price,
    quantity: order.quantity,
  };
  return listOf(`/v1/checkout/sessions/${session.id}/line_items`, [item]);
}
