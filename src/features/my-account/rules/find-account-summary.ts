import type { AccountSummary } from '#features/accounts/contract/account';
import type { Database } from '#platform/db/client';
import { measureBelongings } from '../queries/account-export.ts';

export async function findAccountSummary({ db }: { db: Database }, userId: string): Promise<AccountSummary> {
  return await measureBelongings(db, userId);
}
