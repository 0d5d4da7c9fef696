import type { DatabaseTransaction } from '#server/db/client';
import { insertCreditGrant } from '#server/db/queries/credit-grants';
import { findSystemAccount, lockLedgerAccounts } from '#server/db/queries/ledger-accounts';
import { hasTransfer, insertTransfer } from '#server/db/queries/transfers';

export interface Grant {
  userId: string;
  /** Credits, at least 1. */
  amount: number;
  /** Why they are given: `signup`, an invoice, an operator's words. */
  reason: string;
  /** Names the grant for ever; the same name grants nothing again. */
  idempotencyKey: string;
}

/** Gives credits that do not expire. */
export async function grantExtraCredits(trx: DatabaseTransaction, grant: Grant): Promise<void> {
  const { userId, amount, reason, idempotencyKey } = grant;
  const accounts = await lockLedgerAccounts(trx, userId);
  if (await hasTransfer(trx, idempotencyKey)) return;
  const { id: grantId } = await insertCreditGrant(trx, { userId, kind: 'extra', amount, reason });
  await insertTransfer(trx, {
    userId,
    kind: 'grant',
    fromAccount: await findSystemAccount(trx, 'granted'),
    toAccount: accounts.extra.id,
    amount,
    idempotencyKey,
    grantId,
  });
}
