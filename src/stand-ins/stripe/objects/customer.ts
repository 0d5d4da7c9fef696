import { newId, randomLetters } from '../new-id.ts';
import type { Kinds, Store } from '../store.ts';

type Customer = Kinds['customer'];
export type CustomerInput = Partial<Pick<Customer, 'email' | 'name' | 'description' | 'phone' | 'metadata'>>;

export function buildCustomer(store: Store, input: CustomerInput): Customer {
  return {
    id: newId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: store.clock.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: input.description ?? null,
    discount: null,
    email: input.email ?? null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: store.livemode,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    next_invoice_sequence: 1,
    phone: input.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  } satisfies Customer;
}
