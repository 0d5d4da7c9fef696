import type { User } from '#contract/accounts';
import { findCredits } from '#server/domain/credits/find-credits';
import type { SignedInUser } from './session.ts';

export type PresentUserDeps = Parameters<typeof findCredits>[0] & {
  /** Lower case. */
  adminEmails: readonly string[];
};

export async function presentUser(deps: PresentUserDeps, user: SignedInUser): Promise<User> {
  const { credits } = await findCredits(deps, user.id);
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    credits,
    stripeSubscriptionId: null,
    stripeCustomerId: null,
    subscriptionActive: false,
    subscriptionStatus: null,
    isAdmin: user.emailVerified && deps.adminEmails.includes(user.email.toLowerCase()),
    createdAt: user.createdAt.toISOString(),
  };
}
