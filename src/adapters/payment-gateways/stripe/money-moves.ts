import type Stripe from 'stripe';
import type { PaymentGateway } from '#ports/payment-gateway';
import { callStripe, isMissing, type StripeError } from './stripe-errors.ts';

// Metadata field with the idempotency key. Stripe forgets the keys themselves after some days.
const NAME = 'framewright_name';
const PAGE = 100;

export function moneyMovesOf(stripe: Stripe): Pick<PaymentGateway, 'refundPayment' | 'chargeBalance'> {
  return {
    async refundPayment({ paymentIntentId: payment_intent, amount }, name) {
      await callStripe(
        async () => {
          const { data } = await stripe.refunds.list({ payment_intent, limit: PAGE });
          if (data.some((refund) => isNamed(refund, name))) return;
          await stripe.refunds.create(
            { payment_intent, amount, reason: 'duplicate', metadata: { [NAME]: name } },
            { idempotencyKey: name },
          );
        },
        (error) => (isReturned(error) ? { answer: undefined } : undefined),
      );
    },
    async chargeBalance({ customerId, ...transaction }, name) {
      await callStripe(
        async () => {
          const { data } = await stripe.customers.listBalanceTransactions(customerId, { limit: PAGE });
          if (data.some((made) => isNamed(made, name))) return;
          await stripe.customers.createBalanceTransaction(
            customerId,
            { ...transaction, metadata: { [NAME]: name } },
            { idempotencyKey: name },
          );
        },
        // A deleted customer cannot be charged.
        (error) => (isMissing(error) ? { answer: undefined } : undefined),
      );
    },
  };
}

function isNamed({ metadata }: { metadata: Stripe.Metadata | null }, name: string): boolean {
  return metadata?.[NAME] === name;
}

/** Whether the money was already returned, by hand or by the payer's bank. */
function isReturned({ code }: StripeError): boolean {
  return code === 'charge_already_refunded' || code === 'charge_disputed';
}
