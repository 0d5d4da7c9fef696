import { queryOptions } from '@tanstack/react-query';
import type { AccountSession, AccountSummary } from '#features/accounts/contract/account';
import type { AccountStorage } from '#features/storage/contract/storage';
import { queryKeys } from '#web/api/query-keys.ts';
import { read, request } from '#web/api/request.ts';
import { session } from '#web/api/session.ts';

export function accountQuery() {
  return queryOptions({
    queryKey: queryKeys.account,
    queryFn: ({ queryKey, signal }) => read<AccountSummary>(queryKey, signal),
    staleTime: 0,
  });
}

export function accountStorageQuery() {
  return queryOptions({
    queryKey: ['api', 'account', 'storage'],
    queryFn: ({ queryKey, signal }) => read<AccountStorage>(queryKey, signal),
    staleTime: 0,
  });
}

export function sessionsQuery() {
  return queryOptions({
    queryKey: queryKeys.sessions,
    queryFn: ({ queryKey, signal }) => read<AccountSession[]>(queryKey, signal),
    staleTime: 0,
  });
}

export async function endSession(id: string): Promise<void> {
  await request('DELETE', `/api/account/sessions/${id}`);
}

export async function endOtherSessions(): Promise<void> {
  await request('POST', '/api/account/sessions/revoke-others');
}

/** A link: the browser saves what comes, and shows a refusal as a page. */
export const ACCOUNT_EXPORT_ADDRESS = '/api/account/export';

/** For good: the server's news of it are not followed. @param email the account's own, as it was typed */
export async function deleteAccount(email: string): Promise<void> {
  session.isLeaving = true;
  try {
    await request('POST', '/api/account/delete', { payload: { email } });
  } catch (error) {
    session.isLeaving = false;
    throw error;
  }
}
