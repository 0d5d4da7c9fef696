import { queryOptions } from '@tanstack/react-query';
import { listApiKeys } from '#contract/api-keys';
import { queryOf } from './call.ts';

export function apiKeysQuery() {
  return queryOptions({
    ...queryOf(listApiKeys),
    // A program may have used one, and another device have made one.
    staleTime: 0,
  });
}
