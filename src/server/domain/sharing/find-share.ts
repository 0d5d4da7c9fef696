import type { Database } from '#platform/db/client';
import { listOwnedImages } from '#server/db/queries/owned-images';
import { findLiveShare, type SharedPictureRow } from '#server/db/queries/shared-pictures';
import { AppError } from '#server/errors';

/**
 * The live link of one's own picture; `undefined` where it has none.
 * @throws AppError `not_found` for an unknown id and for another user's alike.
 */
export async function findShare(
  { db }: { db: Database },
  { userId, imageId }: { userId: string; imageId: string },
): Promise<SharedPictureRow | undefined> {
  const [owned] = await listOwnedImages(db, { userId, ids: [imageId] });
  if (!owned) throw new AppError('not_found', 'There is no such picture');
  return await findLiveShare(db, imageId);
}
