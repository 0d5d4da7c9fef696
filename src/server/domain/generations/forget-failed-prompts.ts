import type { Retention } from '#contract/retention';
import type { Database } from '#platform/db/client';
import { clearFailedPrompts } from '#server/db/queries/generations';
import { daysAgo } from '../operations/retention.ts';

/** What was asked for in vain, and long ago, is of no use to anybody any more. @returns how many were cleared */
export async function forgetFailedPrompts({
  db,
  retention,
}: {
  db: Database;
  retention: Pick<Retention, 'failedPromptDays'>;
}): Promise<number> {
  return await clearFailedPrompts(db, daysAgo(retention.failedPromptDays));
}
