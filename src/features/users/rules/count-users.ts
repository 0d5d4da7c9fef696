import type { Database } from '#platform/db/client';
import type { AdminUsersPage } from '../contract/admin-users.ts';
import { countLiveSubscribers, countUserRows, sumCredits } from '../queries/user-list.ts';

/** Totals of all users. Reads every ledger account, so callers should cache the result. */
export async function countUsers({ db }: { db: Database }): Promise<AdminUsersPage['totals']> {
  const [users, activeSubscriptions, credits] = await Promise.all([
    countUserRows(db, { words: [], isActive: false, isCustomer: false }),
    countLiveSubscribers(db),
    sumCredits(db),
  ]);
  const averageCredits = users === 0 ? 0 : Math.round((credits / users) * 10) / 10;
  return { users, activeSubscriptions, credits, averageCredits };
}
