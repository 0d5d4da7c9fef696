import { type Selectable, sql } from 'kysely';
import type { DatabaseTransaction } from '../client.ts';
import type { CreditGrants } from '../schema.generated.ts';

export type CreditGrantRow = Selectable<CreditGrants>;

export async function insertCreditGrant(
  trx: DatabaseTransaction,
  grant: { userId: string; kind: 'monthly' | 'extra'; amount: number; reason: string },
): Promise<CreditGrantRow> {
  return await trx.insertInto('creditGrants').values(grant).returningAll().executeTakeFirstOrThrow();
}

/** The grant that the user's monthly credits come from now. */
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

export async function hasLapsed(trx: DatabaseTransaction, grantId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('creditGrants')
    .select('lapsedAt')
    .where('id', '=', grantId)
    .executeTakeFirstOrThrow();
  return row.lapsedAt !== null;
}

export async function updateGrantLapsed(trx: DatabaseTransaction, grantId: string): Promise<void> {
  await trx.updateTable('creditGrants').set({ lapsedAt: sql`now()` }).where('id', '=', grantId).execute();
}
