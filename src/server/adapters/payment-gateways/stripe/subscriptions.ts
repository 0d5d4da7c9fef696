import type Stripe from 'stripe';
import type { PaymentGateway } from '#server/ports/payment-gateway';
import { readSubscription } from './read-subscription.ts';
import { askingFor } from './stripe-errors.ts';

type Subscriptions = Pick<PaymentGateway, 'findSubscription' | 'listSubscriptions' | 'cancelSubscription'>;

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
  };
}
