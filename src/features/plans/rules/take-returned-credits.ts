import { revokeMonthlyCredits } from '#features/credits/rules/revoke-monthly-credits';
import type { DatabaseTransaction } from '#platform/db/client';
import type { InvoiceRow } from '../queries/invoices.ts';
import { creditsReturned } from './credits-of-invoice.ts';

/**
 * Takes back the credits of an invoice for the money returned since `before`. Rows are read and written under the lock
 * of the user's accounts, so each part is taken once, whatever the order of the gateway's reports.
 */
export async function takeReturnedCredits(
  trx: DatabaseTransaction,
  before: InvoiceRow,
  after: InvoiceRow,
): Promise<void> {
  const target = creditsReturned(after);
  const amount = target - creditsReturned(before);
  if (amount <= 0 || after.grantId === null) return;
  await revokeMonthlyCredits(trx, {
    userId: after.userId,
    grantId: after.grantId,
    amount,
    reason: after.disputeStatus === 'lost' ? 'dispute' : 'refund',
    invoiceId: after.id,
    idempotencyKey: `returned:${after.id}:${target}`,
  });
}
