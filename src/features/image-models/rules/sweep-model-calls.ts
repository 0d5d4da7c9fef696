import type { Database } from '#platform/db/client';
import { daysAgo } from '#platform/limits/days';
import type { Retention } from '#platform/limits/retention';
import { deleteModelCallsBefore } from '../queries/model-calls.ts';

/** Deletes model calls past their retention. @returns how many */
export async function sweepModelCalls({
  db,
  retention,
}: {
  db: Database;
  retention: Pick<Retention, 'modelCallDays'>;
}): Promise<number> {
  return await deleteModelCallsBefore(db, daysAgo(retention.modelCallDays));
}
