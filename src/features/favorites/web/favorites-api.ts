import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as phrases from '#phrases';
import { FAVORITES_PAGE } from '#platform/limits/limits';
import { call, callList, queryOf } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { toastFailure } from '#web/ui/toast-store.ts';
import { addFavorite, listFavoriteIds, listFavorites, removeFavorite } from '../contract/favorites.ts';

/** The ids of the starred pictures, and of their places in the gallery. */
export const favoriteIdsQuery = queryOptions({ ...queryOf(listFavoriteIds), staleTime: 60_000 });

/** The starred pictures of the gallery, the last starred first. */
export const favoritesQuery = infiniteQueryOptions({
  queryKey: ['favorites'] as const,
  queryFn: ({ pageParam: offset, signal }) =>
    callList(listFavorites, { query: { limit: FAVORITES_PAGE, offset, public: 'true' }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) => {
    const listed = pages.reduce((sum, { items }) => sum + items.length, 0);
    return listed < total ? listed : undefined;
  },
});

/** Stars or unstars a picture; shown at once, and taken back if the server refuses. */
export async function setFavorite(client: QueryClient, id: string, isStarred: boolean): Promise<void> {
  const { queryKey } = favoriteIdsQuery;
  await client.cancelQueries({ queryKey });
  const set = (starred: boolean) =>
    client.setQueryData(queryKey, (ids: string[] = []) =>
      starred ? [...ids, id] : ids.filter((one) => one !== id),
    );
  set(isStarred);
  try {
    if (isStarred) await call(addFavorite, { body: { imageId: id } });
    else await call(removeFavorite, { params: { id } });
  } catch (error) {
    set(!isStarred);
    toastFailure(phrases.starFailed, messageOf(error, phrases.serverUnreached));
  }
  await Promise.all([
    client.invalidateQueries({ queryKey }),
    client.invalidateQueries({ queryKey: favoritesQuery.queryKey }),
  ]);
}
