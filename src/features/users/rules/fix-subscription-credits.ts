import { lockLedgerAccounts } from '#features/credits/queries/ledger-accounts';
import { grantExtraCredits } from '#features/credits/rules/grant-extra-credits';
import { findLiveSubscription } from '#features/plans/queries/subscriptions';
import { insertAdminAudit } from '#features/security-events/queries/admin-audit';
import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { MISSING_CREDITS, type UserReference } from '../contract/admin-credits.ts';
import { findOnlyUser } from './find-referenced-users.ts';

/**
 * Grants `MISSING_CREDITS` to a subscriber without spendable credits, once per billing period, and records it in the audit
 * log.
 * @returns the account's email
 * @throws AppError `not_found`, `ambiguous_email`, `not_subscribed`, `nothing_to_fix` if the user has credits,
 *   `already_decided` if they were granted in this period
 */
export async function fixSubscriptionCredits(
  deps: SecurityEventsDeps & { db: Database },
  { of, admin }: { of: UserReference; admin: { id: string; email: string } },
): Promise<string> {
  const done = await deps.db.transaction().execute(async (trx) => {
    const user = await findOnlyUser(trx, of);
    const { monthly, extra } = await lockLedgerAccounts(trx, user.id);
    const subscription = await findLiveSubscription(trx, user.id);
    if (!subscription) throw new AppError('not_subscribed.user', { email: user.email });
    const credits = monthly.balance + extra.balance;
    if (credits > 0) throw new AppError('nothing_to_fix.credits', { email: user.email, credits });
    const periodStart = subscription.currentPeriodStart.toISOString();
    const isGranted = await grantExtraCredits(trx, {
      userId: user.id,
      amount: MISSING_CREDITS,
      reason: 'admin-fix',
      idempotencyKey: `admin-fix:${subscription.id}:${periodStart}`,
    });
    if (!isGranted)
      throw new AppError('already_decided.credits', { email: user.email, credits: MISSING_CREDITS });
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
    return user;
  });
  recordSecurityEvent(deps, {
    kind: 'admin-changed',
    userId: admin.id,
    subjectUserId: done.id,
    details: { action: 'fix-credits' },
  });
  return done.email;
}
