import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/admin-credits.ts';
import { checkUser } from '../rules/check-user.ts';
import { fixSubscriptionCredits } from '../rules/fix-subscription-credits.ts';
import { revokeKeysOfUser } from '../rules/revoke-keys-of-user.ts';

export type AdminCreditsDeps = Parameters<typeof revokeKeysOfUser>[0];

/** Admins look up a user, add missing credits, and revoke lost API keys. */
export function registerAdminCredits(app: App, deps: AdminCreditsDeps): void {
  route(app, contract.checkUser, ({ body }) => checkUser(deps, body));

  route(app, contract.fixSubscriptionCredits, async ({ user, body }) => {
    const email = await fixSubscriptionCredits(deps, { of: body, admin: user });
    return { message: `${email} has been given ${contract.MISSING_CREDITS} credits.` };
  });

  route(app, contract.revokeKeysOfUser, async ({ user, body }) => {
    const { email, keys } = await revokeKeysOfUser(deps, { of: body, admin: user });
    return {
      message:
        keys === 1
          ? `The API key of ${email} has been revoked.`
          : `All ${keys} API keys of ${email} have been revoked.`,
    };
  });
}
