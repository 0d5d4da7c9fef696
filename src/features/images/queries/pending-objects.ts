import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';

/** Records objects that are about to be written. */
export async function insertPendingObjects(
  db: Database | DatabaseTransaction,
  objectKeys: readonly string[],
): Promise<void> {
  await db
    .insertInto('pendingObjects')
    .values(objectKeys.map((objectKey) => ({ objectKey })))
    .execute();
}

/** Hands objects that no row names any more to the sweeper. */
export async function insertUnnamedObjects(
  trx: DatabaseTransaction,
  objectKeys: readonly string[],
): Promise<void> {
  if (objectKeys.length === 0) return;
  await trx
    .insertInto('pendingObjects')
    .values(objectKeys.map((objectKey) => ({ objectKey, isUnnamed: true })))
    .execute();
}

/** Hands pending objects that no row will name to the sweeper, which deletes them within minutes. */
export async function abandonPendingObjects(
  db: Database | DatabaseTransaction,
  objectKeys: readonly string[],
): Promise<void> {
  if (objectKeys.length === 0) return;
  await db
    .updateTable('pendingObjects')
    .set({ isUnnamed: true })
    .where('objectKey', 'in', [...objectKeys])
    .execute();
}

export async function deletePendingObjects(
  db: Database | DatabaseTransaction,
  objectKeys: readonly string[],
): Promise<void> {
  if (objectKeys.length === 0) return;
  await db
    .deleteFrom('pendingObjects')
    .where('objectKey', 'in', [...objectKeys])
    .execute();
}

// A backup holds this lock from its first row to its last object, so that its objects are not deleted meanwhile.
const BACKUP_LOCK = 0x6261_636b;
export const LOCK_FOR_BACKUP = `SELECT pg_advisory_lock_shared(${BACKUP_LOCK})`;

/** Objects recorded before `pendingBefore` and, unless a backup runs, unnamed ones recorded before `unnamedBefore`. */
export async function listPendingObjects(
  db: Database,
  { pendingBefore, unnamedBefore, limit }: { pendingBefore: Date; unnamedBefore: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('pendingObjects')
    .select('objectKey')
    .where(
      sql<boolean>`(created_at < ${pendingBefore} OR is_unnamed AND created_at < ${unnamedBefore}
        AND NOT EXISTS (SELECT FROM pg_locks
          WHERE locktype = 'advisory' AND classid = 0 AND objid = ${BACKUP_LOCK}
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())))`,
    )
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.objectKey);
}
