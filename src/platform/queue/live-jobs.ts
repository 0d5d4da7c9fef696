import { type RawBuilder, sql } from 'kysely';
import type { JobName } from './queue.ts';

/**
 * Whether no job of these names waits, runs or will be tried again for a row.
 * @param field of the job's data that holds the row's id
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
