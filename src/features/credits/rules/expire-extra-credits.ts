import type { DatabaseTransaction } from '#platform/db/client';
import { findSystemAccount, lockLedgerAccounts } from '../queries/ledger-accounts.ts';
import { hasTransfer, insertTransfer } from '../queries/transfers.ts';

/**
 * Expires all of the user's extra credits.
 * @param idempotencyKey a repeat with the same key expires nothing
 * @param reason one of CREDIT_REASONS
 */
export async function expireExtraCredits(
  trx: DatabaseTransaction,
  { userId, reason, idempotencyKey }: { userId: string; reason: string; idempotencyKey: string },
): Promise<void> {
  const { extra } = await lockLedgerAccounts(trx, userId);
  if (await hasTransfer(trx, idempotencyKey)) return;
  await insertTransfer(trx, {
    userId,
    kind: 'expire',
    fromAccount: extra.id,
    toAccount: await findSystemAccount(trx, 'expired'),
    amount: extra.balance,
    idempotencyKey,
    reason,
  });
}
