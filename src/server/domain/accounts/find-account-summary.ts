import type { AccountSummary } from '#contract/account';
import type { Database } from '#platform/db/client';
import { measureBelongings } from '#server/db/queries/account-export';

export async function findAccountSummary({ db }: { db: Database }, userId: string): Promise<AccountSummary> {
  return await measureBelongings(db, userId);
}
