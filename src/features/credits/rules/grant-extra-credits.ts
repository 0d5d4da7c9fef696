import type { DatabaseTransaction } from '#platform/db/client';
import { insertCreditGrant } from '../queries/credit-grants.ts';
import { findSystemAccount, lockLedgerAccounts } from '../queries/ledger-accounts.ts';
import { hasTransfer, insertTransfer } from '../queries/transfers.ts';

export interface Grant {
  userId: string;
  /** Credits, at least 1. */
  amount: number;
  /** Why they are given, in a word of contract/credit-history. */
  reason: string;
  /** Names the grant for ever; the same name grants nothing again. */
  idempotencyKey: string;
}

/**
 * Gives credits that do not expire.
 * @returns whether this call gave them
 */
export async function grantExtraCredits(trx: DatabaseTransaction, grant: Grant): Promise<boolean> {
  const { userId, amount, reason, idempotencyKey } = grant;
  const accounts = await lockLedgerAccounts(trx, userId);
  if (await hasTransfer(trx, idempotencyKey)) return false;
  const { id: grantId } = await insertCreditGrant(trx, { userId, kind: 'extra', amount, reason });
  await insertTransfer(trx, {
    userId,
    kind: 'grant',
    fromAccount: await findSystemAccount(trx, 'granted'),
    toAccount: accounts.extra.id,
    amount,
    idempotencyKey,
    grantId,
    reason,
  });
  return true;
}
