import * as contract from '#contract/api-keys';
import { createApiKey } from '#server/domain/api-keys/create-api-key';
import { listApiKeys } from '#server/domain/api-keys/list-api-keys';
import { revokeApiKey } from '#server/domain/api-keys/revoke-api-key';
import type { App } from './app.ts';
import { presentApiKey } from './present-api-key.ts';
import { route } from './route.ts';

export type ApiKeysDeps = Parameters<typeof createApiKey>[0];

/** What people do with their keys on the account page; no key opens these. */
export function registerApiKeys(app: App, deps: ApiKeysDeps): void {
  route(app, contract.listApiKeys, async ({ user }) => (await listApiKeys(deps, user.id)).map(presentApiKey));

  route(app, contract.createApiKey, async ({ user, body }) => {
    const { key, secret } = await createApiKey(deps, { userId: user.id, ...body });
    return { key: presentApiKey(key), secret };
  });

  route(app, contract.revokeApiKey, ({ user, params }) => revokeApiKey(deps, { userId: user.id, ...params }));
}
