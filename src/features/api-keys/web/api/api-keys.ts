import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#web/api/call.ts';
import { listApiKeys } from '../../contract/api-keys.ts';

export function apiKeysQuery() {
  return queryOptions({
    ...queryOf(listApiKeys),
    // Programs use keys, and other devices create them.
    staleTime: 0,
  });
}
