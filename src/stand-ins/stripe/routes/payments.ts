import { z } from 'zod';
import { refundCharge } from '../billing/refund-charge.ts';
import type { Kinds } from '../store.ts';
import { invalidRequest } from '../wire/api-error.ts';
import { changeMetadata, ignored, integer, metadata, readParameters, timeRange } from '../wire/parameters.ts';
import { type Call, list, lookUp, type Route, retrieve } from './route.ts';

const refundFields = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  instructions_email: ignored,
});
const filters = { customer: z.string(), charge: z.string(), payment_intent: z.string(), created: timeRange };

export const paymentRoutes: Route[] = [
  retrieve('payment_intent', '/v1/payment_intents'),
  retrieve('charge', '/v1/charges'),
  retrieve('refund', '/v1/refunds'),
  retrieve('dispute', '/v1/disputes'),
  retrieve('balance_transaction', '/v1/balance_transactions'),
  retrieve('payment_method', '/v1/payment_methods'),
  list('payment_intent', '/v1/payment_intents', filters),
  list('charge', '/v1/charges', filters),
  list('refund', '/v1/refunds', filters),
  list('dispute', '/v1/disputes', filters),
  {
    method: 'POST',
    path: '/v1/refunds',
    answer: (call) => {
      const input = readParameters(refundFields, call.form);
      return refundCharge(call.store, chargeToRefund(call, input), {
        amount: input.amount,
        reason: input.reason,
        metadata: changeMetadata({}, input.metadata),
      });
    },
  },
];

function chargeToRefund(
  call: Call,
  input: { charge?: string | undefined; payment_intent?: string | undefined },
): Kinds['charge'] {
  if ((input.charge === undefined) === (input.payment_intent === undefined))
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  if (input.charge !== undefined) return lookUp(call, 'charge', input.charge, 'charge');
  const intent = lookUp(call, 'payment_intent', input.payment_intent, 'payment_intent');
  if (intent.latest_charge === null)
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    });
  return lookUp(call, 'charge', intent.latest_charge, 'payment_intent');
}
