import { MISSING_CREDITS } from '#contract/admin-credits';
import type { Database } from '#server/db/client';
import { insertAdminAudit } from '#server/db/queries/admin-audit';
import { lockLedgerAccounts } from '#server/db/queries/ledger-accounts';
import { findLiveSubscription } from '#server/db/queries/subscriptions';
import { listUsersByEmail } from '#server/db/queries/users';
import { AppError } from '#server/errors';
import { grantExtraCredits } from './grant-extra-credits.ts';

/**
 * Gives `MISSING_CREDITS` to a subscriber who has none to spend, once in a billing period, and writes down who did it.
 * @param email in any case; of several accounts, the one that registered last
 * @returns the account's email
 * @throws AppError `not_found`, `not_subscribed`, `nothing_to_fix` for somebody who has credits, or `already_decided`
 * when they have been given in this period.
 */
export async function fixSubscriptionCredits(
  { db }: { db: Database },
  { email, admin }: { email: string; admin: { id: string; email: string } },
): Promise<string> {
  return await db.transaction().execute(async (trx) => {
    const [user] = await listUsersByEmail(trx, email);
    if (!user) throw new AppError('not_found', `There is no user with the email address ${email}`);
    const { monthly, extra } = await lockLedgerAccounts(trx, user.id);
    const subscription = await findLiveSubscription(trx, user.id);
    if (!subscription)
      throw new AppError('not_subscribed', `${user.email} has no subscription, so no credits are missing`);
    const credits = monthly.balance + extra.balance;
    if (credits > 0)
      throw new AppError('nothing_to_fix', `${user.email} has ${credits} credits, so none are missing`);
    const periodStart = subscription.currentPeriodStart.toISOString();
    const isGranted = await grantExtraCredits(trx, {
      userId: user.id,
      amount: MISSING_CREDITS,
      reason: 'admin-fix',
      idempotencyKey: `admin-fix:${subscription.id}:${periodStart}`,
    });
    if (!isGranted)
      throw new AppError(
        'already_decided',
        `${user.email} has been given ${MISSING_CREDITS} credits in this billing period already`,
      );
    await insertAdminAudit(trx, {
      adminId: admin.id,
      adminEmail: admin.email,
      action: 'fix-credits',
      subject: `user:${user.id}`,
      detail: JSON.stringify({
        credits: MISSING_CREDITS,
        creditsBefore: credits,
        subscriptionId: subscription.id,
        periodStart,
      }),
    });
    return user.email;
  });
}
