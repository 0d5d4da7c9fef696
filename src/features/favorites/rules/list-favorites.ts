import type { Database } from '#platform/db/client';
import {
  type FavoriteRow,
  type FavoritesPage,
  listFavoriteIdsOfUser,
  listFavoritesOfUser,
} from '../queries/favorites.ts';

/** A page of the starred pictures that the user may see, the last starred first, and the number on all pages. */
export async function listFavorites(
  { db }: { db: Database },
  page: FavoritesPage,
): Promise<{ rows: FavoriteRow[]; total: number }> {
  return await listFavoritesOfUser(db, page);
}

/** Ids of the starred pictures that the user may see, and of their places in the gallery. */
export async function listFavoriteIds(
  { db }: { db: Database },
  { userId }: { userId: string },
): Promise<string[]> {
  return await listFavoriteIdsOfUser(db, userId);
}
