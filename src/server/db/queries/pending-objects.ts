import type { Database, DatabaseTransaction } from '../client.ts';

/** Notes an object that is about to be written. */
export async function insertPendingObject(db: Database, objectKey: string): Promise<void> {
  await db.insertInto('pendingObjects').values({ objectKey }).execute();
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
