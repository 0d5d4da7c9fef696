import { lockUser } from '#features/accounts/queries/users';
import { announce } from '#features/webhooks/rules/announce';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { FAVORITES_MAX } from '#platform/limits/limits';
import type { Queue } from '#platform/queue/queue';
import { countFavoritesOfUser, insertFavorite, lockVisibleImage } from '../queries/favorites.ts';

/** Whose star it is, and the API key of the request; undefined for the site's own pages. */
export interface FavoriteChange {
  userId: string;
  /** Of the picture, or of its place in the gallery. */
  id: string;
  apiKeyId?: string | undefined;
}

/**
 * Stars one of the user's pictures or a public one; one that has a star keeps it.
 * @returns the picture's id
 * @throws AppError `not_found` for a picture that the user may not see; `invalid_request` if the user has too many
 */
export async function addFavorite(
  { db, queue }: { db: Database; queue: Queue },
  { userId, id, apiKeyId }: FavoriteChange,
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const imageId = await lockVisibleImage(trx, { userId, id });
    if (imageId === undefined) throw new AppError('not_found.picture', { field: 'imageId' });
    if (!(await insertFavorite(trx, { userId, imageId }))) return imageId;
    if ((await countFavoritesOfUser(trx, userId)) > FAVORITES_MAX)
      throw new AppError('invalid_request.favorites_full', { most: FAVORITES_MAX });
    await announce(trx, queue, { userId, apiKeyId }, { eventType: 'favorite.added', imageId });
    return imageId;
  });
}
