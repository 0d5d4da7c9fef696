import type { DatabaseTransaction } from '#server/db/client';
import { findLiveMonthlyGrant, insertCreditGrant, updateGrantLapsed } from '#server/db/queries/credit-grants';
import { findSystemAccount, lockLedgerAccounts } from '#server/db/queries/ledger-accounts';
import { hasTransfer, insertTransfer } from '#server/db/queries/transfers';
import type { Grant } from './grant-extra-credits.ts';

/** Replaces what is left of the last month's credits (they do not roll over) by a new month's. */
export async function grantMonthlyCredits(trx: DatabaseTransaction, grant: Grant): Promise<void> {
  const { userId, amount, reason, idempotencyKey } = grant;
  const accounts = await lockLedgerAccounts(trx, userId);
  if (await hasTransfer(trx, idempotencyKey)) return;
  const last = await findLiveMonthlyGrant(trx, userId);
  if (last) {
    await insertTransfer(trx, {
      userId,
      kind: 'expire',
      fromAccount: accounts.monthly.id,
      toAccount: await findSystemAccount(trx, 'expired'),
      amount: accounts.monthly.balance,
      idempotencyKey: `expire:${last.id}`,
      grantId: last.id,
    });
    await updateGrantLapsed(trx, last.id);
  }
  const { id: grantId } = await insertCreditGrant(trx, { userId, kind: 'monthly', amount, reason });
  await insertTransfer(trx, {
    userId,
    kind: 'grant',
    fromAccount: await findSystemAccount(trx, 'granted'),
    toAccount: accounts.monthly.id,
    amount,
    idempotencyKey,
    grantId,
  });
}
