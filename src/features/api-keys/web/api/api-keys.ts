import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#web/api/call.ts';
import { listApiKeys } from '../../contract/api-keys.ts';

export function apiKeysQuery() {
  return queryOptions({
    ...queryOf(listApiKeys),
    // A program may have used one, and another device have made one.
    staleTime: 0,
  });
}
