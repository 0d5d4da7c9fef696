import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { listGenerations } from '#features/generations/contract/generations';
import { findLibraryFacets } from '#features/generations/contract/library';
import { generationsQuery } from '#features/generations/web/api/generations';
import { useDeletions, withoutDeleted } from '#features/generations/web/deletions';
import { GENERATIONS_PAGE_MAX } from '#platform/limits/limits';
import { callList, queryOf } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { cardsOf, type LibraryFilter, writeLibraryFilter } from './filter-library.ts';

const FRESH_MS = 1_000;

/** The library page by page, as far as it was scrolled. */
export function useLibrary(filter: LibraryFilter) {
  const client = useQueryClient();
  const deletions = useDeletions();
  const chosen = writeLibraryFilter(filter);
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.library, chosen],
    queryFn: ({ pageParam: offset, signal }) =>
      callList(listGenerations, {
        query: { limit: GENERATIONS_PAGE_MAX, ...(offset > 0 && { offset }), ...chosen },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ items }, pages) =>
      items.length < GENERATIONS_PAGE_MAX ? undefined : pages.length * GENERATIONS_PAGE_MAX,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
    // Comparing thousands of generations is slow.
    structuralSharing: false,
  });
  const { data: facets } = useQuery(queryOf(findLibraryFacets));

  // The newest generations are polled and pushed; when they change, so does what is listed here.
  const { data: newest } = useQuery({
    ...generationsQuery(true),
    // Not their progress: all loaded pages would be read again for each step.
    select: ({ items }) => items.map(({ id, status, images }) => `${id} ${status} ${images.length}`).join(),
  });
  const known = useRef(newest);
  useEffect(() => {
    if (known.current !== undefined && known.current !== newest) {
      void client.invalidateQueries({ queryKey: queryKeys.library });
      void client.invalidateQueries({ queryKey: queryOf(findLibraryFacets).queryKey });
    }
    known.current = newest;
  }, [newest, client]);

  const { data } = query;
  const generations = useMemo(
    () => (data?.pages ?? []).flatMap((page) => withoutDeleted(page, deletions).items),
    [data, deletions],
  );
  const entries = useMemo(() => cardsOf(generations, filter.status), [generations, filter.status]);
  return {
    ...query,
    facets,
    generations,
    entries,
    /** Cards, also of pages that are not loaded. */
    count: query.hasNextPage ? Math.max(data?.pages.at(-1)?.total ?? 0, entries.length) : entries.length,
  };
}
