import { lockUser } from '#features/accounts/queries/users';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { FAVORITES_MAX } from '#platform/limits/limits';
import { countFavoritesOfUser, insertFavorite, lockVisibleImage } from '../queries/favorites.ts';

/**
 * Stars one of the user's pictures or a public one; one that has a star keeps it.
 * @param id of the picture, or of its place in the gallery
 * @returns the picture's id
 * @throws AppError `not_found` for a picture that the user may not see; `invalid_request` if the user has too many
 */
export async function addFavorite(
  { db }: { db: Database },
  { userId, id }: { userId: string; id: string },
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const imageId = await lockVisibleImage(trx, { userId, id });
    if (imageId === undefined) throw new AppError('not_found.picture', { field: 'imageId' });
    if ((await countFavoritesOfUser(trx, userId)) >= FAVORITES_MAX)
      throw new AppError('invalid_request.favorites_full', { most: FAVORITES_MAX });
    await insertFavorite(trx, { userId, imageId });
    return imageId;
  });
}
