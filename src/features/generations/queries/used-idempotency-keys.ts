import type { Database } from '#platform/db/client';

/** The use of a key by a generation that was deleted. */
export async function findUsedIdempotencyKey(
  db: Database,
  { userId, key }: { userId: string; key: string },
): Promise<{ requestHash: Buffer } | undefined> {
  return await db
    .selectFrom('usedIdempotencyKeys')
    .select('requestHash')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** @returns how many */
export async function deleteUsedIdempotencyKeysBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('usedIdempotencyKeys')
    .where('deletedAt', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
