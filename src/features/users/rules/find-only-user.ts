import type { UserRow } from '#features/accounts/queries/users';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { UserReference } from '../contract/admin-credits.ts';
import { findReferencedUsers } from './find-referenced-users.ts';

/**
 * The account to change.
 * @throws AppError `not_found`, or `ambiguous_email` if several accounts have the email
 */
export async function findOnlyUser(db: Database, reference: UserReference): Promise<UserRow> {
  const [user, ...others] = await findReferencedUsers(db, reference);
  if (others.length > 0) {
    throw new AppError('ambiguous_email', { accounts: others.length + 1, email: user.email });
  }
  return user;
}
