import type { Database } from '#platform/db/client';

/** Whether any generation is queued or running. */
export async function isAnyGenerationUnsettled(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('generations')
    .select('id')
    .where('status', '=', 'generating')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
