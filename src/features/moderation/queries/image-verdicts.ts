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

/** Why a picture was reported that its owner withdrew before an admin had seen the reports; undefined if it was not. */
export async function findReportVerdict(
  trx: DatabaseTransaction,
  imageId: string,
): Promise<Pick<ImageVerdictRow, 'reason'> | undefined> {
  return await trx
    .selectFrom('imageVerdicts')
    .select('reason')
    .where('imageId', '=', imageId)
    .where('judge', '=', REPORTS)
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
