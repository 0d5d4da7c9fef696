import type { User } from '#contract/accounts';
import { findPresentSubscription } from '#server/domain/billing/find-present-subscription';
import { findCredits } from '#server/domain/credits/find-credits';
import { type AdminDeps, isAdmin } from './require-admin.ts';
import type { SignedInUser } from './session.ts';

export type PresentUserDeps = Parameters<typeof findCredits>[0] & AdminDeps;

export async function presentUser(deps: PresentUserDeps, user: SignedInUser): Promise<User> {
  const [{ credits }, subscription] = await Promise.all([
    findCredits(deps, user.id),
    findPresentSubscription(deps, user.id),
  ]);
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    credits,
    stripeSubscriptionId: subscription?.id ?? null,
    stripeCustomerId: user.stripeCustomerId,
    subscriptionActive: subscription !== undefined,
    subscriptionStatus: subscription?.status ?? null,
    isAdmin: isAdmin(deps, user),
    createdAt: user.createdAt.toISOString(),
  };
}
