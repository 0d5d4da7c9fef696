import { PLANS } from '#content/plans';
import type { Billing, OpenInvoice, SubscriptionSummary } from '#contract/billing';
import { PLAN_IDS } from '#contract/plans';
import type { Database } from '#server/db/client';
import { findUnpaidInvoice, hasCreditedInvoice } from '#server/db/queries/invoices';
import { findLiveSubscription } from '#server/db/queries/subscriptions';
import type { PaymentsDeps } from './payments.ts';

/**
 * What is sold, and how it stands with the user.
 * @param userId null for a visitor
 */
export async function findBilling(
  { db, payments }: PaymentsDeps & { db: Database },
  userId: string | null,
): Promise<Billing> {
  const [subscription, openInvoice] =
    userId === null
      ? [null, null]
      : await Promise.all([summariseSubscription(db, userId), summariseInvoice(db, userId)]);
  return {
    mode: payments?.gateway.mode ?? 'off',
    plans: payments?.plans ?? PLANS.map((plan) => ({ ...plan, priceId: null })),
    subscription,
    openInvoice,
  };
}

async function summariseSubscription(db: Database, userId: string): Promise<SubscriptionSummary | null> {
  const live = await findLiveSubscription(db, userId);
  if (!live) return null;
  return {
    id: live.id,
    planId: PLAN_IDS.find((id) => id === live.planId) ?? null,
    status: live.status,
    currentPeriodEnd: live.currentPeriodEnd.toISOString(),
    cancelAt: live.cancelAt?.toISOString() ?? null,
    credited: await hasCreditedInvoice(db, live.id),
  };
}

async function summariseInvoice(db: Database, userId: string): Promise<OpenInvoice | null> {
  const unpaid = await findUnpaidInvoice(db, userId);
  if (!unpaid) return null;
  return {
    number: unpaid.number,
    amountDue: unpaid.amountDue,
    currency: unpaid.currency,
    hostedUrl: unpaid.hostedUrl,
    nextAttemptAt: unpaid.nextAttemptAt?.toISOString() ?? null,
  };
}
