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
  /** What Stripe signs its events with. */
  webhookSecret: string;
  mode: PaymentGateway['mode'];
  /** Prices between which people may change in the customer portal; without any, they may not. */
  planPriceIds?: readonly string[];
}

/** Stripe, through its SDK, in the version of the API that the SDK is made for. */
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
