import { queryOptions } from '@tanstack/react-query';
import type { AccountSummary } from '#contract/account';
import { live } from './query-client.ts';
import { queryKeys } from './query-keys.ts';
import { read, request } from './request.ts';

export function accountQuery() {
  return queryOptions({
    queryKey: queryKeys.account,
    queryFn: ({ queryKey, signal }) => read<AccountSummary>(queryKey, signal),
    staleTime: 0,
  });
}

/** A link: the browser saves what comes, and shows a refusal as a page. */
export const ACCOUNT_EXPORT_ADDRESS = '/api/account/export';

/** For good: the server's news of it are not followed. @param email the account's own, as it was typed */
export async function deleteAccount(email: string): Promise<void> {
  live.isHushed = true;
  try {
    await request('POST', '/api/account/delete', { payload: { email } });
  } catch (error) {
    live.isHushed = false;
    throw error;
  }
}
