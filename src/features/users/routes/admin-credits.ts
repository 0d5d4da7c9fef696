import type { App } from '#platform/http/app';
import { type AdminDeps, requireAdmin } from '#platform/http/security/require-admin';
import {
  checkedUser,
  fixedCredits,
  MISSING_CREDITS,
  revokedApiKeys,
  userReference,
} from '../contract/admin-credits.ts';
import { checkUser } from '../rules/check-user.ts';
import { fixSubscriptionCredits } from '../rules/fix-subscription-credits.ts';
import { revokeKeysOfUser } from '../rules/revoke-keys-of-user.ts';

export type AdminCreditsDeps = AdminDeps & Parameters<typeof revokeKeysOfUser>[0];

/** How admins look somebody up, put missing credits right, and take lost API keys out of use. */
export function registerAdminCredits(app: App, deps: AdminCreditsDeps): void {
  const adminsOnly = {
    // Who asks comes before what is asked: nobody else learns what this address takes.
    preValidation: async (request: Parameters<typeof requireAdmin>[1]) => {
      await requireAdmin(deps, request);
    },
  };

  app.post(
    '/api/admin/check-user',
    {
      ...adminsOnly,
      config: { isAdminRead: true },
      schema: { body: userReference, response: { 200: checkedUser } },
    },
    async (request) => await checkUser(deps, request.body),
  );

  app.post(
    '/api/admin/fix-subscription-credits',
    { ...adminsOnly, schema: { body: userReference, response: { 200: fixedCredits } } },
    async (request) => {
      const { id, email } = await requireAdmin(deps, request);
      const fixed = await fixSubscriptionCredits(deps, {
        of: request.body,
        admin: { id, email },
      });
      return { message: `${fixed} has been given ${MISSING_CREDITS} credits.` };
    },
  );

  app.post(
    '/api/admin/revoke-api-keys',
    { ...adminsOnly, schema: { body: userReference, response: { 200: revokedApiKeys } } },
    async (request) => {
      const { id, email } = await requireAdmin(deps, request);
      const revoked = await revokeKeysOfUser(deps, {
        of: request.body,
        admin: { id, email },
      });
      const keys = revoked.keys === 1 ? 'The API key' : `All ${revoked.keys} API keys`;
      return {
        message: `${keys} of ${revoked.email} ${revoked.keys === 1 ? 'opens' : 'open'} nothing any more.`,
      };
    },
  );
}
