import * as phrases from '#phrases';
import { ApiError } from '#web/api/request.ts';

/** The server's message if it has one for people, otherwise the advice. */
export function adviceFor(error: unknown, advice = phrases.serverUnreached): string {
  if (!(error instanceof ApiError) || error.status === 500) return advice;
  return error.body?.error || advice;
}

interface PurchaseFailure {
  title: string;
  description: string;
}

/** The toast for a purchase that could not start. */
export function describePurchaseFailure(error: unknown): PurchaseFailure {
  const isSubscribed = error instanceof ApiError && error.body?.code === 'already_subscribed';
  return {
    title: isSubscribed ? UPGRADE_NOT_AVAILABLE.title : phrases.subscriptionFailed,
    description: adviceFor(error, phrases.subscriptionAdvice),
  };
}

/** Plans change in the gateway's portal, or after the current one ends. */
export const UPGRADE_NOT_AVAILABLE: PurchaseFailure = {
  title: phrases.upgradeUnavailable,
  description: phrases.upgradeAdvice,
};
