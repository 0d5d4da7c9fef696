import { newId, randomLetters } from '../new-id.ts';
import type { Kinds, Store } from '../store.ts';
import { CARD_DECLINED } from '../wire/api-error.ts';

type PaymentIntent = Kinds['payment_intent'];
type Charge = Kinds['charge'];
type InvoicePayment = Kinds['invoice_payment'];

export interface PaymentInput {
  /** Cents. */
  amount: number;
  currency: string;
  customer: string | null;
  description: string;
}

export function buildPaymentIntent(store: Store, input: PaymentInput): PaymentIntent {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: input.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomLetters(24)}`,
    confirmation_method: 'automatic',
    created: store.clock.now(),
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: store.livemode,
    managed_payments: { enabled: false },
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  } satisfies PaymentIntent;
}

export function buildCharge(
  store: Store,
  input: PaymentInput & { intent: string; method: Kinds['payment_method']; declined: boolean },
): Charge {
  const id = newId('ch');
  const { method, declined } = input;
  const card = method.card!;
  return {
    id,
    object: 'charge',
    amount: input.amount,
    amount_captured: declined ? 0 : input.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'FRAMEWRIGHT TEST',
    captured: !declined,
    created: store.clock.now(),
    currency: input.currency,
    customer: input.customer,
    description: input.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: declined ? 'card_declined' : null,
    failure_message: declined ? CARD_DECLINED.message : null,
    fraud_details: {},
    livemode: store.livemode,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: declined ? 'declined_by_network' : 'approved_by_network',
      reason: declined ? 'generic_decline' : null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: declined
        ? 'The bank did not return any further details with this decline.'
        : 'Payment complete.',
      type: declined ? 'issuer_declined' : 'authorized',
    },
    paid: !declined,
    payment_intent: input.intent,
    payment_method: method.id,
    payment_method_details: {
      card: {
        amount_authorized: declined ? null : input.amount,
        authorization_code: null,
        brand: card.brand,
        checks: card.checks,
        country: card.country,
        electronic_commerce_indicator: null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        extended_authorization: { status: 'disabled' },
        fingerprint: card.fingerprint ?? null,
        funding: card.funding,
        incremental_authorization: { status: 'unavailable' },
        installments: null,
        last4: card.last4,
        mandate: null,
        multicapture: { status: 'unavailable' },
        network: 'visa',
        network_token: { used: false },
        network_transaction_id: null,
        overcapture: { maximum_amount_capturable: input.amount, status: 'unavailable' },
        regulated_status: 'unregulated',
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: declined ? null : `${store.origin}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: declined ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Charge;
}

/** An invoice has at most one payment, with this id. */
export function invoicePaymentId(invoiceId: string): string {
  return invoiceId.replace(/^in_/, 'inpay_');
}

export function buildInvoicePayment(
  store: Store,
  input: { invoice: Kinds['invoice']; intent: string },
): InvoicePayment {
  return {
    id: invoicePaymentId(input.invoice.id),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: input.invoice.amount_due,
    created: store.clock.now(),
    currency: input.invoice.currency,
    invoice: input.invoice.id,
    is_default: true,
    livemode: store.livemode,
    payment: { payment_intent: input.intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } satisfies InvoicePayment;
}

export function buildBalanceTransaction(
  store: Store,
  input: {
    /** Cents, signed as they change the account's balance. */
    amount: number;
    currency: string;
    source: string;
    type: 'charge' | 'refund' | 'adjustment';
    description: string | null;
  },
): Kinds['balance_transaction'] {
  const now = store.clock.now();
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: input.amount,
    available_on: now,
    balance_type: 'payments',
    created: now,
    currency: input.currency,
    description: input.description,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: input.amount,
    reporting_category: input.type === 'adjustment' ? 'dispute' : input.type,
    source: input.source,
    status: 'available',
    type: input.type,
  } satisfies Kinds['balance_transaction'];
}
