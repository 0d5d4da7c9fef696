import { type KeyOwner, type RequireKeyDeps, requireKey } from '#features/api-keys/routes/require-key';
import type { ApiScope } from '../endpoint/api-scopes.ts';
import type { App } from './app.ts';
import { createRoute } from './create-route.ts';
import { countCall, type RateLimits } from './rate-limits.ts';
import { type AdminDeps, requireAdmin } from './require-admin.ts';
import { SHARED } from './response-cache.ts';
import type { SignedInUser } from './session.ts';

/** Answers an endpoint of the contract: see `createRoute`. */
export const route = createRoute<{
  session: { user: SignedInUser };
  admin: { user: SignedInUser };
  key: KeyOwner;
  scope: ApiScope;
  limit: keyof RateLimits;
}>();

/** Tells `route` who its callers are. Call before routes are registered. */
export function registerAdmission(app: App, deps: AdminDeps & RequireKeyDeps): void {
  app.decorate('endpoints', []);
  app.decorate('admission', {
    async admit({ access, scope, signIn, needsFreshSignIn }, request, reply) {
      if (access === 'key') return await requireKey(deps, scope as ApiScope, request, reply);
      if (access === 'admin') return { user: await requireAdmin(deps, request) };
      return {
        user: await (needsFreshSignIn ? request.requireFreshUser(signIn) : request.requireUser(signIn)),
      };
    },
    count: async (limit, { user }) => void (await countCall(deps.limits[limit as keyof RateLimits], user.id)),
    sharedCacheControl: SHARED,
  });
}
