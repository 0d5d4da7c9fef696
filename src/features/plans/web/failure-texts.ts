import { ApiError } from '#web/api/request.ts';

/** The server's message if it has one for people, otherwise the advice. */
export function adviceFor(
  error: unknown,
  advice = 'The server could not be reached. Please try again.',
): string {
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
    title: isSubscribed ? UPGRADE_NOT_AVAILABLE.title : 'Subscription failed',
    description: adviceFor(error, 'Failed to create subscription. Please try again.'),
  };
}

/** Plans change in the gateway's portal, or after the current one ends. */
export const UPGRADE_NOT_AVAILABLE: PurchaseFailure = {
  title: 'Upgrade not available',
  description: 'Please cancel your current subscription first, then subscribe to the new plan.',
};
