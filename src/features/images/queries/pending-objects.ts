import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';

/** Notes objects that are about to be written. */
export async function insertPendingObjects(
  db: Database | DatabaseTransaction,
  objectKeys: readonly string[],
): Promise<void> {
  await db
    .insertInto('pendingObjects')
    .values(objectKeys.map((objectKey) => ({ objectKey })))
    .execute();
}

/** Leaves objects that nothing names any more to the sweeper. */
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

/** Leaves pending objects that no row will name to the sweeper, which deletes them within minutes. Others stay as they are. */
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

// Held by a backup from its first row to its last object: what its rows name is deleted after it.
const BACKUP_LOCK = 0x6261_636b;
export const LOCK_FOR_BACKUP = `SELECT pg_advisory_lock_shared(${BACKUP_LOCK})`;

/** Those noted before `pendingBefore`, and those that nothing names any more since `unnamedBefore`, unless a backup reads them. */
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
