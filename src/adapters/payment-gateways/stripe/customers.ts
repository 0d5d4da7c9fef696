import type Stripe from 'stripe';
import type { CustomerDetails, PaymentGateway } from '#ports/payment-gateway';
import { callStripe, findInStripe, isInOtherMode, isMissing } from './stripe-errors.ts';

type Customers = Pick<
  PaymentGateway,
  'createCustomer' | 'updateCustomer' | 'findCustomer' | 'deleteCustomer'
>;

export function customersOf(stripe: Stripe): Customers {
  return {
    async createCustomer({ userId, ...details }, name) {
      // A repeated idempotency key needs the same parameters, but the email may change between two attempts.
      const { id } = await callStripe(() =>
        stripe.customers.create({ metadata: { userId } }, { idempotencyKey: name }),
      );
      await callStripe(() => stripe.customers.update(id, parametersOf(details)));
      return id;
    },
    async updateCustomer(id, details, name) {
      await callStripe(() => stripe.customers.update(id, parametersOf(details), { idempotencyKey: name }));
    },
    async findCustomer(id) {
      return await callStripe(
        async () => {
          const customer = await stripe.customers.retrieve(id);
          return { state: customer.deleted ? ('deleted' as const) : ('present' as const) };
        },
        (error) => {
          if (!isMissing(error)) return undefined;
          return { answer: { state: isInOtherMode(error) ? ('other-mode' as const) : ('missing' as const) } };
        },
      );
    },
    async deleteCustomer(id, name) {
      await findInStripe(() => stripe.customers.del(id, {}, { idempotencyKey: name }));
    },
  };
}

function parametersOf({ email, name }: CustomerDetails) {
  // An empty name clears it.
  return { email, name: name ?? '' };
}
