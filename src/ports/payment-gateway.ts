import type { PaymentMode } from '#features/plans/contract/billing';

/**
 * Takes payments: Stripe. Every call may throw ProviderError: `transient` when the gateway is away, slow or limits us;
 * `rejected` when it refuses a request that is none of `GatewayRefusal`; `misconfigured` for a wrong key. What it does not
 * know is `undefined`.
 */
export interface PaymentGateway {
  readonly mode: Exclude<PaymentMode, 'off'>;

  /** Every write is named: the same name does it once. */
  createCustomer(customer: CustomerDetails & { userId: string }, name: string): Promise<string>;
  updateCustomer(id: string, details: CustomerDetails, name: string): Promise<void>;
  findCustomer(id: string): Promise<GatewayCustomer>;
  /** Ends its subscriptions at once and forgets the person; invoices stay. One that is gone already is as good. */
  deleteCustomer(id: string, name: string): Promise<void>;

  openCheckout(
    checkout: CheckoutRequest,
    name: string,
  ): Promise<OpenedCheckout | { refused: GatewayRefusal }>;
  findCheckout(id: string): Promise<{ status: 'open' | 'complete' | 'expired' } | undefined>;
  /** Closes it for good; one that was completed meanwhile stays so. */
  expireCheckout(id: string): Promise<void>;
  /**
   * The customer portal, where people cancel, change their card and choose another plan: a dearer one at once, a cheaper one
   * from the next month on.
   */
  openPortal(portal: {
    customerId: string;
    returnUrl: string;
  }): Promise<{ url: string } | { refused: GatewayRefusal }>;

  /** The code as a person typed it, in any case; `undefined` for one that is unknown, expired or used up. */
  findPromotionCode(code: string): Promise<PromotionCode | undefined>;
  findPrice(id: string): Promise<GatewayPrice | undefined>;
  listActivePrices(): Promise<GatewayPrice[]>;
  /** Whether the key opens the API at all. @throws ProviderError in the gateway's words. */
  checkAccess(): Promise<void>;

  findSubscription(id: string): Promise<GatewaySubscription | undefined>;
  /** In every state, the newest first. */
  listSubscriptions(customerId: string): Promise<GatewaySubscription[]>;
  cancelSubscription(id: string, name: string): Promise<void>;
  /**
   * What the card or account that a subscription is paid with is recognized by: the same for the same card of any customer.
   * Null where there is none, or where the key may not read it.
   */
  findCardFingerprint(subscriptionId: string): Promise<string | null>;
  /** Gives money back. What has come back already is as good. */
  refundPayment(refund: { paymentIntentId: string; amount: number }, name: string): Promise<void>;
  /** Adds to what the customer pays with the next invoice, or takes from what is left of earlier ones for it. */
  chargeBalance(
    charge: { customerId: string; amount: number; currency: string; description: string },
    name: string,
  ): Promise<void>;
  findInvoice(id: string): Promise<GatewayInvoice | undefined>;
  /** Paid ones, the oldest first: changes of plan build on what was paid before. */
  listSubscriptionInvoices(subscriptionId: string): Promise<GatewayInvoice[]>;
  /** Paid invoices that were made since, the oldest first. */
  listPaidInvoices(since: Date): AsyncIterable<GatewayInvoice>;
  /** What has come back of a payment, and whether it is disputed. */
  findPayment(paymentIntentId: string): Promise<GatewayPayment | undefined>;

  /** @throws AppError `invalid_request` when the signature is wrong or too old. */
  readEvent(body: Buffer, signature: string): GatewayEvent;
  /** Events of the kinds of `GatewayEvent` since then, the oldest first. */
  listEvents(since: Date): AsyncIterable<GatewayEvent>;
}

export interface CustomerDetails {
  email: string;
  /** First and last name, as far as they are known. */
  name: string | null;
}

export interface GatewayCustomer {
  /** `other-mode`: it was made with a test key, and this is a live one, or the other way round. */
  state: 'present' | 'deleted' | 'missing' | 'other-mode';
}

export interface CheckoutRequest {
  customerId: string;
  userId: string;
  priceId: string;
  promotionCodeId: string | null;
  successUrl: string;
  cancelUrl: string;
}

export interface OpenedCheckout {
  id: string;
  url: string;
  expiresAt: Date;
}

export interface PromotionCode {
  id: string;
  /** What it gives; several codes may give the same. */
  couponId: string;
  code: string;
  /** In words: `20% off the first month`. */
  offer: string;
}

export interface GatewayPrice {
  id: string;
  active: boolean;
  currency: string;
  /** In the currency's smallest unit; null for one that is not a plain price. */
  unitAmount: number | null;
  livemode: boolean;
}

export interface GatewaySubscription {
  id: string;
  customerId: string;
  /** Of the metadata that `openCheckout` set. */
  userId: string | null;
  priceId: string;
  status: string;
  currentPeriodStart: Date;
  currentPeriodEnd: Date;
  cancelAt: Date | null;
  endedAt: Date | null;
  startedAt: Date;
  livemode: boolean;
}

export interface GatewayInvoice {
  id: string;
  customerId: string;
  /** Of the subscription's metadata. */
  userId: string | null;
  subscriptionId: string | null;
  number: string | null;
  status: string;
  billingReason: string | null;
  currency: string;
  amountDue: number;
  amountPaid: number;
  /** After discounts and tax, before what is left of earlier invoices; below zero where money is given back. */
  total: number;
  /** Coupons that were taken off. */
  couponIds: string[];
  paymentIntentId: string | null;
  nextAttemptAt: Date | null;
  hostedUrl: string | null;
  pdfUrl: string | null;
  lines: GatewayInvoiceLine[];
  livemode: boolean;
  createdAt: Date;
  paidAt: Date | null;
}

export interface GatewayInvoiceLine {
  priceId: string | null;
  /** In the currency's smallest unit, before discounts; below zero where something is given back. */
  amount: number;
  /** Of the price; 1 where the gateway says none. */
  quantity: number;
  isProration: boolean;
  periodStart: Date;
  periodEnd: Date;
}

export interface GatewayPayment {
  /** The invoice that it paid. */
  invoiceId: string | null;
  amount: number;
  amountRefunded: number;
  /** The gateway's word for the latest dispute: needs_response, under_review, won, lost, …. */
  disputeStatus: string | null;
}

/** What may have changed, as it was then; the object itself is asked for again. */
export type GatewayEvent = { id: string; createdAt: Date; type: string } & (
  | { about: 'subscription'; subscription: GatewaySubscription }
  | { about: 'invoice'; invoice: GatewayInvoice }
  /** One of these in a form that is not known here, as of a later version of the gateway's. */
  | { about: 'unreadable'; what: 'subscription' | 'invoice'; objectId: string }
  /** A refund or dispute of this payment. */
  | { about: 'payment'; paymentIntentId: string }
  | {
      about: 'checkout';
      sessionId: string;
      userId: string | null;
      customerId: string | null;
      subscriptionId: string | null;
    }
  | { about: 'customer'; customerId: string; change: 'deleted' }
  /** Nothing that matters here. */
  | { about: 'other' }
);

/** What was in the way. `customer_other_mode`: a customer of test mode under a live key, or the other way round. */
export type GatewayRefusal =
  | 'price_missing'
  | 'price_inactive'
  | 'promotion_code_invalid'
  | 'customer_missing'
  | 'customer_other_mode';
