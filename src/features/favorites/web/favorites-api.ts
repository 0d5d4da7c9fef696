import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as phrases from '#phrases';
import { FAVORITES_PAGE } from '#platform/limits/limits';
import { call, callList, queryOf } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { pagedQuery } from '#web/api/paged-query.ts';
import { tryEach } from '#web/api/try-each.ts';
import { addFavorite, listFavoriteIds, listFavorites, removeFavorite } from '../contract/favorites.ts';

/** The ids of the starred pictures, and of their places in the gallery. */
export const favoriteIdsQuery = queryOptions({ ...queryOf(listFavoriteIds), staleTime: 60_000 });

/** The starred pictures of the gallery, the last starred first. */
export const favoritesQuery = pagedQuery(['favorites'], (offset, signal) =>
  callList(listFavorites, { query: { limit: FAVORITES_PAGE, offset, public: 'true' }, signal }),
);

/** Of each picture with unanswered requests, the newest; each waits for the one before it, so that the last press wins. */
const newest = new Map<string, Promise<unknown>>();

/**
 * Stars or unstars pictures; shown at once, and taken back where the server refuses.
 * @returns the ids that were refused, and why
 */
export async function setFavorites(
  client: QueryClient,
  ids: readonly string[],
  isStarred: boolean,
): Promise<{ failed: string[]; reason: string }> {
  const { queryKey } = favoriteIdsQuery;
  await client.cancelQueries({ queryKey });
  const set = (changed: readonly string[], starred: boolean) =>
    client.setQueryData(queryKey, (before: string[] = []) => {
      const others = before.filter((one) => !changed.includes(one));
      return starred ? [...others, ...changed] : others;
    });
  set(ids, isStarred);
  let reason = '';
  const before = Promise.all(ids.map((id) => newest.get(id)));
  const sent = before.then(() =>
    tryEach(ids, async (id) => {
      try {
        if (isStarred) await call(addFavorite, { body: { imageId: id } });
        else await call(removeFavorite, { params: { id } });
      } catch (error) {
        reason = messageOf(error, phrases.serverUnreached);
        throw error;
      }
    }),
  );
  for (const id of ids) newest.set(id, sent);
  const failed = await sent;
  const settled = ids.filter((id) => newest.get(id) === sent);
  for (const id of settled) newest.delete(id);
  const refused = failed.filter((id) => settled.includes(id));
  if (refused.length > 0) set(refused, !isStarred);
  // A later press shows its own state, which an answer from before it would take back for a moment.
  if (newest.size > 0) return { failed, reason };
  await Promise.all([
    client.invalidateQueries({ queryKey }),
    client.invalidateQueries({ queryKey: favoritesQuery.queryKey }),
  ]);
  return { failed, reason };
}
