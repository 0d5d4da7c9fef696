import { infiniteQueryOptions } from '@tanstack/react-query';
import { listTrash } from '#features/generations/contract/trash';
import { TRASH_PAGE } from '#platform/limits/limits';
import { callList } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';

/** The person's deleted pictures, the last first. */
export const trashQuery = infiniteQueryOptions({
  queryKey: queryKeys.trash,
  queryFn: ({ pageParam: offset, signal }) =>
    callList(listTrash, { query: { limit: TRASH_PAGE, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) => {
    const listed = pages.reduce((sum, { items }) => sum + items.length, 0);
    return listed < total ? listed : undefined;
  },
});
