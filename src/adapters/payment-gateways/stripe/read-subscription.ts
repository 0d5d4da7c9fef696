import { z } from 'zod';
import type { GatewaySubscription } from '#ports/payment-gateway';
import { readAs, reference, time, timeOrNull, userIdOfMetadata } from './wire-values.ts';

const item = z.object({
  price: reference.nullish(),
  /** Instead of a price, in API versions before 2020. */
  plan: reference.nullish(),
  current_period_start: time.optional(),
  current_period_end: time.optional(),
});

const subscription = z
  .object({
    id: z.string(),
    customer: reference,
    metadata: userIdOfMetadata,
    status: z.string(),
    items: z.object({ data: z.tuple([item], item) }),
    /** In API versions before 2025-03-31; now items have periods. */
    current_period_start: time.optional(),
    current_period_end: time.optional(),
    cancel_at: timeOrNull,
    cancel_at_period_end: z.boolean().optional(),
    ended_at: timeOrNull,
    start_date: time,
    livemode: z.boolean(),
  })
  .transform((raw, context) => {
    const [first] = raw.items.data;
    const priceId = first.price ?? first.plan;
    const start = first.current_period_start ?? raw.current_period_start;
    const end = first.current_period_end ?? raw.current_period_end;
    if (!priceId || !start || !end) {
      context.addIssue({ code: 'custom', message: 'incomplete', path: ['items', 'data', 0] });
      return z.NEVER;
    }
    return {
      id: raw.id,
      customerId: raw.customer,
      userId: raw.metadata,
      priceId,
      status: raw.status,
      currentPeriodStart: start,
      currentPeriodEnd: end,
      cancelAt: raw.cancel_at ?? (raw.cancel_at_period_end ? end : null),
      endedAt: raw.ended_at,
      startedAt: raw.start_date,
      livemode: raw.livemode,
    };
  });

export function readSubscription(object: unknown): GatewaySubscription {
  return readAs(subscription, object, 'subscription');
}
