import type { DatabaseTransaction } from '#platform/db/client';
import { findLiveMonthlyGrant, updateGrantLapsed } from '../queries/credit-grants.ts';
import { findSystemAccount, lockLedgerAccounts } from '../queries/ledger-accounts.ts';
import { insertTransfer } from '../queries/transfers.ts';

/**
 * Ends the user's monthly grant: its rest expires. Credits held by running generations are spent if they deliver, and
 * expire otherwise.
 * @param grantId does nothing unless this is the current grant
 * @param reason one of CREDIT_REASONS
 */
export async function lapseMonthlyCredits(
  trx: DatabaseTransaction,
  { userId, grantId, reason }: { userId: string; grantId?: string; reason: string },
): Promise<void> {
  const accounts = await lockLedgerAccounts(trx, userId);
  const live = await findLiveMonthlyGrant(trx, userId);
  if (!live || (grantId !== undefined && live.id !== grantId)) return;
  await insertTransfer(trx, {
    userId,
    kind: 'expire',
    fromAccount: accounts.monthly.id,
    toAccount: await findSystemAccount(trx, 'expired'),
    amount: accounts.monthly.balance,
    idempotencyKey: `expire:${live.id}`,
    grantId: live.id,
    reason,
    invoiceId: live.invoiceId,
  });
  await updateGrantLapsed(trx, live.id);
}
