import { type RequireKeyDeps, requireKey } from '#features/api-keys/routes/require-key';
import type { App } from '#platform/http/app';
import { SHARED } from '#platform/http/caching/response-cache';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { type AdminDeps, requireAdmin } from '#platform/http/security/require-admin';

/** Lets `route` authorize and count callers. Call before routes are registered. */
export function registerAdmission(app: App, deps: AdminDeps & RequireKeyDeps): void {
  app.decorate('endpoints', []);
  app.decorate('admission', {
    async admit(endpoint, request, reply) {
      const { access, signIn, needsFreshSignIn } = endpoint;
      if (access === 'key') return await requireKey(deps, endpoint, request, reply);
      if (access === 'admin') return { user: await requireAdmin(deps, request) };
      return {
        user: await (needsFreshSignIn ? request.requireFreshUser(signIn) : request.requireUser(signIn)),
      };
    },
    count: async (limit, { user }) =>
      void (await countCall(deps.limits[limit as keyof RateLimiters], user.id)),
    sharedCacheControl: SHARED,
  });
}
