import { createStripePaymentGateway } from '#adapters/payment-gateways/stripe/stripe-payment-gateway';
import { offerPlans } from '#features/plans/contract/plans';
import type { Payments } from '#features/plans/rules/payments';
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
