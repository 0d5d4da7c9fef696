import { randomLetters } from '../new-id.ts';
import type { Kinds, Store } from '../store.ts';

type Session = Kinds['checkout.session'];

export type CheckoutInput = Pick<
  Session,
  | 'allow_promotion_codes'
  | 'cancel_url'
  | 'client_reference_id'
  | 'customer'
  | 'customer_email'
  | 'discounts'
  | 'expires_at'
  | 'locale'
  | 'metadata'
  | 'success_url'
> & {
  currency: string;
  automatic_tax: boolean;
  /** Cents before and after the discount. */
  subtotal: number;
  total: number;
  /** The customer's email address, if known. */
  email: string | null;
};

export function buildCheckoutSession(store: Store, input: CheckoutInput): Session {
  const id = `cs_${store.livemode ? 'live' : 'test'}_a1${randomLetters(56)}`;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: input.allow_promotion_codes,
    allowed_payment_method_types: null,
    amount_subtotal: input.subtotal,
    amount_total: input.total,
    automatic_tax: {
      enabled: input.automatic_tax,
      liability: input.automatic_tax ? { type: 'self' } : null,
      provider: input.automatic_tax ? 'stripe' : null,
      status: input.automatic_tax ? 'requires_location_inputs' : null,
    },
    billing_address_collection: null,
    cancel_url: input.cancel_url,
    client_reference_id: input.client_reference_id,
    client_secret: null,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    consent: null,
    consent_collection: null,
    created: store.clock.now(),
    currency: input.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: input.customer,
    customer_account: null,
    customer_creation: input.customer === null ? 'always' : null,
    customer_details: input.email === null ? null : customerDetails(input.email),
    customer_email: input.customer_email,
    discounts: input.discounts,
    expires_at: input.expires_at,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: store.livemode,
    locale: input.locale,
    managed_payments: { enabled: false },
    metadata: input.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: input.success_url,
    total_details: {
      amount_discount: input.subtotal - input.total,
      amount_shipping: 0,
      amount_tax: 0,
    },
    ui_mode: 'hosted_page',
    url: `${store.origin}/c/pay/${id}`,
    wallet_options: null,
  } satisfies Session;
}

export function customerDetails(email: string) {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  } satisfies Session['customer_details'];
}
