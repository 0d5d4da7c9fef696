import type { Retention } from '#contract/retention';
import type { Database } from '#platform/db/client';
import { deleteRefusedPrompts } from '#server/db/queries/refused-prompts';
import { daysAgo } from '../operations/retention.ts';

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
