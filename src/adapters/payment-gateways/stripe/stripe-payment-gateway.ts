import type { PaymentGateway } from '#ports/payment-gateway';
import { checkoutsOf } from './checkouts.ts';
import { customersOf } from './customers.ts';
import { eventsOf } from './events.ts';
import { invoicesOf } from './invoices.ts';
import { moneyMovesOf } from './money-moves.ts';
import { paymentsOf } from './payments.ts';
import { pricesOf } from './prices.ts';
import { promotionCodesOf } from './promotion-codes.ts';
import { createStripeClient, type StripeAccess } from './stripe-client.ts';
import { subscriptionsOf } from './subscriptions.ts';

export interface StripeOptions extends StripeAccess {
  /** Signs Stripe's events. */
  webhookSecret: string;
  mode: PaymentGateway['mode'];
  /** Plans that the customer portal offers for a change; without any, plans cannot be changed there. */
  planPriceIds?: readonly string[];
}

/** Stripe through its SDK, in the SDK's API version. */
export function createStripePaymentGateway(options: StripeOptions): PaymentGateway {
  const stripe = createStripeClient(options);
  return {
    mode: options.mode,
    ...customersOf(stripe),
    ...checkoutsOf(stripe, options),
    ...promotionCodesOf(stripe),
    ...pricesOf(stripe),
    ...subscriptionsOf(stripe),
    ...invoicesOf(stripe),
    ...paymentsOf(stripe),
    ...moneyMovesOf(stripe),
    ...eventsOf(stripe, options),
  };
}
