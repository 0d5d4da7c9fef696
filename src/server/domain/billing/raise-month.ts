import type { DatabaseTransaction } from '#server/db/client';
import { sumSpentOfLarger } from '#server/db/queries/invoices';
import { addMonthlyCredits } from '../credits/add-monthly-credits.ts';
import type { MonthlyGrant } from '../credits/grant-monthly-credits.ts';
import { revokeMonthlyCredits } from '../credits/revoke-monthly-credits.ts';

/**
 * Adds what an invoice gives to the month that runs. A plan that is changed down gives back the price of credits that were
 * spent, and that price pays for the next change up: as many are taken of what this one gives, or up and down again
 * would give any number of them for nothing.
 * @returns the id of the grant that they belong to; `undefined` when they had been given before
 */
export async function raiseMonth(
  trx: DatabaseTransaction,
  addition: MonthlyGrant,
): Promise<string | undefined> {
  const grantId = await addMonthlyCredits(trx, addition);
  if (grantId === undefined) return undefined;
  const { userId, amount, invoiceId } = addition;
  await revokeMonthlyCredits(trx, {
    userId,
    grantId,
    amount: Math.min(amount, await sumSpentOfLarger(trx, grantId)),
    reason: 'plan-lowered-spent',
    invoiceId,
    idempotencyKey: `spent-of-larger:${invoiceId}`,
  });
  return grantId;
}
