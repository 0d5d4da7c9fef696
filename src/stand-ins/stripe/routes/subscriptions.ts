import { z } from 'zod';
import { cancelAtPeriodEnd } from '../billing/cancel-subscription.ts';
import { changePlan } from '../billing/change-plan.ts';
import { endSubscription, isLive } from '../billing/end-subscription.ts';
import { emitEvent } from '../events/emit-event.ts';
import { itemOf } from '../objects/subscription.ts';
import type { Kinds } from '../store.ts';
import { invalidRequest, missing } from '../wire/api-error.ts';
import {
  changeMetadata,
  flag,
  ignored,
  integer,
  metadata,
  readParameters,
  timeRange,
} from '../wire/parameters.ts';
import { type Call, list, lookUp, type Route, retrieve } from './route.ts';

const changes = z.strictObject({
  cancel_at_period_end: flag.optional(),
  items: z
    .array(
      z.strictObject({
        id: z.string().optional(),
        price: z.string().optional(),
        quantity: integer.optional(),
      }),
    )
    .length(1)
    .optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).default('create_prorations'),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).default('allow_incomplete'),
  metadata: metadata.optional(),
  default_payment_method: z.string().optional(),
  description: z.string().optional(),
  cancellation_details: ignored,
});
const cancellation = z.strictObject({
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  cancellation_details: ignored,
});

export const subscriptionRoutes: Route[] = [
  retrieve('subscription', '/v1/subscriptions'),
  { method: 'POST', path: '/v1/subscriptions/:id', answer: updateSubscription },
  list(
    'subscription',
    '/v1/subscriptions',
    {
      customer: z.string(),
      price: z.string(),
      // Without a status, Stripe lists all but canceled subscriptions.
      status: z
        .enum([
          'active',
          'past_due',
          'canceled',
          'incomplete',
          'trialing',
          'unpaid',
          'paused',
          'ended',
          'all',
        ])
        .optional()
        .transform((status) => status ?? 'not canceled'),
      created: timeRange,
    },
    {
      price: (subscription, id) => itemOf(subscription).price.id === id,
      status: ({ status }, wanted) =>
        wanted === 'all' ||
        wanted === status ||
        (wanted === 'ended' && status === 'canceled') ||
        (wanted === 'not canceled' && status !== 'canceled'),
    },
  ),
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    answer: (call) => {
      const subscription = lookUp(call, 'subscription');
      readParameters(cancellation, call.form);
      // Stripe reports canceled subscriptions as missing here.
      if (!isLive(subscription)) throw missing('subscription', subscription.id);
      endSubscription(call.store, subscription, 'cancellation_requested');
      return subscription;
    },
  },
];

function updateSubscription(call: Call): Kinds['subscription'] {
  const subscription = lookUp(call, 'subscription');
  const input = readParameters(changes, call.form);
  if (!isLive(subscription))
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  const method =
    input.default_payment_method === undefined
      ? undefined
      : lookUp(call, 'payment_method', input.default_payment_method, 'default_payment_method');
  const [item] = input.items ?? [];
  if (item) {
    if (item.id !== undefined && item.id !== itemOf(subscription).id)
      throw missing('subscription_item', item.id, { param: 'items[0][id]' });
    if (item.id === undefined)
      throw invalidRequest('This stand-in supports one item per subscription.', {
        param: 'items[0][id]',
      });
    const price = lookUp(call, 'price', item.price ?? itemOf(subscription).price.id, 'items[0][price]');
    if (!price.active)
      throw invalidRequest('The price specified is inactive. This field only accepts active prices.', {
        param: 'items[0][price]',
      });
    changePlan(call.store, subscription, {
      price,
      quantity: item.quantity,
      proration: input.proration_behavior,
      refuseUnpaid: input.payment_behavior === 'error_if_incomplete',
    });
  }
  if (input.cancel_at_period_end !== undefined)
    cancelAtPeriodEnd(call.store, subscription, input.cancel_at_period_end);
  if (input.metadata === undefined && input.description === undefined && !method) return subscription;
  const previous = { metadata: subscription.metadata };
  subscription.metadata = changeMetadata(subscription.metadata, input.metadata);
  subscription.description = input.description ?? subscription.description;
  subscription.default_payment_method = method?.id ?? subscription.default_payment_method;
  emitEvent(call.store, 'customer.subscription.updated', subscription, previous);
  return subscription;
}
