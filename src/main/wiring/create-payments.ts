import { offerPlans } from '#contract/plans';
import { createStripePaymentGateway } from '#server/adapters/payment-gateways/stripe/stripe-payment-gateway';
import type { Payments } from '#server/domain/billing/payments';
import type { StripeConfig } from '../config/payments.ts';

/** The payment gateway, and the plans with their prices there. It does not call Stripe yet. */
export function createPayments({ prices, ...access }: StripeConfig): Payments {
  const modeOfKey = /^.k_live_/.test(access.secretKey) ? 'live' : 'test';
  return {
    gateway: createStripePaymentGateway({
      ...access,
      mode: access.apiBase ? 'stand-in' : modeOfKey,
      planPriceIds: Object.values(prices),
    }),
    plans: offerPlans(prices),
  };
}
