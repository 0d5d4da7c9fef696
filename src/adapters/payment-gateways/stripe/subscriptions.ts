import Stripe from 'stripe';
import type { PaymentGateway } from '#ports/payment-gateway';
import { readSubscription } from './read-subscription.ts';
import { asking, askingFor } from './stripe-errors.ts';

type Subscriptions = Pick<
  PaymentGateway,
  'findSubscription' | 'listSubscriptions' | 'cancelSubscription' | 'findCardFingerprint'
>;

// Nobody has as many; what is older has ended.
const MOST_SUBSCRIPTIONS = 100;

export function subscriptionsOf(stripe: Stripe): Subscriptions {
  return {
    async findSubscription(id) {
      const subscription = await askingFor(() => stripe.subscriptions.retrieve(id));
      return subscription && readSubscription(subscription);
    },
    async listSubscriptions(customerId) {
      const page = await askingFor(() =>
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: MOST_SUBSCRIPTIONS }),
      );
      return (page?.data ?? []).map(readSubscription);
    },
    async cancelSubscription(id, name) {
      // Stripe no longer finds one to cancel that has ended.
      await askingFor(() => stripe.subscriptions.cancel(id, {}, { idempotencyKey: name }));
    },
    async findCardFingerprint(id) {
      return await asking(
        async () => {
          const subscription = await askingFor(() =>
            stripe.subscriptions.retrieve(id, { expand: PAYMENT_METHODS }),
          );
          return subscription ? fingerprintOf(subscription) : null;
        },
        (error) => (error instanceof Stripe.errors.StripePermissionError ? { answer: null } : undefined),
      );
    },
  };
}

// Where the subscription has none of its own, the customer's is charged.
const PAYMENT_METHODS = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];

function fingerprintOf({ default_payment_method: own, customer }: Stripe.Subscription): string | null {
  const ofCustomer =
    typeof customer === 'object' && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  const method = own ?? ofCustomer;
  if (method === null || typeof method !== 'object') return null;
  // Cards and the accounts of banks have one; wallets of others have none.
  const details = (method as unknown as Record<string, unknown>)[method.type];
  const { fingerprint } = (details ?? {}) as { fingerprint?: unknown };
  return typeof fingerprint === 'string' ? fingerprint : null;
}
