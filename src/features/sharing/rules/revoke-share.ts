import { lockOwnedImage } from '#features/images/queries/owned-images';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { revokeLiveShare } from '../queries/shared-pictures.ts';

/**
 * Removes the public page of the user's own picture, if there is one.
 * @throws AppError `not_found` for an unknown id or another user's
 */
export async function revokeShare(
  { db }: { db: Database },
  { userId, imageId }: { userId: string; imageId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockOwnedImage(trx, { userId, id: imageId }))) throw new AppError('not_found.picture');
    await revokeLiveShare(trx, imageId);
  });
}
