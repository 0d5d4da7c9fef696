import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as phrases from '#phrases';
import { call, queryOf } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { tryEach } from '#web/api/try-each.ts';
import { listPublications, publishPicture, unpublishPicture } from '../contract/publications.ts';

const CHECKING_POLL_MS = 3_000;

/** The user's pictures in the gallery, and those on their way there. */
export const publicationsQuery = queryOptions({
  ...queryOf(listPublications),
  staleTime: 60_000,
  refetchInterval: ({ state }) =>
    state.data?.some((publication) => publication.state === 'checking') ? CHECKING_POLL_MS : false,
});

/**
 * Publishes pictures, or takes them out of the gallery.
 * @returns the ids that were refused, each with the reason
 */
export async function setPublished(
  client: QueryClient,
  ids: readonly string[],
  isPublished: boolean,
): Promise<Map<string, string>> {
  const refused = new Map<string, string>();
  await tryEach(ids, async (id) => {
    try {
      await call(isPublished ? publishPicture : unpublishPicture, { params: { id } });
    } catch (error) {
      refused.set(id, messageOf(error, phrases.serverUnreached));
    }
  });
  await client.invalidateQueries({ queryKey: publicationsQuery.queryKey });
  return refused;
}
