import { AppError } from '#platform/errors/app-error';
import { isUpgrade, type Plan } from '../contract/plans.ts';

/** The refusal for a subscriber, worded for the wanted plan: an upgrade, or a plan that is not larger. */
export function alreadySubscribed(current: { planId: string | null }, wanted: Plan): AppError {
  return new AppError(
    isUpgrade(wanted.id, current.planId) ? 'already_subscribed.upgrade' : 'already_subscribed',
  );
}
