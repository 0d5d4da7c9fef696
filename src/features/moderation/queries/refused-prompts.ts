import type { Insertable } from 'kysely';
import type { Database } from '#platform/db/client';
import type { RefusedPrompts } from '#platform/db/schema.generated';

export async function insertRefusedPrompt(db: Database, refused: Insertable<RefusedPrompts>): Promise<void> {
  await db.insertInto('refusedPrompts').values(refused).execute();
}

/** Counts refused prompts by user; users without any are left out. */
export async function countRefusedPrompts(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refusedPrompts')
    .select((select) => ['userId' as const, select.fn.countAll<number>().as('count')])
    .where('userId', 'in', [...userIds])
    .groupBy('userId')
    .execute();
  return new Map(rows.map(({ userId, count }) => [userId, count]));
}

export async function deleteRefusedPrompts(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('refusedPrompts').where('refusedAt', '<', before).execute();
}
