import { findLiveMonthlyGrant } from '#features/credits/queries/credit-grants';
import { lapseMonthlyCredits } from '#features/credits/rules/lapse-monthly-credits';
import type { DatabaseTransaction } from '#platform/db/client';
import { findInvoice } from '../queries/invoices.ts';
import { findSubscription } from '../queries/subscriptions.ts';

/**
 * Ends the user's month if its subscription ended with it or after it, by the gateway's clock (a test clock may be
 * ahead of ours). If the subscription ended earlier, the paid month runs on.
 */
export async function lapseEndedSubscription(trx: DatabaseTransaction, userId: string): Promise<void> {
  const grant = await findLiveMonthlyGrant(trx, userId);
  if (!grant?.invoiceId || !grant.periodEnd) return;
  const invoice = await findInvoice(trx, grant.invoiceId);
  if (!invoice?.subscriptionId) return;
  const subscription = await findSubscription(trx, invoice.subscriptionId);
  if (!subscription?.endedAt || subscription.endedAt < grant.periodEnd) return;
  await lapseMonthlyCredits(trx, { userId, grantId: grant.id, reason: 'period-ended' });
}
