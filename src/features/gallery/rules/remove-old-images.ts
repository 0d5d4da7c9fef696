import { insertUnnamedObjects } from '#features/images/queries/pending-objects';
import { deleteOldMadeImages } from '#features/publishing/queries/gallery-images';
import type { Database } from '#platform/db/client';

// Small, since the gallery is locked meanwhile. The next sweep removes more.
const BATCH = 500;

/**
 * Removes pictures made for the gallery beyond the newest `galleryKeep`, never users' pictures. The sweeper deletes their
 * objects.
 * @returns how many
 */
export async function removeOldImages({
  db,
  galleryKeep,
}: {
  db: Database;
  /** `undefined`: keep all. */
  galleryKeep: number | undefined;
}): Promise<number> {
  if (galleryKeep === undefined) return 0;
  return await db.transaction().execute(async (trx) => {
    const objectKeys = await deleteOldMadeImages(trx, { keep: galleryKeep, limit: BATCH });
    if (objectKeys.length > 0) await insertUnnamedObjects(trx, objectKeys);
    return objectKeys.length;
  });
}
