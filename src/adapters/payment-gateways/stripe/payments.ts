import type Stripe from 'stripe';
import type { PaymentGateway } from '#ports/payment-gateway';
import { callStripe, findInStripe } from './stripe-errors.ts';

export function paymentsOf(stripe: Stripe): Pick<PaymentGateway, 'findPayment'> {
  return {
    async findPayment(paymentIntentId) {
      const intent = await findInStripe(() =>
        stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] }),
      );
      if (!intent) return undefined;
      const [disputes, invoicePayments] = await Promise.all([
        callStripe(() => stripe.disputes.list({ payment_intent: paymentIntentId, limit: 1 })),
        callStripe(() =>
          stripe.invoicePayments.list({
            payment: { type: 'payment_intent', payment_intent: paymentIntentId },
            limit: 1,
          }),
        ),
      ]);
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
      return {
        invoiceId: idOf(invoicePayments.data[0]?.invoice ?? null),
        amount: charge?.amount_captured ?? 0,
        amountRefunded: charge?.amount_refunded ?? 0,
        disputeStatus: disputes.data[0]?.status ?? null,
      };
    },
  };
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
