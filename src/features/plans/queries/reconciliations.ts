import type { Selectable } from 'kysely';
import type { Database } from '#platform/db/client';
import type { Reconciliations } from '#platform/db/schema.generated';
import type { Finding } from '../contract/billing.ts';

export type ReconciliationRow = Selectable<Reconciliations>;

export async function insertReconciliation(db: Database): Promise<ReconciliationRow> {
  return await db.insertInto('reconciliations').defaultValues().returningAll().executeTakeFirstOrThrow();
}

export async function updateReconciliation(
  db: Database,
  id: number,
  result: { finishedAt: Date | null; eventsRecovered: number; findings: Finding[]; failure: string | null },
): Promise<void> {
  await db
    .updateTable('reconciliations')
    .set({ ...result, findings: JSON.stringify(result.findings) })
    .where('id', '=', id)
    .execute();
}

/** The newest reconciliation that finished. */
export async function findLastReconciliation(db: Database): Promise<ReconciliationRow | undefined> {
  return await db
    .selectFrom('reconciliations')
    .selectAll()
    .where('finishedAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Newest first, including running and failed ones. */
export async function listReconciliations(db: Database, limit: number): Promise<ReconciliationRow[]> {
  return await db.selectFrom('reconciliations').selectAll().orderBy('id', 'desc').limit(limit).execute();
}
