import { adminUsersPage, adminUsersQuery, type ListedUser } from '#contract/admin-users';
import { listUsers } from '#server/domain/accounts/list-users';
import type { App } from './app.ts';
import { type AdminDeps, requireAdmin } from './require-admin.ts';

export type AdminUsersDeps = AdminDeps & Parameters<typeof listUsers>[0];

/** Everybody who has registered, for admins. */
export function registerAdminUsers(app: App, deps: AdminUsersDeps): void {
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
      const { users, ...counts } = await listUsers(deps, request.query);
      return { users: users.map((user) => presentListedUser(user, now)), ...counts };
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

const DAY_MS = 86_400_000;
