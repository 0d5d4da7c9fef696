import type { Database, DatabaseTransaction } from '../client.ts';

/** Notes objects that are about to be written, or that nothing names any more. */
export async function insertPendingObjects(
  db: Database | DatabaseTransaction,
  objectKeys: readonly string[],
): Promise<void> {
  await db
    .insertInto('pendingObjects')
    .values(objectKeys.map((objectKey) => ({ objectKey })))
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

export async function listPendingObjects(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pendingObjects')
    .select('objectKey')
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.objectKey);
}
