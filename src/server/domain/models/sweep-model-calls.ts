import type { Retention } from '#contract/retention';
import type { Database } from '#platform/db/client';
import { deleteModelCallsBefore } from '#server/db/queries/model-calls';
import { daysAgo } from '../operations/retention.ts';

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
