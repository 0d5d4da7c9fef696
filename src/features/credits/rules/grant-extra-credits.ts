import type { DatabaseTransaction } from '#platform/db/client';
import { insertCreditGrant } from '../queries/credit-grants.ts';
import { findSystemAccount, lockLedgerAccounts } from '../queries/ledger-accounts.ts';
import { hasTransfer, insertTransfer } from '../queries/transfers.ts';

export interface Grant {
  userId: string;
  /** Credits, at least 1. */
  amount: number;
  /** One of CREDIT_REASONS. */
  reason: string;
  /** A repeat with the same key grants nothing. */
  idempotencyKey: string;
}

/**
 * Grants credits that do not expire.
 * @returns whether this call granted them
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
