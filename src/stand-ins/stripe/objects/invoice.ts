import { newId, randomLetters } from '../new-id.ts';
import type { Kinds, Line, Store } from '../store.ts';
import { itemOf } from './subscription.ts';

type Invoice = Kinds['invoice'];

export interface InvoiceInput {
  subscription: Kinds['subscription'];
  customer: Kinds['customer'];
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: Line[];
  /** Seconds since 1970: the previous month for a renewal, otherwise now. */
  periodStart: number;
  periodEnd: number;
  /** The time that prorations are computed from. */
  prorationDate?: number | undefined;
}

/** A draft before discounts. */
export function buildInvoice(store: Store, input: InvoiceInput): Invoice {
  const now = store.clock.now();
  const id = newId('in');
  const { customer, subscription } = input;
  const total = input.lines.reduce((sum, line) => sum + line.amount, 0);
  const hosted = `${store.origin}/i/${id}`;
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Framewright test account',
    account_tax_ids: null,
    amount_due: Math.max(0, total),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, total),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: input.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: hosted,
    invoice_pdf: `${hosted}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: input.lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: store.livemode,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(input.prorationDate === undefined ? {} : { subscription_proration_date: input.prorationDate }),
      },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: input.periodEnd,
    period_start: input.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  } satisfies Invoice;
}

export interface LineInput {
  subscription: Kinds['subscription'];
  price: Kinds['price'];
  /** Defaults to the subscription's quantity. */
  quantity?: number;
  /** Cents; negative for credit. */
  amount: number;
  description: string;
  period: { start: number; end: number };
  proration: boolean;
}

export function buildLine(store: Store, input: LineInput): Line {
  const { subscription, price } = input;
  const item = itemOf(subscription);
  const quantity = input.quantity ?? item.quantity ?? 1;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: input.amount,
    currency: price.currency,
    description: input.description,
    discount_amounts: [],
    // A proration's amount already includes the discount (`proration_discounts: included`).
    discountable: !input.proration,
    discounts: [],
    invoice: null,
    livemode: store.livemode,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: input.proration ? `ii_${randomLetters(24)}` : null,
        proration: input.proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: input.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: input.amount,
    taxes: [],
  } satisfies Line;
}
