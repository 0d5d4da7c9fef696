import { AppError } from '#platform/errors/app-error';
import { isUpgrade, type Plan } from '../contract/plans.ts';

/** Why somebody who has a subscription cannot take this plan: there is no second one, and no lesser one than the first. */
export function alreadySubscribed(current: { planId: string | null }, wanted: Plan): AppError {
  return new AppError(
    isUpgrade(wanted.id, current.planId) ? 'already_subscribed.upgrade' : 'already_subscribed',
  );
}
