import type { App } from '#platform/http/app';
import { cachedFor } from '#platform/http/caching/cached-for';
import { route } from '#platform/http/route';
import * as credits from '../contract/admin-credits.ts';
import * as contract from '../contract/admin-users.ts';
import { checkUser } from '../rules/check-user.ts';
import { countUsers } from '../rules/count-users.ts';
import { fixSubscriptionCredits } from '../rules/fix-subscription-credits.ts';
import { listUsers } from '../rules/list-users.ts';
import { revokeKeysOfUser } from '../rules/revoke-keys-of-user.ts';
import { suspendUser } from '../rules/suspend-user.ts';

export type UsersDeps = Parameters<typeof suspendUser>[0];

// Searches are sent while typing, and the totals read every ledger account.
const TOTALS_CACHE_MS = 10_000;
const DAY_MS = 86_400_000;

/** Admins list and suspend users, add missing credits, and revoke lost API keys. */
export function registerUsersRoutes(app: App, deps: UsersDeps): void {
  route(app, credits.checkUser, ({ body }) => checkUser(deps, body));

  route(app, credits.fixSubscriptionCredits, async ({ user, body }) => {
    const email = await fixSubscriptionCredits(deps, { of: body, admin: user });
    return { message: `${email} has been given ${credits.MISSING_CREDITS} credits.` };
  });

  route(app, credits.revokeKeysOfUser, async ({ user, body }) => {
    const { email, keys } = await revokeKeysOfUser(deps, { of: body, admin: user });
    return {
      message:
        keys === 1
          ? `The API key of ${email} has been revoked.`
          : `All ${keys} API keys of ${email} have been revoked.`,
    };
  });

  const findTotals = cachedFor(TOTALS_CACHE_MS, () => countUsers(deps));

  route(app, contract.listUsers, async ({ query }) => {
    const now = Date.now();
    const [{ users, found }, totals] = await Promise.all([listUsers(deps, query), findTotals()]);
    return {
      users: users.map((user) => presentListedUser(user, now)),
      total: found ?? totals.users,
      totals,
    };
  });

  route(app, contract.changeUser, async ({ user: admin, params, body }) => {
    const { suspended, reason = null } = body;
    const { suspendedAt, suspensionReason } = await suspendUser(deps, {
      userId: params.id,
      reason: suspended ? reason : null,
      admin,
    });
    return {
      ...params,
      suspended: suspendedAt !== null,
      suspendedAt: suspendedAt?.toISOString() ?? null,
      suspensionReason,
    };
  });
}

function presentListedUser(
  {
    createdAt,
    subscriptionId,
    isActive,
    suspendedAt,
    ...user
  }: Awaited<ReturnType<typeof listUsers>>['users'][number],
  now: number,
): contract.ListedUser {
  return {
    ...user,
    stripeSubscriptionId: subscriptionId,
    subscriptionActive: isActive,
    createdAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    registeredDaysAgo: Math.max(0, Math.floor((now - createdAt.getTime()) / DAY_MS)),
  };
}
