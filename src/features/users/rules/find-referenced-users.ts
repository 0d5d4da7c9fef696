import { findUser, listUsersByEmail, type UserRow } from '#features/accounts/queries/users';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { UserReference } from '../contract/admin-credits.ts';

/**
 * The account with this id, or all accounts with this email, last registered first.
 * @throws AppError `not_found`
 */
export async function findReferencedUsers(
  db: Database,
  { id, email = '' }: UserReference,
): Promise<[UserRow, ...UserRow[]]> {
  if (id !== undefined) {
    const user = await findUser(db, id);
    if (!user || user.deletedAt !== null) throw new AppError('not_found.user_id');
    return [user];
  }
  const [first, ...others] = await listUsersByEmail(db, email);
  if (!first) throw new AppError('not_found.user_email', { email });
  return [first, ...others];
}

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
