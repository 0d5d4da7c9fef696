import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { Subscriptions } from '#platform/db/schema.generated';

export type SubscriptionRow = Selectable<Subscriptions>;

// LIVE_STATUSES of contract/billing, as literals: the index of live subscriptions has the same condition.
export const IS_LIVE = sql<SqlBool>`status IN ('active', 'trialing', 'past_due')`;

/** Stores the subscription as observed. @returns false when a newer observation is stored */
export async function upsertSubscription(
  trx: DatabaseTransaction,
  subscription: Insertable<Subscriptions>,
): Promise<boolean> {
  const { id: _id, userId: _userId, ...seen } = subscription;
  const row = await trx
    .insertInto('subscriptions')
    .values(subscription)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(seen)
        .whereRef('subscriptions.observedAt', '<=', 'excluded.observedAt'),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findSubscription(db: Database, id: string): Promise<SubscriptionRow | undefined> {
  return await db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The user's newest subscription with access. */
export async function findLiveSubscription(
  db: Database,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  return await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .where(IS_LIVE)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The user's subscription that ended last, if it ended after the given time. */
export async function findEndedSubscription(
  db: Database,
  userId: string,
  since: Date,
): Promise<SubscriptionRow | undefined> {
  return await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .where('endedAt', '>', since)
    .orderBy('endedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Subscriptions with access: all in pages by id, or those of one user. */
export async function listLiveSubscriptions(
  db: Database,
  { userId, afterId = '', limit }: { userId?: string; afterId?: string; limit: number },
): Promise<SubscriptionRow[]> {
  let query = db
    .selectFrom('subscriptions')
    .selectAll()
    .where(IS_LIVE)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit);
  if (userId !== undefined) query = query.where('userId', '=', userId);
  return await query.execute();
}

/** Users with more than one subscription with access. */
export async function listDoubleSubscriptions(
  db: Database,
): Promise<{ userId: string; subscriptionIds: string[] }[]> {
  return await db
    .selectFrom('subscriptions')
    .select(['userId', ({ fn }) => fn.agg<string[]>('array_agg', ['id']).as('subscriptionIds')])
    .where(IS_LIVE)
    .groupBy('userId')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute();
}

/** Marks a subscription that the gateway no longer has as ended. Newer observations win. */
export async function updateSubscriptionGone(
  trx: DatabaseTransaction,
  id: string,
  observedAt: string,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ status: 'canceled', endedAt: observedAt, observedAt })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('observedAt', '<=', sql<Date>`${observedAt}::timestamptz`)
    .execute();
}

/** Marks all open subscriptions of a customer as ended. */
export async function updateCustomerSubscriptionsGone(
  trx: DatabaseTransaction,
  customerId: string,
  observedAt: string,
): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ status: 'canceled', endedAt: observedAt, observedAt })
    .where('customerId', '=', customerId)
    .where('endedAt', 'is', null)
    .execute();
}
