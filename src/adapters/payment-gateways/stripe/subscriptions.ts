import Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentGateway } from '#ports/payment-gateway';
import { readSubscription } from './read-subscription.ts';
import { callStripe, findInStripe } from './stripe-errors.ts';

type Subscriptions = Pick<
  PaymentGateway,
  'findSubscription' | 'listSubscriptions' | 'cancelSubscription' | 'findCardFingerprint'
>;

// More than anybody has; older ones have ended.
const MAX_SUBSCRIPTIONS = 100;

export function subscriptionsOf(stripe: Stripe): Subscriptions {
  return {
    async findSubscription(id) {
      const subscription = await findInStripe(() => stripe.subscriptions.retrieve(id));
      return subscription && readSubscription(subscription);
    },
    async listSubscriptions(customerId) {
      const page = await findInStripe(() =>
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: MAX_SUBSCRIPTIONS }),
      );
      return (page?.data ?? []).map(readSubscription);
    },
    async cancelSubscription(id, name) {
      // Stripe reports ended subscriptions as missing here.
      await findInStripe(() => stripe.subscriptions.cancel(id, {}, { idempotencyKey: name }));
    },
    async findCardFingerprint(id) {
      return await callStripe(
        async () => {
          const subscription = await findInStripe(() =>
            stripe.subscriptions.retrieve(id, { expand: PAYMENT_METHODS }),
          );
          return subscription ? fingerprintOf(subscription) : null;
        },
        (error) => (error instanceof Stripe.errors.StripePermissionError ? { answer: null } : undefined),
      );
    },
  };
}

// Stripe charges the customer's payment method if the subscription has none.
const PAYMENT_METHODS = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];

const withFingerprint = z.object({ fingerprint: z.string() });

function fingerprintOf({ default_payment_method: own, customer }: Stripe.Subscription): string | null {
  const ofCustomer =
    typeof customer === 'object' && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  const method = own ?? ofCustomer;
  if (method === null || typeof method !== 'object') return null;
  // Cards and bank accounts have a fingerprint; wallets have none.
  const details: unknown = Object.entries(method).find(([name]) => name === method.type)?.[1];
  return withFingerprint.safeParse(details).data?.fingerprint ?? null;
}
