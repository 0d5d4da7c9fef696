import type { Insertable, Selectable } from 'kysely';
import type { DatabaseTransaction } from '#platform/db/client';
import type { CreditHolds } from '#platform/db/schema.generated';

export type CreditHoldRow = Selectable<CreditHolds>;

export async function insertCreditHold(
  trx: DatabaseTransaction,
  hold: Insertable<CreditHolds>,
): Promise<void> {
  await trx.insertInto('creditHolds').values(hold).execute();
}

export async function findCreditHold(
  trx: DatabaseTransaction,
  generationId: string,
): Promise<CreditHoldRow | undefined> {
  return await trx
    .selectFrom('creditHolds')
    .selectAll()
    .where('generationId', '=', generationId)
    .executeTakeFirst();
}

/** Inserts the settlement of a hold. @returns false when it was settled before */
export async function insertCreditSettlement(
  trx: DatabaseTransaction,
  settlement: { generationId: string; captured: number; released: number; reason: 'canceled' | null },
): Promise<boolean> {
  const row = await trx
    .insertInto('creditSettlements')
    .values(settlement)
    .onConflict((conflict) => conflict.column('generationId').doNothing())
    .returning('generationId')
    .executeTakeFirst();
  return row !== undefined;
}

/** The settlement of a hold; undefined while it is open. */
export async function findCreditSettlement(
  trx: DatabaseTransaction,
  generationId: string,
): Promise<{ captured: number } | undefined> {
  return await trx
    .selectFrom('creditSettlements')
    .select('captured')
    .where('generationId', '=', generationId)
    .executeTakeFirst();
}

/** Open holds of a grant, newest first, with the credits that their release already owes. */
export async function listUnsettledHolds(
  trx: DatabaseTransaction,
  grantId: string,
): Promise<CreditHoldRow[]> {
  return await trx
    .selectFrom('creditHolds')
    .selectAll('creditHolds')
    .where('grantId', '=', grantId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('creditSettlements')
            .select('creditSettlements.generationId')
            .whereRef('creditSettlements.generationId', '=', 'creditHolds.generationId'),
        ),
      ),
    )
    .orderBy('createdAt', 'desc')
    .execute();
}

export async function updateHoldOwed(
  trx: DatabaseTransaction,
  generationId: string,
  owed: number,
): Promise<void> {
  await trx.updateTable('creditHolds').set({ owed }).where('generationId', '=', generationId).execute();
}
