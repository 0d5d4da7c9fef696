import type { Database } from '#platform/db/client';
import { daysAgo } from '#platform/limits/days';
import type { Retention } from '#platform/limits/retention';
import { deleteRefusedPrompts } from '../queries/refused-prompts.ts';

/** What was refused long ago says nothing of anybody any more. */
export async function forgetRefusedPrompts({
  db,
  retention,
}: {
  db: Database;
  retention: Pick<Retention, 'refusedPromptDays'>;
}): Promise<void> {
  await deleteRefusedPrompts(db, daysAgo(retention.refusedPromptDays));
}
