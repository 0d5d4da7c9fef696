import { findLiveMonthlyGrant } from '#features/credits/queries/credit-grants';
import { lapseMonthlyCredits } from '#features/credits/rules/lapse-monthly-credits';
import type { DatabaseTransaction } from '#platform/db/client';
import { findInvoice } from '../queries/invoices.ts';
import { findSubscription } from '../queries/subscriptions.ts';

/**
 * Ends the user's month when its subscription has ended with it, or after it, by the gateway's times: the clock of a
 * gateway for tests may be ahead of ours. Where it ended earlier, the month that was paid for runs on.
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
