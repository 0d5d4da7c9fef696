import { call } from '#web/api/call.ts';
import { session } from '#web/api/session.ts';
import { deleteAccount as deleteAccountEndpoint } from '../../contract/account.ts';

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
