import type { Database } from '#platform/db/client';

/** The earlier use of a key whose generation has been deleted since. */
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

/** @returns how many there were */
export async function deleteUsedIdempotencyKeysBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('usedIdempotencyKeys')
    .where('deletedAt', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
