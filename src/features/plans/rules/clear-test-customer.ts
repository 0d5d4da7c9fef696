import { findLiveMonthlyGrant, sumGranted } from '#features/credits/queries/credit-grants';
import { lockLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { revokeMonthlyCredits } from '#features/credits/rules/revoke-monthly-credits';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findInvoice } from '../queries/invoices.ts';
import { readClock } from '../queries/stripe-events.ts';
import { updateCustomerSubscriptionsGone } from '../queries/subscriptions.ts';
import { askGateway } from './ask-gateway.ts';
import { forgetCustomer } from './forget-customer.ts';
import { requireCustomer } from './open-portal.ts';
import { type PaymentsDeps, requirePayments } from './payments.ts';

/**
 * Forgets a customer that belongs to another mode's key or no longer exists, so that the user can subscribe again. On a
 * live site, unspent credits that test money paid for are taken back.
 * @throws AppError `payments_off`, `not_subscribed`, `nothing_to_clear` when the gateway knows the customer,
 *   `unavailable`
 */
export async function clearTestCustomer(
  { db, payments }: PaymentsDeps & { db: Database },
  user: { id: string },
): Promise<void> {
  const { gateway } = requirePayments(payments);
  const customerId = await requireCustomer(db, user.id);
  const observedAt = await readClock(db);
  const { state } = await askGateway(() => gateway.findCustomer(customerId));
  if (state === 'present') throw new AppError('nothing_to_clear');
  await db.transaction().execute(async (trx) => {
    await lockLedgerAccounts(trx, user.id);
    await forgetCustomer(trx, customerId);
    await updateCustomerSubscriptionsGone(trx, customerId, observedAt);
    if (gateway.mode === 'live') await takeTestCredits(trx, user.id);
  });
}

async function takeTestCredits(trx: DatabaseTransaction, userId: string): Promise<void> {
  const grant = await findLiveMonthlyGrant(trx, userId);
  const invoice = grant?.invoiceId ? await findInvoice(trx, grant.invoiceId) : undefined;
  if (!grant || !invoice || invoice.livemode) return;
  await revokeMonthlyCredits(trx, {
    userId,
    grantId: grant.id,
    amount: await sumGranted(trx, grant.id),
    reason: 'test-data-cleared',
    invoiceId: invoice.id,
    idempotencyKey: `test-data-cleared:${grant.id}`,
  });
}
