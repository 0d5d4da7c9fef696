import { adminUsersPage, adminUsersQuery, type ListedUser } from '#contract/admin-users';
import { countUsers } from '#server/domain/accounts/count-users';
import { listUsers } from '#server/domain/accounts/list-users';
import type { App } from './app.ts';
import { keptFor } from './kept-for.ts';
import { type AdminDeps, requireAdmin } from './require-admin.ts';

export type AdminUsersDeps = AdminDeps & Parameters<typeof listUsers>[0];

/** Everybody who has registered, for admins. */
export function registerAdminUsers(app: App, deps: AdminUsersDeps): void {
  const findTotals = keptFor(TOTALS_KEPT_MS, () => countUsers(deps));
  app.get(
    '/api/admin/users',
    {
      // Who asks comes before what is asked: nobody else learns what this address takes.
      preValidation: async (request) => {
        await requireAdmin(deps, request);
      },
      schema: { querystring: adminUsersQuery, response: { 200: adminUsersPage } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const now = Date.now();
      const [{ users, found }, totals] = await Promise.all([listUsers(deps, request.query), findTotals()]);
      return {
        users: users.map((user) => presentListedUser(user, now)),
        total: found ?? totals.users,
        totals,
      };
    },
  );
}

function presentListedUser(
  { createdAt, subscriptionId, isActive, ...user }: Awaited<ReturnType<typeof listUsers>>['users'][number],
  now: number,
): ListedUser {
  return {
    ...user,
    stripeSubscriptionId: subscriptionId,
    subscriptionActive: isActive,
    createdAt: createdAt.toISOString(),
    registeredDaysAgo: Math.max(0, Math.floor((now - createdAt.getTime()) / DAY_MS)),
  };
}

// Somebody who types a search asks for each letter.
const TOTALS_KEPT_MS = 10_000;
const DAY_MS = 86_400_000;
