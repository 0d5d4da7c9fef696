import { isLiveStatus } from '#contract/billing';
import type { Database } from '#server/db/client';
import { readClock } from '#server/db/queries/stripe-events';
import { findSubscription, type SubscriptionRow } from '#server/db/queries/subscriptions';
import type { Payments } from './payments.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Asks the gateway for a customer's subscriptions, and keeps what gives access. @returns the newest of these */
export async function findLiveAtGateway(
  { db, payments }: { db: Database; payments: Payments },
  customerId: string,
): Promise<SubscriptionRow | undefined> {
  const observedAt = await readClock(db);
  const live = (await payments.gateway.listSubscriptions(customerId)).filter(({ status }) =>
    isLiveStatus(status),
  );
  for (const subscription of live) {
    await db.transaction().execute((trx) => syncSubscription(trx, payments, subscription, observedAt));
  }
  return live[0] && (await findSubscription(db, live[0].id));
}
