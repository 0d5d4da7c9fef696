import { deleteOpenCaseOfUser } from '#features/moderation/queries/moderation-cases';
import { deleteGalleryImageOfUser } from '#features/publishing/queries/gallery-images';
import { announcePublication } from '#features/publishing/rules/announce-publication';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';

/**
 * Withdraws a picture from the gallery; it stays in its owner's library.
 * @throws AppError `not_found` for an unknown id or another user's picture
 */
export async function withdrawGalleryImage(
  { db, queue }: { db: Database; queue: Queue },
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const withdrawn = await db.transaction().execute(async (trx) => {
    const imageId = await deleteGalleryImageOfUser(trx, { id, userId });
    if (imageId !== undefined)
      await announcePublication(trx, queue, { imageId, eventType: 'publication.withdrawn' });
    // An admin's approval must not publish a picture that its owner has withdrawn.
    const wasInReview = await deleteOpenCaseOfUser(trx, { galleryImageId: id, userId });
    return imageId !== undefined || wasInReview;
  });
  if (!withdrawn) throw new AppError('not_found.gallery_picture');
}
