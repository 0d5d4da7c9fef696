import type { Database } from '#platform/db/client';
import type { AdminUsersQuery } from '../contract/admin-users.ts';
import { countUserRows, type ListedUserRow, listUserRows } from '../queries/user-list.ts';

/** A page of the matching users, last registered first, and their number; null without a filter. */
export async function listUsers(
  { db }: { db: Database },
  { q, active, customer, limit, offset }: AdminUsersQuery,
): Promise<{ users: ListedUserRow[]; found: number | null }> {
  // PostgreSQL texts cannot contain NUL.
  const words = q.split(/[\s\0]+/).filter((word) => word !== '');
  const filter = { words, isActive: active, isCustomer: customer };
  const isAll = words.length === 0 && !active && !customer;
  const [users, found] = await Promise.all([
    listUserRows(db, { ...filter, limit, offset }),
    isAll ? null : countUserRows(db, filter),
  ]);
  return { users, found };
}
