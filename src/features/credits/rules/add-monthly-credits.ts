import type { DatabaseTransaction } from '#platform/db/client';
import { type CreditGrantRow, findLiveMonthlyGrant } from '../queries/credit-grants.ts';
import { findSystemAccount, lockLedgerAccounts } from '../queries/ledger-accounts.ts';
import { hasTransfer, insertTransfer } from '../queries/transfers.ts';
import { grantMonthlyCredits, type MonthlyGrant } from './grant-monthly-credits.ts';

/**
 * Adds credits to the current month; they end with it. If their month has not begun, it begins with them; if it is
 * over, they expire at once.
 * @returns the id of their grant; `undefined` when they were granted before
 */
export async function addMonthlyCredits(
  trx: DatabaseTransaction,
  addition: MonthlyGrant,
): Promise<string | undefined> {
  const { userId, amount, reason, idempotencyKey, invoiceId } = addition;
  const accounts = await lockLedgerAccounts(trx, userId);
  if (await hasTransfer(trx, idempotencyKey)) return undefined;
  const live = await findLiveMonthlyGrant(trx, userId);
  if (!live || !isWithin(live, addition.period)) return await grantMonthlyCredits(trx, addition);
  await insertTransfer(trx, {
    userId,
    kind: 'grant',
    fromAccount: await findSystemAccount(trx, 'granted'),
    toAccount: accounts.monthly.id,
    amount,
    idempotencyKey,
    grantId: live.id,
    reason,
    invoiceId,
  });
  return live.id;
}

/** Whether a period lies within a grant's month. */
export function isWithin(month: CreditGrantRow, { start, end }: MonthlyGrant['period']): boolean {
  if (!month.periodStart || !month.periodEnd) return true;
  return month.periodStart < end && start < month.periodEnd;
}
