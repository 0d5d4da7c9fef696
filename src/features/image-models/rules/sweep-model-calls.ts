import type { Database } from '#platform/db/client';
import { daysAgo } from '#platform/limits/days';
import type { Retention } from '#platform/limits/retention';
import { deleteModelCallsBefore } from '../queries/model-calls.ts';

/** Forgets the calls of hosted models in time. @returns how many there were */
export async function sweepModelCalls({
  db,
  retention,
}: {
  db: Database;
  retention: Pick<Retention, 'modelCallDays'>;
}): Promise<number> {
  return await deleteModelCallsBefore(db, daysAgo(retention.modelCallDays));
}
