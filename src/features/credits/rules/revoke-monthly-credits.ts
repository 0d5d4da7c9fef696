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
  /** One of CREDIT_REASONS. */
  reason: string;
  invoiceId: string | null;
  /**
   * A repeat with the same key takes nothing. If there was nothing to take, no transfer stores the key: the caller must
   * not ask twice.
   */
  idempotencyKey: string;
  /** Whether credits held by running generations stay, even after they are released. */
  keepsHeld?: boolean;
}

/**
 * Takes back unspent credits of a monthly grant. Credits held by running generations are taken when they are released;
 * spent credits stay spent.
 * @returns credits that were taken at once
 */
export async function revokeMonthlyCredits(
  trx: DatabaseTransaction,
  { userId, grantId, amount, reason, invoiceId, idempotencyKey, keepsHeld = false }: Revocation,
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
  if (keepsHeld) return taken;
  let left = amount - taken;
  for (const hold of await listUnsettledHolds(trx, grantId)) {
    const more = Math.min(left, hold.monthlyAmount - hold.owed);
    if (more === 0) continue;
    await updateHoldOwed(trx, hold.generationId, hold.owed + more);
    left -= more;
  }
  return taken;
}
