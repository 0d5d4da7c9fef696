import { revokeMonthlyCredits } from '#features/credits/rules/revoke-monthly-credits';
import type { DatabaseTransaction } from '#platform/db/client';
import type { InvoiceRow } from '../queries/invoices.ts';
import { creditsReturned } from './credits-of-invoice.ts';

/**
 * Takes back, of the credits that an invoice gave, what the money that has come back since `before` amounts to. The
 * rows are read and written under the lock of the user's accounts, so that each part is taken once, however often and
 * in whatever order the gateway tells of it.
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
