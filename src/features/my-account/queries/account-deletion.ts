import { sql } from 'kysely';
import type { GenerationRow } from '#features/generations/queries/generations';
import type { Database, DatabaseTransaction } from '#platform/db/client';

/**
 * The user's customers at the payment gateway, and a Checkout that may be open.
 * @param liveStatuses statuses of subscriptions that have not ended
 */
export async function findGatewayTies(
  db: Database,
  userId: string,
  liveStatuses: readonly string[],
): Promise<{ customerIds: string[]; sessionId: string | null; isSubscribed: boolean }> {
  const live = await db
    .selectFrom('subscriptions')
    .select('customerId')
    .where('userId', '=', userId)
    .where('status', 'in', [...liveStatuses])
    .execute();
  const own = await db
    .selectFrom('users')
    .leftJoin('checkouts', 'checkouts.userId', 'users.id')
    .select(['users.stripeCustomerId', 'checkouts.sessionId'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const customerIds = [own?.stripeCustomerId ?? null, ...live.map(({ customerId }) => customerId)];
  return {
    customerIds: [...new Set(customerIds.filter((id) => id !== null))],
    sessionId: own?.sessionId ?? null,
    isSubscribed: live.length > 0,
  };
}

/** Some of the user's generations, locked until the transaction ends. */
export async function lockGenerationsOfUser(
  trx: DatabaseTransaction,
  userId: string,
  limit: number,
): Promise<Pick<GenerationRow, 'id' | 'status' | 'publish'>[]> {
  return await trx
    .selectFrom('generations')
    .select(['id', 'status', 'publish'])
    .where('userId', '=', userId)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

/** Also deletes their pictures, gallery entries, public links and moderation cases. @returns their object keys */
export async function deleteGenerations(trx: DatabaseTransaction, ids: readonly string[]): Promise<string[]> {
  const images = await trx
    .deleteFrom('images')
    .where('generationId', 'in', [...ids])
    .returning('objectKey')
    .execute();
  await trx
    .deleteFrom('generations')
    .where('id', 'in', [...ids])
    .execute();
  return images.map(({ objectKey }) => objectKey);
}

/** Deletes some of the user's uploads. @returns their object keys, which are no longer referenced */
export async function deleteAssetsOfUser(
  trx: DatabaseTransaction,
  userId: string,
  limit: number,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('assets')
    .where('id', 'in', (query) =>
      query.selectFrom('assets as some').select('some.id').where('some.userId', '=', userId).limit(limit),
    )
    .returning('objectKey')
    .execute();
  return rows.map(({ objectKey }) => objectKey);
}

/** Marks the user's subscriptions as ended. Observations made earlier are ignored from now on. */
export async function updateSubscriptionsEnded(
  trx: DatabaseTransaction,
  userId: string,
  liveStatuses: readonly string[],
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ status: 'canceled', endedAt: sql`now()`, observedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('status', 'in', [...liveStatuses])
    .execute();
}

/** Anonymizes the user. Concurrent inserts for the user wait for the transaction, and are then refused. */
export async function updateUserDeleted(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      issuer: 'deleted',
      subject: id,
      email: `deleted-${id}@deleted.invalid`,
      emailVerified: false,
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      stripeCustomerId: null,
      deletedAt: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}
