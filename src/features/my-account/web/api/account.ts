import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#features/accounts/contract/sessions';
import { call, queryOf } from '#web/api/call.ts';
import { session } from '#web/api/session.ts';
import {
  deleteAccount as deleteAccountEndpoint,
  findAccountStorage,
  findAccountSummary,
} from '../../contract/account.ts';

export function accountQuery() {
  return queryOptions({ ...queryOf(findAccountSummary), staleTime: 0 });
}

export function accountStorageQuery() {
  return queryOptions({ ...queryOf(findAccountStorage), staleTime: 0 });
}

export function sessionsQuery() {
  return queryOptions({ ...queryOf(listSessions), staleTime: 0 });
}

/**
 * Deletes the account for good. Live updates about the ended session are ignored from now on.
 * @param email the account's email, as typed
 */
export async function deleteAccount(email: string): Promise<void> {
  session.isLeaving = true;
  try {
    await call(deleteAccountEndpoint, { body: { email } });
  } catch (error) {
    session.isLeaving = false;
    throw error;
  }
}
