import { insertUnnamedObjects } from '#features/images/queries/pending-objects';
import { deleteOldMadeImages } from '#features/publishing/queries/gallery-images';
import type { Database } from '#platform/db/client';

// Those beyond wait for the next sweep: the gallery is locked meanwhile.
const BATCH = 500;

/**
 * Retention: removes pictures made for the gallery beyond the newest `galleryKeep`, never those of users. Their objects
 * are left to the sweeper of objects that nothing names.
 * @returns how many were removed
 */
export async function removeOldImages({
  db,
  galleryKeep,
}: {
  db: Database;
  /** `undefined`: all are kept. */
  galleryKeep: number | undefined;
}): Promise<number> {
  if (galleryKeep === undefined) return 0;
  return await db.transaction().execute(async (trx) => {
    const objectKeys = await deleteOldMadeImages(trx, { keep: galleryKeep, limit: BATCH });
    if (objectKeys.length > 0) await insertUnnamedObjects(trx, objectKeys);
    return objectKeys.length;
  });
}
