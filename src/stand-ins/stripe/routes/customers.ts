import { z } from 'zod';
import { deleteCustomer } from '../billing/delete-customer.ts';
import { createObject, emitEvent } from '../events/emit-event.ts';
import { buildCustomer } from '../objects/customer.ts';
import { changeMetadata, ignored, metadata, readParameters, timeRange } from '../wire/parameters.ts';
import { type Call, list, lookUp, type Route } from './route.ts';

const fields = {
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  description: z.string().max(350).optional(),
  phone: z.string().max(20).optional(),
  metadata: metadata.optional(),
  address: ignored,
  invoice_settings: ignored,
  preferred_locales: ignored,
  shipping: ignored,
  tax: ignored,
  tax_exempt: ignored,
};

export const customerRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    answer: ({ store, form }) => {
      const { metadata: given, ...input } = readParameters(z.strictObject(fields), form);
      const customer = buildCustomer(store, { ...clearable(input), metadata: changeMetadata({}, given) });
      return createObject(store, 'customer', customer);
    },
  },
  list('customer', '/v1/customers', { email: z.string(), created: timeRange }),
  {
    method: 'GET',
    path: '/v1/customers/:id',
    answer: (call) =>
      call.store.deletedCustomers.has(call.id) ? deletedCustomer(call) : lookUp(call, 'customer'),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    answer: (call) => {
      const customer = lookUp(call, 'customer');
      const { metadata: given, ...input } = readParameters(z.strictObject(fields), call.form);
      const changes = { ...clearable(input), metadata: changeMetadata(customer.metadata, given) };
      const previous = Object.fromEntries(
        Object.keys(changes).map((name) => [name, customer[name as keyof typeof changes]]),
      );
      Object.assign(customer, changes);
      emitEvent(call.store, 'customer.updated', customer, previous);
      return customer;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    answer: (call) => {
      deleteCustomer(call.store, lookUp(call, 'customer'));
      return deletedCustomer(call);
    },
  },
];

function deletedCustomer({ id }: Call) {
  return { id, object: 'customer', deleted: true };
}

type Texts = Partial<Record<'email' | 'name' | 'description' | 'phone', string | null>>;

/** The given texts; null for empty ones. */
function clearable(input: { [name in keyof Texts]: string | undefined } & Record<string, unknown>): Texts {
  const texts: Texts = {};
  for (const name of ['email', 'name', 'description', 'phone'] as const)
    if (input[name] !== undefined) texts[name] = input[name] || null;
  return texts;
}
