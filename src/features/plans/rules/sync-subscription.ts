import { findPayerOf } from '#features/accounts/queries/payers';
import { lockLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import type { DatabaseTransaction } from '#platform/db/client';
import type { GatewaySubscription } from '#ports/payment-gateway';
import type { Finding } from '../contract/billing.ts';
import { upsertSubscription } from '../queries/subscriptions.ts';
import { endSecondSubscriptions } from './end-second-subscriptions.ts';
import { lapseEndedSubscription } from './lapse-ended-subscription.ts';
import type { Payments } from './payments.ts';
import { unknownCustomer } from './unknown-customer.ts';

/**
 * Applies an observed subscription unless a newer observation is stored.
 * @param observedAt when the gateway was asked, from `readClock`
 */
export async function syncSubscription(
  trx: DatabaseTransaction,
  { plans }: Payments,
  subscription: GatewaySubscription,
  observedAt: string,
): Promise<Finding[]> {
  const payer = await findPayerOf(trx, subscription);
  if (!payer) return [unknownCustomer(subscription.id, subscription.customerId)];
  await lockLedgerAccounts(trx, payer.id);
  const { userId: _named, ...seen } = subscription;
  const isNewer = await upsertSubscription(trx, {
    ...seen,
    userId: payer.id,
    planId: plans.find(({ priceId }) => priceId === subscription.priceId)?.id ?? null,
    observedAt,
  });
  if (!isNewer) return [];
  await lapseEndedSubscription(trx, payer.id);
  return await endSecondSubscriptions(trx, payer.id);
}
