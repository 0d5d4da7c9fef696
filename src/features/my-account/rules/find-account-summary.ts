import type { Database } from '#platform/db/client';
import type { AccountSummary } from '../contract/account.ts';
import { summarizeAccount } from '../queries/account-export.ts';

export async function findAccountSummary({ db }: { db: Database }, userId: string): Promise<AccountSummary> {
  return await summarizeAccount(db, userId);
}
