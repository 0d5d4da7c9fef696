import { PERSON_MEMORY_DAYS } from '#features/accounts/rules/hash-person';
import type { DatabaseTransaction } from '#platform/db/client';
import { daysAgo } from '#platform/limits/days';
import { hasRedemption, lockRedemptions, upsertRedemptions } from '../queries/promotion-redemptions.ts';
import { hashPayer } from './hash-payer.ts';

export interface Redemption {
  userId: string;
  subscriptionId: string;
  /** From `offersOfInvoice`, at least one. */
  offers: readonly string[];
  /** Of the paying card; null if the gateway reports none. */
  cardFingerprint: string | null;
}

/**
 * Records that a person uses promotions with a subscription.
 * @returns false when the same person used one of them with another subscription; nothing is recorded then
 */
export async function redeemPromotion(
  trx: DatabaseTransaction,
  { userId, subscriptionId, offers, cardFingerprint }: Redemption,
): Promise<boolean> {
  const { current, all } = await hashPayer(trx, userId, cardFingerprint);
  await lockRedemptions(trx);
  const since = daysAgo(PERSON_MEMORY_DAYS);
  if (await hasRedemption(trx, { personHashes: all, offers, since, subscriptionId })) return false;
  await upsertRedemptions(trx, { personHashes: current, offers, subscriptionId });
  return true;
}
