import { type RawBuilder, sql } from 'kysely';
import type { JobName } from './queue.ts';

/**
 * Condition that a row has no waiting, running or retrying job of these queues.
 * @param field field of the job's data with the row's id
 * @param id the column, such as `adPictures.id`
 */
export function hasNoLiveJob(
  names: readonly JobName[],
  { field, id }: { field: string; id: string },
): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (
    SELECT FROM pgboss.job
    WHERE job.name IN (${sql.join(names)})
      AND job.state IN ('created', 'retry', 'active')
      AND job.data->>${sql.lit(field)} = ${sql.ref(id)}::text)`;
}
