import { periodEnd } from '../clock.ts';
import { newId } from '../new-id.ts';
import type { Kinds, Store } from '../store.ts';
import { planOf } from './catalog.ts';

type Subscription = Kinds['subscription'];
type Item = Subscription['items']['data'][number];

export interface SubscriptionInput {
  customer: string;
  price: Kinds['price'];
  quantity: number;
  metadata: Record<string, string>;
  description: string | null;
  paymentMethod: string;
}

/** Active, charged to the card each month; the first month begins now. */
export function buildSubscription(store: Store, input: SubscriptionInput): Subscription {
  const now = store.clock.now();
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: input.price.currency,
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: input.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [buildItem(store, id, input)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: store.livemode,
    managed_payments: { enabled: false },
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: {
        acss_debit: null,
        bancontact: null,
        card: { network: null, request_three_d_secure: 'automatic' },
        customer_balance: null,
        konbini: null,
        payto: null,
        pix: null,
        sepa_debit: null,
        upi: null,
        us_bank_account: null,
      },
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  } satisfies Subscription;
}

function buildItem(store: Store, subscription: string, input: SubscriptionInput): Item {
  const now = store.clock.now();
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd(now, now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(input.price),
    price: structuredClone(input.price),
    quantity: input.quantity,
    subscription,
    tax_rates: [],
  } satisfies Item;
}

/** Subscriptions here have exactly one item. */
export function itemOf(subscription: Subscription): Item {
  return subscription.items.data[0]!;
}

/** Sets the price, and its older form. */
export function setPrice(subscription: Subscription, price: Kinds['price']): void {
  Object.assign(itemOf(subscription), { price: structuredClone(price), plan: planOf(price) });
}
