import { listOwnedImages } from '#features/images/queries/owned-images';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findLiveShare, type SharedPictureRow } from '../queries/shared-pictures.ts';

/**
 * The live link of the user's own picture; `undefined` if it has none.
 * @throws AppError `not_found` for an unknown id or another user's
 */
export async function findShare(
  { db }: { db: Database },
  { userId, imageId }: { userId: string; imageId: string },
): Promise<SharedPictureRow | undefined> {
  const [owned] = await listOwnedImages(db, { userId, ids: [imageId] });
  if (!owned) throw new AppError('not_found.picture');
  return await findLiveShare(db, imageId);
}
