import { lockLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import type { DatabaseTransaction } from '#platform/db/client';
import type { GatewayPayment } from '#ports/payment-gateway';
import { findInvoice, findInvoiceByPayment, updateInvoice } from '../queries/invoices.ts';
import { takeReturnedCredits } from './take-returned-credits.ts';

/**
 * Applies a refund or a lost dispute: takes back unspent credits of the invoice. Money recorded as returned stays
 * recorded. A won dispute grants nothing, because nothing was taken for it.
 */
export async function recordPaymentReturned(
  trx: DatabaseTransaction,
  paymentIntentId: string,
  payment: GatewayPayment,
): Promise<void> {
  const find = () =>
    payment.invoiceId === null
      ? findInvoiceByPayment(trx, paymentIntentId)
      : findInvoice(trx, payment.invoiceId);
  const known = await find();
  // The payment belongs to something else, or to an unknown customer.
  if (!known) return;
  await lockLedgerAccounts(trx, known.userId);
  const before = (await find())!;
  const after = await updateInvoice(trx, before.id, {
    amountRefunded: Math.max(before.amountRefunded, payment.amountRefunded),
    disputeStatus: laterDispute(before.disputeStatus, payment.disputeStatus),
  });
  await takeReturnedCredits(trx, before, after);
}

/** The later of two states of a dispute: a decision stays decided. */
function laterDispute(one: string | null, other: string | null): string | null {
  for (const decided of ['lost', 'won']) if (one === decided || other === decided) return decided;
  return other ?? one;
}
