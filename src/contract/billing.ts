import { z } from 'zod';
import { PROMO_CODE_MAX_CHARACTERS } from './limits.ts';
import type { Plan, PlanId } from './plans.ts';

/** How payments work here: not at all, with the development stand-in (no money moves), with a test or a live key. */
export const PAYMENT_MODES = ['off', 'stand-in', 'test', 'live'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

const promoCode = z.string().trim().max(PROMO_CODE_MAX_CHARACTERS);

export const createSubscriptionRequest = z.object({
  priceId: z.string().trim().min(1).max(255),
  /** Nothing, or spaces, is none. */
  promoCode: promoCode
    .transform((code) => code || null)
    .nullish()
    .transform((code) => code ?? null),
});
export type CreateSubscriptionRequest = z.input<typeof createSubscriptionRequest>;

/** Where the browser goes on: the gateway's Checkout or its customer portal. */
export const hostedPage = z.object({ url: z.string() });
export type HostedPage = z.infer<typeof hostedPage>;

export const promoCodeParam = z.object({ code: promoCode.min(1) });

export const promoCodeOffer = z.object({
  /** As its owner wrote it. */
  code: z.string(),
  /** Such as `20 % off the first month`. */
  offer: z.string(),
});
export type PromoCodeOffer = z.infer<typeof promoCodeOffer>;

/** A person's subscription, as the gateway last told of it. */
export interface SubscriptionSummary {
  id: string;
  /** Null for a price that is none of this site's plans. */
  planId: PlanId | null;
  /** The gateway's word; `active`, `trialing` and `past_due` give access. */
  status: string;
  /** ISO 8601. */
  currentPeriodEnd: string;
  /** ISO 8601; when it ends, where it was cancelled. */
  cancelAt: string | null;
  /** Whether one of its invoices has brought credits: until then they are on their way. */
  credited: boolean;
}

/** An invoice whose payment failed, and that is still to be paid. */
export interface OpenInvoice {
  number: string | null;
  /** In the currency's smallest unit. */
  amountDue: number;
  currency: string;
  /** Where it can be read and paid. */
  hostedUrl: string | null;
  /** ISO 8601; when the gateway tries again. */
  nextAttemptAt: string | null;
}

/** All that the pages about paying show. Visitors get the plans, without subscription and invoice. */
export interface Billing {
  mode: PaymentMode;
  plans: readonly Plan[];
  subscription: SubscriptionSummary | null;
  openInvoice: OpenInvoice | null;
}

/** Subscription states in which its credits can be spent. */
export const LIVE_STATUSES = ['active', 'trialing', 'past_due'] as const;

export function isLiveStatus(status: string): boolean {
  return (LIVE_STATUSES as readonly string[]).includes(status);
}
