import { findOwnedImage } from '#features/images/queries/images';
import { deleteOpenCaseOfUser, findOpenCaseOfImage } from '#features/moderation/queries/moderation-cases';
import {
  deleteGalleryImageOfUser,
  findGalleryImageRow,
  lockGallery,
} from '#features/publishing/queries/gallery-images';
import { announcePublication } from '#features/publishing/rules/announce-publication';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Queue } from '#platform/queue/queue';
import { deletePublication } from '../queries/publications.ts';

/**
 * Takes a picture of the user out of the gallery, or off its way there. It stays in the library.
 * @throws AppError `not_found` for an unknown picture and another user's
 */
export async function withdrawPublication(
  { db, queue }: { db: Database; queue: Queue },
  { userId, imageId }: { userId: string; imageId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await findOwnedImage(trx, imageId))?.userId !== userId) throw new AppError('not_found.picture');
    await lockGallery(trx);
    await deletePublication(trx, imageId);
    const open = await findOpenCaseOfImage(trx, imageId);
    if (open) await deleteOpenCaseOfUser(trx, { galleryImageId: open.galleryImageId, userId });
    const shown = await findGalleryImageRow(trx, { imageId });
    if (shown && (await deleteGalleryImageOfUser(trx, { id: shown.id, userId })))
      await announcePublication(trx, queue, { imageId, eventType: 'publication.withdrawn' });
  });
}
