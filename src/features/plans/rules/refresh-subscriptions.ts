import { findPayer } from '#features/accounts/queries/payers';
import type { Database } from '#platform/db/client';
import type { Finding } from '../contract/billing.ts';
import { isLiveStatus } from '../contract/billing.ts';
import { readClock } from '../queries/stripe-events.ts';
import {
  findSubscription,
  listLiveSubscriptions,
  type SubscriptionRow,
  updateSubscriptionGone,
} from '../queries/subscriptions.ts';
import type { Payments } from './payments.ts';
import { syncSubscription } from './sync-subscription.ts';

interface RefreshDeps {
  db: Database;
  payments: Payments;
}

/** Reads a customer's subscriptions from the gateway and stores those with access. @returns the newest of them */
export async function findLiveAtGateway(
  { db, payments }: RefreshDeps,
  customerId: string,
): Promise<SubscriptionRow | undefined> {
  const observedAt = await readClock(db);
  const all = await payments.gateway.listSubscriptions(customerId);
  const live = all.filter(({ status }) => isLiveStatus(status));
  for (const subscription of live) {
    await db.transaction().execute((trx) => syncSubscription(trx, payments, subscription, observedAt));
  }
  return live[0] && (await findSubscription(db, live[0].id));
}

// A user has more than one with access only by mistake.
const LIVE_OF_USER_MAX = 100;

/** Refreshes all of a user's subscriptions with access, here or at the gateway. @throws ProviderError */
export async function refreshSubscriptions(deps: RefreshDeps, userId: string): Promise<void> {
  const payer = await findPayer(deps.db, userId);
  if (payer?.stripeCustomerId) await findLiveAtGateway(deps, payer.stripeCustomerId);
  for (const row of await listLiveSubscriptions(deps.db, { userId, limit: LIVE_OF_USER_MAX }))
    await refreshSubscription(deps, row);
}

/**
 * Reads a subscription from the gateway and applies its state. One that the gateway no longer has is marked as ended.
 * @returns how the two differed
 * @throws ProviderError
 */
export async function refreshSubscription(
  { db, payments }: RefreshDeps,
  row: SubscriptionRow,
): Promise<Finding[]> {
  const observedAt = await readClock(db);
  const found = await payments.gateway.findSubscription(row.id);
  if (!found) {
    await db.transaction().execute((trx) => updateSubscriptionGone(trx, row.id, observedAt));
    const detail = `The gateway has no such subscription; its status here was ${row.status}`;
    return [{ kind: 'subscription-missing', subject: row.id, detail, repaired: true }];
  }
  const findings = await db
    .transaction()
    .execute((trx) => syncSubscription(trx, payments, found, observedAt));
  const differences = [
    found.status !== row.status && `status ${found.status} instead of ${row.status}`,
    found.priceId !== row.priceId && `price ${found.priceId} instead of ${row.priceId}`,
    found.currentPeriodEnd.getTime() !== row.currentPeriodEnd.getTime() &&
      `paid until ${found.currentPeriodEnd.toISOString()} instead of ${row.currentPeriodEnd.toISOString()}`,
    found.cancelAt?.getTime() !== row.cancelAt?.getTime() && 'a different end date',
  ].filter((difference) => difference !== false);
  if (differences.length === 0) return findings;
  const detail = `At the gateway: ${differences.join(', ')}`;
  return [...findings, { kind: 'subscription-differed', subject: row.id, detail, repaired: true }];
}
