import { upsertAccountNotice } from '#features/accounts/queries/account-notices';
import { findLiveMonthlyGrant, sumExpired, sumGranted } from '#features/credits/queries/credit-grants';
import { insertAdminAudit } from '#features/security-events/queries/admin-audit';
import type { DatabaseTransaction } from '#platform/db/client';
import type { Finding } from '../contract/billing.ts';
import { hasGatewayTask, insertGatewayTask } from '../queries/gateway-tasks.ts';
import {
  findInvoice,
  findNewestMonth,
  hasCreditedInvoice,
  listInvoicesOfGrant,
} from '../queries/invoices.ts';
import { listLiveSubscriptions, type SubscriptionRow } from '../queries/subscriptions.ts';

// More than any user has.
const LIVE_MAX = 20;
// No admin did it, so the audit log names the site.
const SITE = { adminId: '00000000-0000-0000-0000-000000000000', adminEmail: 'the site itself' };

/**
 * Leaves a user one subscription: the one paid last, which granted the current month. Every other one ends at once. Its
 * refund is the smaller of its unspent share and its unused share of time. Call it under the lock of the user's
 * accounts.
 */
export async function endSecondSubscriptions(trx: DatabaseTransaction, userId: string): Promise<Finding[]> {
  const live = await listLiveSubscriptions(trx, { userId, limit: LIVE_MAX });
  if (live.length < 2) return [];
  const paid: SubscriptionRow[] = [];
  for (const subscription of live)
    if (
      (await hasCreditedInvoice(trx, subscription.id)) &&
      !(await hasGatewayTask(trx, cancelName(subscription.id))) &&
      !(await hasGatewayTask(trx, `promotion-used:${subscription.id}`))
    )
      paid.push(subscription);
  const kept = paid.length < 2 ? undefined : await findKept(trx, userId, paid);
  if (!kept) return [];
  const findings: Finding[] = [];
  for (const second of paid) if (second.id !== kept.id) findings.push(await endSecond(trx, second, kept));
  return findings;
}

function cancelName(subscriptionId: string): string {
  return `second-subscription:${subscriptionId}`;
}

async function findKept(
  trx: DatabaseTransaction,
  userId: string,
  paid: readonly SubscriptionRow[],
): Promise<SubscriptionRow | undefined> {
  const month = await findLiveMonthlyGrant(trx, userId);
  const invoice = month?.invoiceId ? await findInvoice(trx, month.invoiceId) : undefined;
  return (
    paid.find(({ id }) => id === invoice?.subscriptionId) ??
    paid.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime())[0]
  );
}

async function endSecond(
  trx: DatabaseTransaction,
  second: SubscriptionRow,
  kept: SubscriptionRow,
): Promise<Finding> {
  const { id, userId } = second;
  const description = `A second subscription besides ${kept.id}`;
  await insertGatewayTask(trx, {
    name: cancelName(id),
    ...{ userId, kind: 'cancel-subscription', subject: id, description },
  });
  const refunded = await refundUnused(trx, second, kept);
  await insertAdminAudit(trx, {
    ...SITE,
    action: 'end-second-subscription',
    subject: `user:${userId}`,
    detail: JSON.stringify({ endedSubscription: id, keptSubscription: kept.id, refundedCents: refunded }),
  });
  await upsertAccountNotice(trx, {
    userId,
    topic: `subscription:${id}`,
    kind: 'second-subscription-ended',
  });
  const detail = `Paid for both ${id} and ${kept.id}: ${id} was ended and ${refunded} cents refunded`;
  return { kind: 'two-subscriptions', subject: userId, detail, repaired: true };
}

/** @returns the refund, in the currency's smallest unit */
async function refundUnused(
  trx: DatabaseTransaction,
  { id, userId, startedAt }: SubscriptionRow,
  kept: SubscriptionRow,
): Promise<number> {
  const month = await findNewestMonth(trx, id);
  if (!month?.periodStart || !month.periodEnd) return 0;
  const [start, end] = [month.periodStart.getTime(), month.periodEnd.getTime()];
  // By the gateway's clock: one of the two was useless since the later one began.
  const doubledAt = Math.max(startedAt.getTime(), kept.startedAt.getTime());
  const unusedTime = Math.min(1, Math.max(0, (end - doubledAt) / (end - start)));
  const granted = await sumGranted(trx, month.id);
  const unspent = granted === 0 ? 0 : (await sumExpired(trx, month.id)) / granted;
  const share = Math.min(unusedTime, unspent);
  let refunded = 0;
  for (const invoice of await listInvoicesOfGrant(trx, month.id)) {
    const amount = Math.floor((invoice.amountPaid - invoice.amountRefunded) * share);
    if (amount <= 0 || invoice.paymentIntentId === null) continue;
    await insertGatewayTask(trx, {
      name: `second-subscription:${invoice.id}:refund`,
      ...{ userId, kind: 'refund-payment', subject: invoice.paymentIntentId, amount },
      currency: invoice.currency,
      description: `The unused part of ${id}, a second subscription`,
    });
    refunded += amount;
  }
  return refunded;
}
