import { announce } from '#features/webhooks/rules/announce';
import type { Database } from '#platform/db/client';
import type { Queue } from '#platform/queue/queue';
import { deleteFavorite } from '../queries/favorites.ts';
import type { FavoriteChange } from './add-favorite.ts';

/** Removes a star, if there is one. */
export async function removeFavorite(
  { db, queue }: { db: Database; queue: Queue },
  { userId, id, apiKeyId }: FavoriteChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const imageId = await deleteFavorite(trx, { userId, id });
    if (imageId !== undefined)
      await announce(trx, queue, { userId, apiKeyId }, { eventType: 'favorite.removed', imageId });
  });
}
