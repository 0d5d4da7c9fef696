import type Stripe from 'stripe';
import type { CustomerDetails, PaymentGateway } from '#ports/payment-gateway';
import { asking, askingFor, isMissing, isOfOtherMode } from './stripe-errors.ts';

type Customers = Pick<
  PaymentGateway,
  'createCustomer' | 'updateCustomer' | 'findCustomer' | 'deleteCustomer'
>;

export function customersOf(stripe: Stripe): Customers {
  return {
    async createCustomer({ userId, ...details }, name) {
      // Under one key Stripe takes the same parameters only, and a person's email may change between two attempts.
      const { id } = await asking(() =>
        stripe.customers.create({ metadata: { userId } }, { idempotencyKey: name }),
      );
      await asking(() => stripe.customers.update(id, parametersOf(details)));
      return id;
    },
    async updateCustomer(id, details, name) {
      await asking(() => stripe.customers.update(id, parametersOf(details), { idempotencyKey: name }));
    },
    async findCustomer(id) {
      return await asking(
        async () => {
          const customer = await stripe.customers.retrieve(id);
          return { state: customer.deleted ? ('deleted' as const) : ('present' as const) };
        },
        (error) => {
          if (!isMissing(error)) return undefined;
          return { answer: { state: isOfOtherMode(error) ? ('other-mode' as const) : ('missing' as const) } };
        },
      );
    },
    async deleteCustomer(id, name) {
      await askingFor(() => stripe.customers.del(id, {}, { idempotencyKey: name }));
    },
  };
}

function parametersOf({ email, name }: CustomerDetails) {
  // An empty text clears it.
  return { email, name: name ?? '' };
}
