import type { DatabaseTransaction } from '#platform/db/client';
import { findSystemAccount, lockLedgerAccounts } from '../queries/ledger-accounts.ts';
import { hasTransfer, insertTransfer } from '../queries/transfers.ts';

/**
 * Ends credits that would not have expired: all that the user has of them.
 * @param idempotencyKey names it for ever; a second time nothing expires
 * @param reason in a word of contract/credit-history
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
