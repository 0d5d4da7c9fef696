import { z } from 'zod';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { cachedFor } from '#platform/http/caching/cached-for';
import { type AdminDeps, requireAdmin } from '#platform/http/security/require-admin';
import {
  adminUsersPage,
  adminUsersQuery,
  changedUser,
  changeUserRequest,
  type ListedUser,
} from '../contract/admin-users.ts';
import { countUsers } from '../rules/count-users.ts';
import { listUsers } from '../rules/list-users.ts';
import { suspendUser } from '../rules/suspend-user.ts';

export type AdminUsersDeps = AdminDeps & Parameters<typeof suspendUser>[0];

/** Everybody who has registered, for admins, and whom they suspend. */
export function registerAdminUsers(app: App, deps: AdminUsersDeps): void {
  registerChangeUser(app, deps);
  const findTotals = cachedFor(TOTALS_KEPT_MS, () => countUsers(deps));
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

function registerChangeUser(app: App, deps: AdminUsersDeps): void {
  app.patch(
    '/api/admin/users/:id',
    {
      preValidation: async (request) => {
        await requireAdmin(deps, request);
      },
      schema: {
        params: z.object({ id: z.string() }),
        body: changeUserRequest,
        response: { 200: changedUser },
      },
    },
    async (request) => {
      const { id, email } = await requireAdmin(deps, request);
      const userId = changedUser.shape.id.safeParse(request.params.id);
      if (!userId.success) throw new AppError('not_found.user');
      const { suspended, reason = null } = request.body;
      const { suspendedAt, suspensionReason } = await suspendUser(deps, {
        userId: userId.data,
        reason: suspended ? reason : null,
        admin: { id, email },
      });
      return {
        id: userId.data,
        suspended: suspendedAt !== null,
        suspendedAt: suspendedAt?.toISOString() ?? null,
        suspensionReason,
      };
    },
  );
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
): ListedUser {
  return {
    ...user,
    stripeSubscriptionId: subscriptionId,
    subscriptionActive: isActive,
    createdAt: createdAt.toISOString(),
    suspendedAt: suspendedAt?.toISOString() ?? null,
    registeredDaysAgo: Math.max(0, Math.floor((now - createdAt.getTime()) / DAY_MS)),
  };
}

// Somebody who types a search asks for each letter.
const TOTALS_KEPT_MS = 10_000;
const DAY_MS = 86_400_000;
