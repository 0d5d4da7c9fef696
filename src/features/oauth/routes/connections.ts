import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import * as contract from '../contract/connections.ts';
import { allowClient } from '../rules/allow-client.ts';
import { answerAddress, checkAuthorization } from '../rules/check-authorization.ts';
import { endConnection } from '../rules/end-connection.ts';
import { listConnections } from '../rules/list-connections.ts';
import { presentConnection } from './present-connection.ts';

export type ConnectionsDeps = Parameters<typeof allowClient>[0] & Parameters<typeof endConnection>[0];

/** What the person decides: whether a program may act for them, and how long. */
export function registerConnections(app: App, deps: ConnectionsDeps): void {
  route(app, contract.askForConnection, async ({ query }) => {
    const { client, redirectUri, scopes, refusal } = await checkAuthorization(deps, query);
    const { protocol, host } = new URL(redirectUri);
    return {
      name: client.name,
      destination: protocol === 'http:' ? 'this device' : host,
      scopes,
      problem: refusal?.message ?? null,
      refusalAddress: answerAddress(
        deps,
        { redirectUri, state: query.state },
        { error: refusal?.code ?? 'access_denied' },
      ),
    };
  });

  route(app, contract.allowConnection, async ({ user, body }) => {
    const { allowed, ...request } = body;
    return { address: await allowClient(deps, { userId: user.id, request, allowed }) };
  });

  route(app, contract.listConnections, async ({ user }) =>
    (await listConnections(deps, user.id)).map(presentConnection),
  );

  route(app, contract.endConnection, ({ user, params }) =>
    endConnection(deps, { userId: user.id, ...params }),
  );
}
