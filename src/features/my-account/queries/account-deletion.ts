import { sql } from 'kysely';
import type { GenerationRow } from '#features/generations/queries/generations';
import type { Database, DatabaseTransaction } from '#platform/db/client';

/**
 * Customers at the payment gateway who are this user, or are billed for them; and a Checkout that may be open.
 * @param liveStatuses those of subscriptions that go on
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

/** With their pictures, the places of those in the gallery, their links and cases. @returns keys of their objects */
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

/** Some of the user's uploads. @returns keys of their objects, which nothing names any more */
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

/** The gateway has ended them: what was observed before that is not believed any more. */
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

/** Leaves a row that says nothing of anybody. Inserts for the user wait for the transaction, and are refused then. */
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
