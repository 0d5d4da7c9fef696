import type { Insertable, Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import type { ImageVerdicts } from '#platform/db/schema.generated';

/** The judge of pictures that people have reported. */
export const REPORTS = 'reports';

export type ImageVerdictRow = Selectable<ImageVerdicts>;

/** A picture that is published again has its last verdict. */
export async function insertImageVerdict(
  trx: DatabaseTransaction,
  verdict: Insertable<ImageVerdicts>,
): Promise<void> {
  await trx
    .insertInto('imageVerdicts')
    .values(verdict)
    .onConflict((conflict) => conflict.column('imageId').doUpdateSet(verdict))
    .execute();
}

/**
 * Why one of these pictures was reported, if no admin has seen the reports: they wait, or its owner withdrew it before.
 * undefined if none was.
 */
export async function findReportVerdict(
  trx: DatabaseTransaction,
  imageIds: readonly string[],
): Promise<Pick<ImageVerdictRow, 'reason'> | undefined> {
  return await trx
    .selectFrom('imageVerdicts')
    .select('reason')
    .where('imageId', 'in', [...imageIds])
    .where('judge', '=', REPORTS)
    .unionAll(
      trx
        .selectFrom('moderationCases')
        .select('reason')
        .where('imageId', 'in', [...imageIds])
        .where('origin', '=', 'report')
        .where('status', '=', 'open'),
    )
    .limit(1)
    .executeTakeFirst();
}

export async function listImageVerdicts(
  db: Database,
  imageIds: readonly string[],
): Promise<ImageVerdictRow[]> {
  if (imageIds.length === 0) return [];
  return await db
    .selectFrom('imageVerdicts')
    .selectAll()
    .where('imageId', 'in', [...imageIds])
    .execute();
}
