import type { Database } from '#platform/db/client';
import { daysAgo } from '#platform/limits/days';
import type { Retention } from '#platform/limits/retention';
import { clearFailedPrompts } from '../queries/generations.ts';

/** What was asked for in vain, and long ago, is of no use to anybody any more. @returns how many were cleared */
export async function sweepFailedPrompts({
  db,
  retention,
}: {
  db: Database;
  retention: Pick<Retention, 'failedPromptDays'>;
}): Promise<number> {
  return await clearFailedPrompts(db, daysAgo(retention.failedPromptDays));
}
