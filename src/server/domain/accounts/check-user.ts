import type { CheckedUser } from '#contract/admin-credits';
import type { Database } from '#server/db/client';
import { listApiKeysOfUser } from '#server/db/queries/api-keys';
import { findLiveMonthlyGrant } from '#server/db/queries/credit-grants';
import { findLiveSubscription } from '#server/db/queries/subscriptions';
import { listUsersByEmail } from '#server/db/queries/users';
import { AppError } from '#server/errors';
import { findCredits } from '../credits/find-credits.ts';

/**
 * What an admin looks at before putting credits right; of several accounts of one email, the one that registered last.
 * @param email in any case
 * @throws AppError `not_found`
 */
export async function checkUser({ db }: { db: Database }, email: string): Promise<CheckedUser> {
  return await db.transaction().execute(async (trx) => {
    const users = await listUsersByEmail(trx, email);
    const [user] = users;
    if (!user) throw new AppError('not_found', `There is no user with the email address ${email}`);
    const { credits, held } = await findCredits({ db: trx }, user.id);
    const subscription = await findLiveSubscription(trx, user.id);
    const grant = await findLiveMonthlyGrant(trx, user.id);
    return {
      email: user.email,
      credits,
      held,
      stripeSubscriptionId: subscription?.id ?? null,
      stripeCustomerId: user.stripeCustomerId,
      accounts: users.length,
      apiKeys: (await listApiKeysOfUser(trx, user.id)).length,
      monthlyGrant: grant ? { amount: grant.amount, at: grant.createdAt.toISOString() } : null,
    };
  });
}
