import { deleteOpenCaseOfUser } from '#features/moderation/queries/moderation-cases';
import { deleteGalleryImageOfUser } from '#features/publishing/queries/gallery-images';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';

/**
 * Withdraws a picture from the gallery; it stays in its owner's library.
 * @throws AppError `not_found` for an unknown id or another user's picture
 */
export async function withdrawGalleryImage(
  { db }: { db: Database },
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const withdrawn = await db.transaction().execute(async (trx) => {
    const wasPublic = await deleteGalleryImageOfUser(trx, { id, userId });
    // An admin's approval must not publish a picture that its owner has withdrawn.
    const wasInReview = await deleteOpenCaseOfUser(trx, { galleryImageId: id, userId });
    return wasPublic || wasInReview;
  });
  if (!withdrawn) throw new AppError('not_found.gallery_picture');
}
