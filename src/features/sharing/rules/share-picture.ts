import { randomBytes } from 'node:crypto';
import { lockOwnedImage } from '#features/images/queries/owned-images';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { restoreLastShare, type SharedPictureRow, upsertLiveShare } from '../queries/shared-pictures.ts';

// As the keys of objects have: nobody finds a page by trying.
const TOKEN_BYTES = 16;

/**
 * Gives one's own picture an unlisted page, or changes what the page it has shows.
 * @param showsPrompt as before when undefined; a new page keeps the prompt back
 * @param restoresLast brings back the link that was revoked last, if there is one
 * @throws AppError `not_found` for an unknown id and for another user's alike.
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
    // Whoever shares, restores or revokes the same picture at the same time waits here.
    if (!(await lockOwnedImage(trx, { userId, id: imageId }))) throw new AppError('not_found.picture');
    if (restoresLast) await restoreLastShare(trx, imageId);
    const token = randomBytes(TOKEN_BYTES).toString('hex');
    return await upsertLiveShare(trx, { token, imageId, showsPrompt });
  });
}
