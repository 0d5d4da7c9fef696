import { UNUSED_UPLOAD_DAYS } from '#contract/limits';
import type { Database } from '#platform/db/client';
import { deleteUnusedAssets } from '#server/db/queries/assets';
import { insertUnnamedObjects } from '#server/db/queries/pending-objects';
import { daysAgo } from '../operations/retention.ts';

const BATCH = 200;

/** Deletes uploads that no generation of a library refers to for 30 days. @returns how many there were */
export async function sweepUnusedAssets({ db }: { db: Database }): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const objectKeys = await deleteUnusedAssets(trx, { before: daysAgo(UNUSED_UPLOAD_DAYS), limit: BATCH });
    await insertUnnamedObjects(trx, objectKeys);
    return objectKeys.length;
  });
}
