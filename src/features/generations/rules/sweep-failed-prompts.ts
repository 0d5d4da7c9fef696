import type { Database } from '#platform/db/client';
import { daysAgo } from '#platform/limits/days';
import type { Retention } from '#platform/limits/retention';
import { clearFailedPrompts } from '../queries/generations.ts';

/** Clears the prompts of old failed generations. @returns how many */
export async function sweepFailedPrompts({
  db,
  retention,
}: {
  db: Database;
  retention: Pick<Retention, 'failedPromptDays'>;
}): Promise<number> {
  return await clearFailedPrompts(db, daysAgo(retention.failedPromptDays));
}
