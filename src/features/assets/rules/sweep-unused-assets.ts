import { insertUnnamedObjects } from '#features/images/queries/pending-objects';
import type { Database } from '#platform/db/client';
import { daysAgo } from '#platform/limits/days';
import { UNUSED_UPLOAD_DAYS } from '#platform/limits/limits';
import { deleteUnusedAssets } from '../queries/assets.ts';

const BATCH = 200;

/** Deletes uploads that no generation has used for `UNUSED_UPLOAD_DAYS`. @returns how many */
export async function sweepUnusedAssets({ db }: { db: Database }): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const objectKeys = await deleteUnusedAssets(trx, { before: daysAgo(UNUSED_UPLOAD_DAYS), limit: BATCH });
    await insertUnnamedObjects(trx, objectKeys);
    return objectKeys.length;
  });
}
