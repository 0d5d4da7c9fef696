import { z } from 'zod';
import { refundCharge } from '../billing/refund-charge.ts';
import { invalidRequest } from '../wire/api-error.ts';
import { changeMetadata, ignored, integer, metadata, readParameters, timeRange } from '../wire/parameters.ts';
import { type Kinds, listObjects } from '../world.ts';
import { type Call, isWithin, lookUp, PAGE, page, type Route, retrieve } from './route.ts';

const refundFields = z.strictObject({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  instructions_email: ignored,
});
const filters = z.strictObject({
  ...PAGE,
  customer: z.string().optional(),
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  created: timeRange.optional(),
});

export const paymentRoutes: Route[] = [
  ...(
    [
      ['payment_intent', '/v1/payment_intents'],
      ['charge', '/v1/charges'],
      ['refund', '/v1/refunds'],
      ['dispute', '/v1/disputes'],
      ['balance_transaction', '/v1/balance_transactions'],
      ['payment_method', '/v1/payment_methods'],
    ] as const
  ).map(([kind, path]) => retrieve(kind, path)),
  listed('payment_intent', '/v1/payment_intents'),
  listed('charge', '/v1/charges'),
  listed('refund', '/v1/refunds'),
  listed('dispute', '/v1/disputes'),
  {
    method: 'POST',
    path: '/v1/refunds',
    answer: (call) => {
      const input = readParameters(refundFields, call.form);
      return refundCharge(call.world, chargeToRefund(call, input), {
        amount: input.amount,
        reason: input.reason,
        metadata: changeMetadata({}, input.metadata),
      });
    },
  },
];

function listed(kind: 'payment_intent' | 'charge' | 'refund' | 'dispute', path: string): Route {
  return {
    method: 'GET',
    path,
    answer: ({ world, form }) => {
      const { created, limit, starting_after, ending_before, ...wanted } = readParameters(filters, form);
      const found = listObjects(world, kind).filter(
        (each) =>
          isWithin(each.created, created) &&
          Object.entries(wanted).every(
            ([name, value]) =>
              value === undefined || (each as unknown as Record<string, unknown>)[name] === value,
          ),
      );
      return page<Kinds[typeof kind]>(path, found, { limit, starting_after, ending_before });
    },
  };
}

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
