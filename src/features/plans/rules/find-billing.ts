import type { Database } from '#platform/db/client';
import type { Billing, EndedSubscription, OpenInvoice, SubscriptionSummary } from '../contract/billing.ts';
import { offerPlans, PLAN_IDS, type PlanId } from '../contract/plans.ts';
import { findUnpaidInvoice, hasCreditedInvoice, hasUnpaidInvoice } from '../queries/invoices.ts';
import { findEndedSubscription, findLiveSubscription } from '../queries/subscriptions.ts';
import type { PaymentsDeps } from './payments.ts';

/**
 * The plans, and the user's subscription.
 * @param userId null for a visitor
 */
export async function findBilling(
  { db, payments }: PaymentsDeps & { db: Database },
  userId: string | null,
): Promise<Billing> {
  const [subscription, openInvoice, ended] =
    userId === null
      ? [null, null, null]
      : await Promise.all([
          summarizeSubscription(db, userId),
          summarizeInvoice(db, userId),
          summarizeEnded(db, userId),
        ]);
  return {
    mode: payments?.gateway.mode ?? 'off',
    plans: payments?.plans ?? offerPlans(null),
    subscription,
    openInvoice,
    ended: subscription === null ? ended : null,
  };
}

/** The user's subscription with access. */
export async function findPresentSubscription({ db }: { db: Database }, userId: string) {
  return await findLiveSubscription(db, userId);
}

async function summarizeSubscription(db: Database, userId: string): Promise<SubscriptionSummary | null> {
  const live = await findLiveSubscription(db, userId);
  if (!live) return null;
  return {
    id: live.id,
    planId: planOf(live),
    status: live.status,
    currentPeriodEnd: live.currentPeriodEnd.toISOString(),
    cancelAt: live.cancelAt?.toISOString() ?? null,
    credited: await hasCreditedInvoice(db, live.id),
  };
}

async function summarizeInvoice(db: Database, userId: string): Promise<OpenInvoice | null> {
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

// Users who come back after a month still want to know; later it is history.
const ENDED_SHOWN_MS = 40 * 24 * 3_600_000;

async function summarizeEnded(db: Database, userId: string): Promise<EndedSubscription | null> {
  const last = await findEndedSubscription(db, userId, new Date(Date.now() - ENDED_SHOWN_MS));
  if (!last?.endedAt) return null;
  return {
    planId: planOf(last),
    endedAt: last.endedAt.toISOString(),
    unpaid: await hasUnpaidInvoice(db, last.id),
  };
}

function planOf({ planId }: { planId: string | null }): PlanId | null {
  return PLAN_IDS.find((id) => id === planId) ?? null;
}
