import type { User } from '#features/accounts/contract/user';
import { findCredits } from '#features/credits/rules/find-credits';
import { findPresentSubscription } from '#features/plans/rules/find-billing';
import { type AdminDeps, isAdmin } from '#platform/http/security/require-admin';
import type { SignedInUser } from '#platform/http/security/session';

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
