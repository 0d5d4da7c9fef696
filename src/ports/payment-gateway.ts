import type { PaymentMode } from '#features/plans/contract/billing';

/**
 * Takes payments: Stripe. Every call may throw ProviderError: `transient` if the gateway is unreachable, slow or limits
 * the rate; `rejected` if it refuses a request for a reason that is not a `GatewayRefusal`; `misconfigured` for a wrong key.
 * Unknown objects are `undefined`.
 */
export interface PaymentGateway {
  readonly mode: Exclude<PaymentMode, 'off'>;

  /** `name` is the idempotency key of each write. */
  createCustomer(customer: CustomerDetails & { userId: string }, name: string): Promise<string>;
  updateCustomer(id: string, details: CustomerDetails, name: string): Promise<void>;
  findCustomer(id: string): Promise<GatewayCustomer>;
  /** Cancels its subscriptions at once and deletes personal data; invoices stay. Succeeds if it is already deleted. */
  deleteCustomer(id: string, name: string): Promise<void>;

  openCheckout(
    checkout: CheckoutRequest,
    name: string,
  ): Promise<OpenedCheckout | { refused: GatewayRefusal }>;
  findCheckout(id: string): Promise<{ status: 'open' | 'complete' | 'expired' } | undefined>;
  /** Expires an open checkout; completed ones stay completed. */
  expireCheckout(id: string): Promise<void>;
  /**
   * Opens the customer portal, where people cancel, change their card and switch plans: upgrades apply at once, downgrades
   * from the next month.
   */
  openPortal(portal: {
    customerId: string;
    returnUrl: string;
  }): Promise<{ url: string } | { refused: GatewayRefusal }>;

  /** @param code as typed, in any case @returns `undefined` if it is unknown, expired or used up */
  findPromotionCode(code: string): Promise<PromotionCode | undefined>;
  findPrice(id: string): Promise<GatewayPrice | undefined>;
  listActivePrices(): Promise<GatewayPrice[]>;
  /** Checks the API key. @throws ProviderError with the gateway's message */
  checkAccess(): Promise<void>;

  findSubscription(id: string): Promise<GatewaySubscription | undefined>;
  /** All states, the newest first. */
  listSubscriptions(customerId: string): Promise<GatewaySubscription[]>;
  cancelSubscription(id: string, name: string): Promise<void>;
  /**
   * Fingerprint of the card or account that pays a subscription: the same card has the same fingerprint for all customers.
   * Null if there is none, or the API key may not read it.
   */
  findCardFingerprint(subscriptionId: string): Promise<string | null>;
  /** Refunds a payment. Succeeds if it is already refunded. */
  refundPayment(refund: { paymentIntentId: string; amount: number }, name: string): Promise<void>;
  /** Charges the customer's balance: it adds to the next invoice, or uses up credit. */
  chargeBalance(
    charge: { customerId: string; amount: number; currency: string; description: string },
    name: string,
  ): Promise<void>;
  /** The next invoice of a subscription that renews. */
  previewRenewal(subscriptionId: string): Promise<RenewalPreview | undefined>;
  findInvoice(id: string): Promise<GatewayInvoice | undefined>;
  /** Paid ones, the oldest first: plan changes refer to earlier payments. */
  listSubscriptionInvoices(subscriptionId: string): Promise<GatewayInvoice[]>;
  /** Paid invoices created since, the oldest first. */
  listPaidInvoices(since: Date): AsyncIterable<GatewayInvoice>;
  /** A payment's refunds and dispute. */
  findPayment(paymentIntentId: string): Promise<GatewayPayment | undefined>;

  /** @throws AppError `invalid_request` if the signature is wrong or too old */
  readEvent(body: Buffer, signature: string): GatewayEvent;
  /** Events of the kinds of `GatewayEvent` since then, the oldest first. */
  listEvents(since: Date): AsyncIterable<GatewayEvent>;
}

export interface CustomerDetails {
  email: string;
  /** First and last name, as far as known. */
  name: string | null;
}

export interface GatewayCustomer {
  /** `other-mode`: created with a test key, while this is a live key, or vice versa. */
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
  /** Several codes may share a coupon. */
  couponId: string;
  code: string;
  /** Such as `20% off the first month`. */
  offer: string;
}

export interface GatewayPrice {
  id: string;
  active: boolean;
  currency: string;
  /** In the currency's smallest unit; null for tiered and custom prices. */
  unitAmount: number | null;
  livemode: boolean;
}

export interface GatewaySubscription {
  id: string;
  customerId: string;
  /** From the metadata that `openCheckout` sets. */
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
  /** From the subscription's metadata. */
  userId: string | null;
  subscriptionId: string | null;
  number: string | null;
  status: string;
  billingReason: string | null;
  currency: string;
  amountDue: number;
  amountPaid: number;
  /** After discounts and tax, before the customer's balance; negative for credit. */
  total: number;
  /** Applied coupons. */
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

export interface RenewalPreview {
  /** After discounts and the customer's balance. */
  amountDue: number;
  currency: string;
  /** Of the month that begins. */
  priceId: string | null;
}

export interface GatewayInvoiceLine {
  priceId: string | null;
  /** In the currency's smallest unit, before discounts; negative for credit. */
  amount: number;
  /** 1 if the gateway gives none. */
  quantity: number;
  isProration: boolean;
  periodStart: Date;
  periodEnd: Date;
}

export interface GatewayPayment {
  /** The paid invoice. */
  invoiceId: string | null;
  amount: number;
  amountRefunded: number;
  /** The gateway's status of the latest dispute: needs_response, under_review, won, lost, …. */
  disputeStatus: string | null;
}

/** An event with the object's state at that time. Handlers read the object again. */
export type GatewayEvent = { id: string; createdAt: Date; type: string } & (
  | { about: 'subscription'; subscription: GatewaySubscription }
  | { about: 'invoice'; invoice: GatewayInvoice }
  /** An object in an unknown form, for example from a later API version. */
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
  /** Ignored. */
  | { about: 'other' }
);

/** `customer_other_mode`: a customer of test mode under a live key, or vice versa. */
export type GatewayRefusal =
  | 'price_missing'
  | 'price_inactive'
  | 'promotion_code_invalid'
  | 'customer_missing'
  | 'customer_other_mode';
