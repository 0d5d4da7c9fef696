import type { UserRow } from '#features/accounts/queries/users';
import { listApiKeysOfUser } from '#features/api-keys/queries/api-keys';
import { findLiveMonthlyGrant } from '#features/credits/queries/credit-grants';
import { findCredits } from '#features/credits/rules/find-credits';
import { findLiveSubscription } from '#features/plans/queries/subscriptions';
import type { Database } from '#platform/db/client';
import type { CheckedUser, UserReference } from '../contract/admin-credits.ts';
import { findReferencedUsers } from './find-referenced-users.ts';

/**
 * A user's credits and subscription: of the account with this id, or the last registered account with this email. Other
 * accounts with the same email are listed.
 * @throws AppError `not_found`
 */
export async function checkUser({ db }: { db: Database }, reference: UserReference): Promise<CheckedUser> {
  return await db.transaction().execute(async (trx) => {
    const [user] = await findReferencedUsers(trx, reference);
    const namesakes = await findReferencedUsers(trx, { email: user.email });
    const { credits, held } = await findCredits({ db: trx }, user.id);
    const subscription = await findLiveSubscription(trx, user.id);
    const grant = await findLiveMonthlyGrant(trx, user.id);
    return {
      ...summarize(user),
      credits,
      held,
      stripeSubscriptionId: subscription?.id ?? null,
      stripeCustomerId: user.stripeCustomerId,
      accounts: namesakes.length,
      otherAccounts: namesakes.filter(({ id }) => id !== user.id).map(summarize),
      apiKeys: (await listApiKeysOfUser(trx, user.id, { withPrograms: true })).length,
      monthlyGrant: grant ? { amount: grant.amount, at: grant.createdAt.toISOString() } : null,
    };
  });
}

function summarize({ id, email, emailVerified, createdAt }: UserRow) {
  return { id, email, emailVerified, registeredAt: createdAt.toISOString() };
}
