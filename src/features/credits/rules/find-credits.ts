import type { Database } from '#platform/db/client';
import type { Credits } from '../contract/credits.ts';
import { findLedgerAccounts } from '../queries/ledger-accounts.ts';

export async function findCredits({ db }: { db: Database }, userId: string): Promise<Credits> {
  const accounts = await findLedgerAccounts(db, userId);
  return { credits: accounts.monthly.balance + accounts.extra.balance, held: accounts.held.balance };
}
