import { queryOptions } from '@tanstack/react-query';
import { listAccountNotices } from '#features/accounts/contract/account-notices';
import { queryOf } from '#web/api/call.ts';

const FRESH_MS = 30_000;

export function accountNoticesQuery() {
  return queryOptions({ ...queryOf(listAccountNotices), staleTime: FRESH_MS, refetchOnWindowFocus: true });
}
