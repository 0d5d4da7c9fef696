import type { Database } from '#platform/db/client';
import { daysAgo } from '#platform/limits/days';
import type { Retention } from '#platform/limits/retention';
import { deleteRefusedPrompts } from '../queries/refused-prompts.ts';

/** Deletes refused prompts after their retention period. */
export async function forgetRefusedPrompts({
  db,
  retention,
}: {
  db: Database;
  retention: Pick<Retention, 'refusedPromptDays'>;
}): Promise<void> {
  await deleteRefusedPrompts(db, daysAgo(retention.refusedPromptDays));
}
