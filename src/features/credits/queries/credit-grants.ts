import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { CreditGrants } from '#platform/db/schema.generated';

export type CreditGrantRow = Selectable<CreditGrants>;

export async function insertCreditGrant(
  trx: DatabaseTransaction,
  grant: Insertable<CreditGrants>,
): Promise<CreditGrantRow> {
  return await trx.insertInto('creditGrants').values(grant).returningAll().executeTakeFirstOrThrow();
}

/** The grant of the user's current monthly credits. */
export async function findLiveMonthlyGrant(
  trx: DatabaseTransaction,
  userId: string,
): Promise<CreditGrantRow | undefined> {
  return await trx
    .selectFrom('creditGrants')
    .selectAll()
    .where('userId', '=', userId)
    .where('kind', '=', 'monthly')
    .where('lapsedAt', 'is', null)
    .executeTakeFirst();
}

/** Whether the user has, or had, a month that began later. */
export async function hasLaterMonth(
  trx: DatabaseTransaction,
  userId: string,
  periodStart: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom('creditGrants')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', 'monthly')
    .where('periodStart', '>', periodStart)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCreditGrant(trx: DatabaseTransaction, id: string): Promise<CreditGrantRow> {
  return await trx.selectFrom('creditGrants').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function updateGrantLapsed(trx: DatabaseTransaction, grantId: string): Promise<void> {
  await trx.updateTable('creditGrants').set({ lapsedAt: sql`now()` }).where('id', '=', grantId).execute();
}

/** Credits granted so far, additions included. */
export async function sumGranted(trx: DatabaseTransaction, grantId: string): Promise<number> {
  return await sumTransfers(trx, grantId, 'grant');
}

/** Credits of a grant that have expired unspent. */
export async function sumExpired(trx: DatabaseTransaction, grantId: string): Promise<number> {
  return await sumTransfers(trx, grantId, 'expire');
}

async function sumTransfers(trx: DatabaseTransaction, grantId: string, kind: 'grant' | 'expire') {
  const { sum } = await trx
    .selectFrom('transfers')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('grantId', '=', grantId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** The newest ended month that overlaps a period. */
export async function findLapsedMonth(
  trx: DatabaseTransaction,
  userId: string,
  { start, end }: { start: Date; end: Date },
): Promise<CreditGrantRow | undefined> {
  return await trx
    .selectFrom('creditGrants')
    .selectAll()
    .where('userId', '=', userId)
    .where('kind', '=', 'monthly')
    .where('lapsedAt', 'is not', null)
    .where('periodStart', '<', end)
    .where('periodEnd', '>', start)
    .orderBy('periodStart', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Monthly grants that are past their period and have not lapsed. */
export async function listGrantsPastPeriod(db: Database): Promise<{ id: string; userId: string }[]> {
  return await db
    .selectFrom('creditGrants')
    .select(['id', 'userId'])
    .where('kind', '=', 'monthly')
    .where('lapsedAt', 'is', null)
    .where('periodEnd', '<', sql<Date>`now()`)
    .orderBy('periodEnd')
    .execute();
}
