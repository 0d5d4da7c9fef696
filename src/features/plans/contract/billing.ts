import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';
import { PROMO_CODE_MAX_CHARACTERS } from '#platform/limits/limits';
import { PLAN_IDS, type Plan } from './plans.ts';

/** How payments work: off, by the development stand-in (no money moves), with a test key, or with a live key. */
export const PAYMENT_MODES = ['off', 'stand-in', 'test', 'live'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

const promoCode = z.string().trim().max(PROMO_CODE_MAX_CHARACTERS);

const createSubscriptionRequest = z.object({
  priceId: z.string().trim().min(1).max(255),
  /** Blank means none. */
  promoCode: promoCode
    .transform((code) => code || null)
    .nullish()
    .transform((code) => code ?? null),
});

/** The gateway's page to open: Checkout or the customer portal. */
export const hostedPage = z.object({ url: z.string() });
export type HostedPage = z.infer<typeof hostedPage>;

export const promoCodeOffer = z.object({
  /** In the site owner's spelling. */
  code: z.string(),
  /** Such as `20% off the first month`. */
  offer: z.string(),
});
export type PromoCodeOffer = z.infer<typeof promoCodeOffer>;

/** A user's subscription, as the gateway last reported it. */
const subscriptionSummary = z.object({
  id: z.string(),
  /** Null for a price that belongs to no plan. */
  planId: z.enum(PLAN_IDS).nullable(),
  /** The gateway's status; `active`, `trialing` and `past_due` give access. */
  status: z.string(),
  currentPeriodEnd: z.iso.datetime(),
  /** When it ends if it was canceled, otherwise null. */
  cancelAt: z.iso.datetime().nullable(),
  /** Whether one of its invoices has granted credits; false until then. */
  credited: z.boolean(),
});
export type SubscriptionSummary = z.infer<typeof subscriptionSummary>;

/** The next renewal of a subscription. */
const renewal = z.object({
  /** In the currency's smallest unit, after discounts and the customer's balance. */
  amountDue: z.number().int(),
  currency: z.string(),
  /** Of the plan it begins, which may be another than now; null for a price that belongs to no plan. */
  credits: z.number().int().nullable(),
});
export type Renewal = z.infer<typeof renewal>;

/** An invoice whose payment failed and is still due. */
const openInvoice = z.object({
  number: z.string().nullable(),
  /** In the currency's smallest unit. */
  amountDue: z.number().int(),
  currency: z.string(),
  /** The page where the customer can read and pay it. */
  hostedUrl: z.string().nullable(),
  /** When the gateway retries the payment. */
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type OpenInvoice = z.infer<typeof openInvoice>;

/** The last subscription of a user who has none now. */
const endedSubscription = z.object({
  planId: z.enum(PLAN_IDS).nullable(),
  endedAt: z.iso.datetime(),
  /** Whether it ended because of an unpaid invoice. */
  unpaid: z.boolean(),
});
export type EndedSubscription = z.infer<typeof endedSubscription>;

const plan = z.object({
  id: z.enum(PLAN_IDS),
  priceId: z.string().nullable(),
  name: z.string(),
  priceText: z.string(),
  unitAmount: z.number().int(),
  credits: z.number().int(),
  description: z.string(),
  features: z.array(z.string()).readonly(),
  popular: z.boolean(),
  colour: z.string(),
}) satisfies z.ZodType<Plan>;

/** The data of the pricing pages. Visitors only get the plans. */
export const billing = z.object({
  mode: z.enum(PAYMENT_MODES),
  plans: z.array(plan).readonly(),
  subscription: subscriptionSummary.nullable(),
  openInvoice: openInvoice.nullable(),
  /** Shown for some weeks after the end; null for subscribers. */
  ended: endedSubscription.nullable(),
});
export type Billing = z.infer<typeof billing>;

/** Subscription statuses that give access. */
export const LIVE_STATUSES = ['active', 'trialing', 'past_due'] as const;

export function isLiveStatus(status: string): boolean {
  return (LIVE_STATUSES as readonly string[]).includes(status);
}

/** A difference between the payment gateway and the database. */
export const finding = z.object({
  /** Such as `invoice-not-credited`. */
  kind: z.string(),
  /** The id of the invoice, subscription, customer or event. */
  subject: z.string(),
  detail: z.string(),
  repaired: z.boolean(),
});
export type Finding = z.infer<typeof finding>;

const TAG = 'Billing';

export const findBilling = endpoint({
  method: 'GET',
  path: '/api/billing',
  access: 'visitor',
  responses: { 200: billing },
  cache: 'no-store',
  words: { tag: TAG, summary: 'List the plans, and show your subscription' },
});

export const findRenewal = endpoint({
  method: 'GET',
  path: '/api/billing/renewal',
  access: 'session',
  signIn: 'signed_out.manage_subscription',
  limit: 'paid',
  responses: { 200: renewal },
  cache: 'no-store',
  refusals: ['not_subscribed', 'payments_off'],
  words: { tag: TAG, summary: 'Ask the payment gateway what your next renewal costs' },
});

export const findPromoCode = endpoint({
  method: 'GET',
  path: '/api/promo-codes/:code',
  access: 'visitor',
  params: z.object({ code: promoCode.min(1) }),
  responses: { 200: promoCodeOffer },
  cache: 'no-store',
  refusals: ['unknown_promo_code', 'promo_code_used', 'rate_limited', 'payments_off'],
  words: { tag: TAG, summary: 'Look up a promo code' },
});

export const startCheckout = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  access: 'session',
  signIn: 'signed_out.subscribe',
  limit: 'paid',
  body: createSubscriptionRequest,
  responses: { 200: hostedPage },
  refusals: [
    'already_subscribed',
    'payments_off',
    'price_unavailable',
    'unknown_promo_code',
    'promo_code_used',
  ],
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Open the payment gateway’s Checkout for a plan' },
});

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/customer-portal',
  access: 'session',
  signIn: 'signed_out.manage_subscription',
  limit: 'paid',
  responses: { 200: hostedPage },
  refusals: ['not_subscribed', 'payments_off'],
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Open the payment gateway’s portal' },
});

export const clearTestCustomer = endpoint({
  method: 'POST',
  path: '/api/clear-test-customer',
  access: 'session',
  signIn: 'signed_out.manage_subscription',
  limit: 'paid',
  responses: { 200: z.object({ cleared: z.literal(true) }) },
  refusals: ['nothing_to_clear', 'payments_off'],
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Remove your test-mode customer' },
});

export const receiveStripeEvent = endpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  access: 'signature',
  limit: 'none',
  bodyType: 'application/json',
  responses: { 200: { description: 'The event was accepted.', type: 'application/json' } },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Receive an event of the payment gateway' },
});
