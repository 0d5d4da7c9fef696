import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';

/** Serializes sign-up grants until the transaction ends, so that two accounts of one person are checked in turn. */
export async function lockSignupGrants(trx: DatabaseTransaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('framewright.signup-grants', 0))`.execute(trx);
}

/** Whether one of these people got sign-up credits on another account. */
export async function hasSignupGrant(
  trx: DatabaseTransaction,
  personHashes: readonly Buffer[],
  userId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('signupGrants')
    .select('personHash')
    .where('personHash', 'in', [...personHashes])
    .where(sql<boolean>`user_id IS DISTINCT FROM ${userId}`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSignupGrants(
  trx: DatabaseTransaction,
  personHashes: readonly Buffer[],
  userId: string,
): Promise<void> {
  await trx
    .insertInto('signupGrants')
    .values(personHashes.map((personHash) => ({ personHash, userId })))
    .onConflict((conflict) => conflict.column('personHash').doNothing())
    .execute();
}

/** Counts one more sign-up grant of a network today. @returns false if `most` were already given */
export async function countNetworkGrant(
  trx: DatabaseTransaction,
  networkHash: Buffer,
  most: number,
): Promise<boolean> {
  const row = await trx
    .insertInto('signupNetworks')
    .values({ networkHash, day: TODAY, granted: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'networkHash'])
        .doUpdateSet(({ eb }) => ({ granted: eb('signupNetworks.granted', '+', 1) }))
        .where('signupNetworks.granted', '<', most),
    )
    .returning('granted')
    .executeTakeFirst();
  return row !== undefined;
}

const TODAY = sql<Date>`(now() AT TIME ZONE 'UTC')::date`;

/** Keeps the hashes of a deleted account's person for a while, without the user id. */
export async function updateSignupGrantsDeleted(trx: DatabaseTransaction, userId: string): Promise<void> {
  await trx
    .updateTable('signupGrants')
    .set({ userId: null, deletedAt: sql`now()` })
    .where('userId', '=', userId)
    .execute();
}

/** @param before grants of accounts deleted earlier are deleted */
export async function deleteSignupGrants(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('signupGrants').where('deletedAt', '<', before).execute();
  await db.deleteFrom('signupNetworks').where('day', '<', TODAY).execute();
}
