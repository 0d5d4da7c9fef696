import { queryOptions } from '@tanstack/react-query';
import type { AccountNotices } from '#features/accounts/contract/account-notices';
import { addressOf, read, request } from '#web/api/request.ts';

const KEY = ['api', 'account', 'notices'] as const;

export function accountNoticesQuery() {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ queryKey, signal }) => read<AccountNotices>(queryKey, signal),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });
}

const FRESH_MS = 30_000;

export async function dismissAccountNotice(topic: string): Promise<void> {
  await request('DELETE', `${addressOf(KEY)}/${encodeURIComponent(topic)}`);
}
