import { infiniteQueryOptions } from '@tanstack/react-query';

/** A list that an endpoint sends in pages, with the number of all its items. */
export function pagedQuery<Item, const Key extends readonly string[]>(
  queryKey: Key,
  read: (offset: number, signal: AbortSignal) => Promise<{ items: readonly Item[]; total: number }>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const listed = pages.reduce((sum, { items }) => sum + items.length, 0);
      return listed < total ? listed : undefined;
    },
  });
}
