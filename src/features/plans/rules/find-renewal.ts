import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { Renewal } from '../contract/billing.ts';
import { findLiveSubscription } from '../queries/subscriptions.ts';
import { askGateway } from './ask-gateway.ts';
import { type PaymentsDeps, requirePayments } from './payments.ts';

/**
 * What the gateway will charge at the next renewal, and the credits that it brings.
 * @throws AppError `payments_off`, `not_subscribed` if nothing renews, `unavailable`
 */
export async function findRenewal(
  { db, payments }: PaymentsDeps & { db: Database },
  userId: string,
): Promise<Renewal> {
  const { gateway, plans } = requirePayments(payments);
  const live = await findLiveSubscription(db, userId);
  const renewal =
    live && live.cancelAt === null ? await askGateway(() => gateway.previewRenewal(live.id)) : undefined;
  if (!renewal) throw new AppError('not_subscribed');
  const { priceId, ...due } = renewal;
  return { ...due, credits: plans.find((plan) => plan.priceId === priceId)?.credits ?? null };
}
