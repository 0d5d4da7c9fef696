import { sql } from 'kysely';
import type { Database } from '#platform/db/client';
import { hasNoLiveJob } from '#platform/queue/live-jobs';
import type { JobName } from '#platform/queue/queue';

/** Tables whose rows are processed by jobs, fail or become ready, and expire. */
type AdTable = 'adAnalyses' | 'adArtifacts' | 'adPictures';

const UNFINISHED = ['waiting', 'running', 'making'];
const JOBS: Record<AdTable, { names: JobName[]; field: string }> = {
  adAnalyses: { names: ['analyze-website', 'analyze-image'], field: 'analysisId' },
  adArtifacts: { names: ['compose-ad'], field: 'artifactId' },
  adPictures: { names: ['make-ad-picture'], field: 'pictureId' },
};

/** Fails an unfinished row. Finished rows stay unchanged. */
export async function updateAdRowFailed(
  db: Database,
  table: AdTable,
  { id, failure }: { id: string; failure: string },
): Promise<void> {
  await db
    .updateTable(table)
    .set({ status: 'failed', failure })
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .execute();
}

/** Fails unfinished rows created before `before` that have no job and wait for no picture. @returns how many */
export async function failAdRowsWithoutJob(
  db: Database,
  table: AdTable,
  { before, failure }: { before: Date; failure: string },
): Promise<number> {
  const { names, field } = JOBS[table];
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ status: 'failed', failure })
    .where('status', 'in', UNFINISHED)
    .where('createdAt', '<', before)
    .where(hasNoLiveJob(names, { field, id: `${table}.id` }))
    .$if(table === 'adArtifacts', (query) =>
      query.where(
        sql<boolean>`NOT EXISTS (
          SELECT FROM ad_pictures
          WHERE ad_pictures.id = ad_artifacts.picture_id AND ad_pictures.status = 'making')`,
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** @returns how many rows were deleted */
export async function deleteExpiredAdRows(db: Database, table: AdTable): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('expiresAt', '<', new Date())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
