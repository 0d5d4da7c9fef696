import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';

/** Serializes redemptions until the transaction ends: two accounts of one person take turns. */
export async function lockRedemptions(trx: DatabaseTransaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('framewright.redemptions', 0))`.execute(trx);
}

/**
 * Whether one of these people has used one of these offers since the given time.
 * @param subscriptionId a subscription whose own use does not count
 */
export async function hasRedemption(
  db: Database,
  {
    personHashes,
    offers,
    since,
    subscriptionId = null,
  }: {
    personHashes: readonly Buffer[];
    offers: readonly string[];
    since: Date;
    subscriptionId?: string | null;
  },
): Promise<boolean> {
  const row = await db
    .selectFrom('promotionRedemptions')
    .select('offer')
    .where('personHash', 'in', [...personHashes])
    .where('offer', 'in', [...offers])
    .where('redeemedAt', '>', since)
    .where(sql<boolean>`subscription_id IS DISTINCT FROM ${subscriptionId}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records who uses the offers. Rows of the same subscription keep their time; older rows are replaced. */
export async function upsertRedemptions(
  trx: DatabaseTransaction,
  {
    personHashes,
    offers,
    subscriptionId,
  }: { personHashes: readonly Buffer[]; offers: readonly string[]; subscriptionId: string },
): Promise<void> {
  await trx
    .insertInto('promotionRedemptions')
    .values(
      personHashes.flatMap((personHash) => offers.map((offer) => ({ personHash, offer, subscriptionId }))),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['personHash', 'offer'])
        .doUpdateSet({ subscriptionId, redeemedAt: sql`now()` })
        .whereRef('promotionRedemptions.subscriptionId', '<>', 'excluded.subscriptionId'),
    )
    .execute();
}

export async function deleteRedemptionsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('promotionRedemptions').where('redeemedAt', '<', before).execute();
}
