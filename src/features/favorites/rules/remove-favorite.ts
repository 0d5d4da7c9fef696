import type { Database } from '#platform/db/client';
import { deleteFavorite } from '../queries/favorites.ts';

/** Removes a star, if there is one. @param id of the picture, or of its place in the gallery */
export async function removeFavorite(
  { db }: { db: Database },
  of: { userId: string; id: string },
): Promise<void> {
  await deleteFavorite(db, of);
}
