import type { DatabaseTransaction } from '#platform/db/client';
import { hasLaterMonth, insertCreditGrant } from '../queries/credit-grants.ts';
import { findSystemAccount, lockLedgerAccounts } from '../queries/ledger-accounts.ts';
import { hasTransfer, insertTransfer } from '../queries/transfers.ts';
import type { Grant } from './grant-extra-credits.ts';
import { lapseMonthlyCredits } from './lapse-monthly-credits.ts';

export interface MonthlyGrant extends Grant {
  /** The paid month. */
  period: { start: Date; end: Date };
  /** The invoice that paid for it. */
  invoiceId: string;
}

/**
 * Replaces the rest of the last month's credits (they do not roll over) with a new month. A month that arrives after a
 * later one, as when its invoice was reported late, replaces nothing: its credits expire at once.
 * @returns the grant's id; `undefined` when it was granted before
 */
export async function grantMonthlyCredits(
  trx: DatabaseTransaction,
  { userId, amount, reason, idempotencyKey, period, invoiceId }: MonthlyGrant,
): Promise<string | undefined> {
  const accounts = await lockLedgerAccounts(trx, userId);
  if (await hasTransfer(trx, idempotencyKey)) return undefined;
  const isLate = await hasLaterMonth(trx, userId, period.start);
  if (!isLate) await lapseMonthlyCredits(trx, { userId, reason: 'renewed' });
  const { id: grantId } = await insertCreditGrant(trx, {
    userId,
    kind: 'monthly',
    amount,
    reason,
    invoiceId,
    periodStart: period.start,
    periodEnd: period.end,
    lapsedAt: isLate ? new Date() : null,
  });
  const [granted, expired] = [
    await findSystemAccount(trx, 'granted'),
    await findSystemAccount(trx, 'expired'),
  ];
  const movement = { userId, amount, grantId, invoiceId };
  await insertTransfer(trx, {
    ...movement,
    kind: 'grant',
    fromAccount: granted,
    toAccount: accounts.monthly.id,
    idempotencyKey,
    reason,
  });
  if (isLate)
    await insertTransfer(trx, {
      ...movement,
      kind: 'expire',
      fromAccount: accounts.monthly.id,
      toAccount: expired,
      idempotencyKey: `expire:${grantId}`,
      reason: 'period-ended',
    });
  return grantId;
}
