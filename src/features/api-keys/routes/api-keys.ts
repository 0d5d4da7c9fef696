import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/api-keys.ts';
import { createApiKey } from '../rules/create-api-key.ts';
import { listApiKeys } from '../rules/list-api-keys.ts';
import { revokeApiKey } from '../rules/revoke-api-key.ts';
import { presentApiKey } from './present-api-key.ts';

export type ApiKeysDeps = Parameters<typeof createApiKey>[0];

/** API keys on the account page. These endpoints need a session; keys do not give access. */
export function registerApiKeys(app: App, deps: ApiKeysDeps): void {
  route(app, contract.listApiKeys, async ({ user }) => (await listApiKeys(deps, user.id)).map(presentApiKey));

  route(app, contract.createApiKey, async ({ user, body }) => {
    const { key, secret } = await createApiKey(deps, { userId: user.id, ...body });
    return { key: presentApiKey(key), secret };
  });

  route(app, contract.revokeApiKey, ({ user, params }) => revokeApiKey(deps, { userId: user.id, ...params }));
}
