import { lockOwnedImage } from '#features/images/queries/owned-images';
import { isRemovedByAdmin } from '#features/images/queries/removed-images';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { restoreLastShare, type SharedPictureRow, upsertLiveShare } from '../queries/shared-pictures.ts';
import { newShareToken } from './share-token.ts';

/**
 * Creates an unlisted page for the user's own picture, or updates it.
 * @param showsPrompt unchanged if undefined; false for a new page
 * @param restoresLast whether to restore the last revoked link, if there is one
 * @throws AppError `not_found` for an unknown id or another user's; `already_decided` for one that an admin has removed from the gallery
 */
export async function sharePicture(
  { db }: { db: Database },
  {
    userId,
    imageId,
    showsPrompt,
    restoresLast,
  }: { userId: string; imageId: string; showsPrompt?: boolean | undefined; restoresLast: boolean },
): Promise<SharedPictureRow> {
  return await db.transaction().execute(async (trx) => {
    // Locks the picture against concurrent sharing and revoking.
    if (!(await lockOwnedImage(trx, { userId, id: imageId }))) throw new AppError('not_found.picture');
    if (await isRemovedByAdmin(trx, imageId)) throw new AppError('already_decided.removed');
    if (restoresLast) await restoreLastShare(trx, imageId);
    const token = newShareToken();
    return await upsertLiveShare(trx, { token, imageId, showsPrompt });
  });
}
