import type { DatabaseTransaction } from '#platform/db/client';
import { findCreditGrant } from '../queries/credit-grants.ts';
import { listUnsettledHolds, updateHoldOwed } from '../queries/credit-holds.ts';
import { findSystemAccount, lockLedgerAccounts } from '../queries/ledger-accounts.ts';
import { hasTransfer, insertTransfer } from '../queries/transfers.ts';

export interface Revocation {
  userId: string;
  /** Where the credits came from. */
  grantId: string;
  /** Credits to take back, at least 1. */
  amount: number;
  /** In a word of contract/credit-history. */
  reason: string;
  invoiceId: string | null;
  /**
   * Names it for ever. What was taken under a name is not taken again; where there was nothing to take, the caller
   * sees to it that it asks once.
   */
  idempotencyKey: string;
  /** Whether what running generations have reserved stays theirs, also what they return. */
  sparesHeld?: boolean;
}

/**
 * Takes back what is unspent of a monthly grant, and never more. What running generations hold of it is taken when they
 * return it; what is spent stays spent.
 * @returns credits that were taken at once
 */
export async function revokeMonthlyCredits(
  trx: DatabaseTransaction,
  { userId, grantId, amount, reason, invoiceId, idempotencyKey, sparesHeld = false }: Revocation,
): Promise<number> {
  const accounts = await lockLedgerAccounts(trx, userId);
  if (await hasTransfer(trx, idempotencyKey)) return 0;
  const { lapsedAt } = await findCreditGrant(trx, grantId);
  if (lapsedAt !== null) return 0;
  const taken = Math.min(amount, accounts.monthly.balance);
  await insertTransfer(trx, {
    userId,
    kind: 'revoke',
    fromAccount: accounts.monthly.id,
    toAccount: await findSystemAccount(trx, 'revoked'),
    amount: taken,
    idempotencyKey,
    grantId,
    reason,
    invoiceId,
  });
  if (sparesHeld) return taken;
  let left = amount - taken;
  for (const hold of await listUnsettledHolds(trx, grantId)) {
    const more = Math.min(left, hold.monthlyAmount - hold.owed);
    if (more === 0) continue;
    await updateHoldOwed(trx, hold.generationId, hold.owed + more);
    left -= more;
  }
  return taken;
}
