import type { Credits } from '#contract/credits';
import type { Database } from '#platform/db/client';
import { findLedgerAccounts } from '#server/db/queries/ledger-accounts';

export async function findCredits({ db }: { db: Database }, userId: string): Promise<Credits> {
  const accounts = await findLedgerAccounts(db, userId);
  return { credits: accounts.monthly.balance + accounts.extra.balance, held: accounts.held.balance };
}
