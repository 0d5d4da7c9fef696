import type { Selectable } from 'kysely';
import type { Database } from '#platform/db/client';
import type { Reconciliations } from '#platform/db/schema.generated';

export type ReconciliationRow = Selectable<Reconciliations>;

/** A difference between the gateway and what stands here. */
export interface Finding {
  /** A word for programs, such as `invoice-not-credited`. */
  kind: string;
  /** The id of what it is about. */
  subject: string;
  /** For people. */
  detail: string;
  repaired: boolean;
}

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

/** The newest comparison that came to its end. */
export async function findLastReconciliation(db: Database): Promise<ReconciliationRow | undefined> {
  return await db
    .selectFrom('reconciliations')
    .selectAll()
    .where('finishedAt', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest first, those under way and those that failed included. */
export async function listReconciliations(db: Database, limit: number): Promise<ReconciliationRow[]> {
  return await db.selectFrom('reconciliations').selectAll().orderBy('id', 'desc').limit(limit).execute();
}
