import type { Database, DatabaseTransaction } from '#platform/db/client';

/** Account row ids of a user and of the system, with the user's balances. */
export interface LedgerAccounts {
  monthly: { id: number; balance: number };
  extra: { id: number; balance: number };
  held: { id: number; balance: number };
}

export type SystemAccount = 'granted' | 'spent' | 'expired' | 'revoked';

export async function insertLedgerAccounts(trx: DatabaseTransaction, userId: string): Promise<void> {
  await trx
    .insertInto('ledgerAccounts')
    .values(['monthly', 'extra', 'held'].map((kind) => ({ kind, userId })))
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doNothing())
    .execute();
}

/** Locks the user's accounts in id order until the transaction ends. */
export async function lockLedgerAccounts(trx: DatabaseTransaction, userId: string): Promise<LedgerAccounts> {
  const rows = await trx
    .selectFrom('ledgerAccounts')
    .select(['id', 'kind', 'balance'])
    .where('userId', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return toAccounts(rows, userId);
}

export async function findLedgerAccounts(db: Database, userId: string): Promise<LedgerAccounts> {
  const rows = await db
    .selectFrom('ledgerAccounts')
    .select(['id', 'kind', 'balance'])
    .where('userId', '=', userId)
    .execute();
  return toAccounts(rows, userId);
}

export async function findSystemAccount(db: Database, kind: SystemAccount): Promise<number> {
  const row = await db
    .selectFrom('ledgerAccounts')
    .select('id')
    .where('kind', '=', kind)
    .where('userId', 'is', null)
    .executeTakeFirstOrThrow();
  return row.id;
}

function toAccounts(
  rows: { id: number; kind: string; balance: number | null }[],
  userId: string,
): LedgerAccounts {
  const account = (kind: string) => {
    const row = rows.find((candidate) => candidate.kind === kind);
    if (!row) throw new Error(`User ${userId} has no ${kind} account`);
    return { id: row.id, balance: row.balance ?? 0 };
  };
  return { monthly: account('monthly'), extra: account('extra'), held: account('held') };
}
