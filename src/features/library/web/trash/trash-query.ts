import { listTrash } from '#features/generations/contract/trash';
import { TRASH_PAGE } from '#platform/limits/limits';
import { callList } from '#web/api/call.ts';
import { pagedQuery } from '#web/api/paged-query.ts';
import { queryKeys } from '#web/api/query-keys.ts';

/** The person's deleted pictures, the last first. */
export const trashQuery = pagedQuery(queryKeys.trash, (offset, signal) =>
  callList(listTrash, { query: { limit: TRASH_PAGE, offset }, signal }),
);
