import { createHash, randomBytes } from 'node:crypto';
import { type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOwnedRows } from '#features/my-account/queries/owned-rows';
import { deleteAccount } from '#features/my-account/rules/delete-account';
import { createPerson, type SitePerson } from '#testing/site-person';
import { makeSignInsOld } from '#testing/stale-session';
import { startTestApp, type TestApp } from '#testing/test-app';
import { issueRefreshToken } from '../rules/issue-tokens.ts';
import { sweepConnections } from '../rules/sweep-connections.ts';

const REDIRECT = 'http://localhost:7777/callback';

let site: TestApp;
let person: SitePerson;
beforeAll(async () => {
  site = await startTestApp();
  person = await createPerson(site, 5);
});
afterAll(() => site.close());

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const createVerifier = () => randomBytes(32).toString('base64url');

async function register(fields: Record<string, unknown> = {}) {
  const answer = await fetch(`${site.origin}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Chat', redirect_uris: [REDIRECT], ...fields }),
  });
  return { status: answer.status, body: await answer.json() };
}

const createClient = async (fields?: Record<string, unknown>): Promise<string> =>
  (await register(fields)).body.client_id;

async function postForm(path: string, fields: Record<string, string> | string) {
  const answer = await fetch(`${site.origin}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: answer.status, body: await answer.json() };
}

const fetchTokens = (fields: Record<string, string>) => postForm('/oauth/token', fields);

/** A program's request, with what the person allows. */
function requestOf(clientId: string, verifier: string, fields: Record<string, unknown> = {}) {
  return {
    client_id: clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    scope: 'gallery:read generations:read',
    state: 'a state',
    resource: `${site.origin}/mcp`,
    allowed: ['gallery:read'],
    ...fields,
  };
}

const allow = (body: object, by = person) => by.post('/api/oauth/authorization', body);

async function getCode(body: object, by = person): Promise<string> {
  const answer = await allow(body, by);
  expect(answer.status).toBe(200);
  return new URL((await answer.json()).address).searchParams.get('code')!;
}

/** A connected program with its tokens. */
async function connect(by = person, fields: Record<string, unknown> = {}) {
  const [clientId, verifier] = [await createClient(), createVerifier()];
  const code = await getCode(requestOf(clientId, verifier, fields), by);
  const asked = {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: REDIRECT,
    resource: `${site.origin}/mcp`,
  };
  const { status, body } = await fetchTokens(asked);
  expect(status).toBe(200);
  return { clientId, asked, access: body.access_token as string, refresh: body.refresh_token as string };
}

const refreshBy = (clientId: string, refresh: string, fields: Record<string, string> = {}) =>
  fetchTokens({ grant_type: 'refresh_token', client_id: clientId, refresh_token: refresh, ...fields });

async function statusOf(token: string, path = '/mcp') {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const hello = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1.0.0' },
  };
  const answer = await fetch(
    site.origin + path,
    path === '/mcp'
      ? {
          method: 'POST',
          headers,
          body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello }),
        }
      : { headers },
  );
  await answer.body?.cancel();
  return answer.status;
}

const list = async (by = person) => await (await by.call('/api/connections')).json();

test('the SDK’s client signs in by itself, refreshes its token, and is out once disconnected', async () => {
  const owner = await createPerson(site, 5);
  let information: OAuthClientInformationMixed | undefined;
  let tokens: OAuthTokens | undefined;
  let verifier = '';
  let asked: URL | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: { client_name: 'Claude', redirect_uris: [REDIRECT] },
    state: () => 'of the test',
    clientInformation: () => information,
    saveClientInformation: (saved) => {
      information = saved;
    },
    tokens: () => tokens,
    saveTokens: (saved) => {
      tokens = saved;
    },
    redirectToAuthorization: (url) => {
      asked = url;
    },
    saveCodeVerifier: (saved) => {
      verifier = saved;
    },
    codeVerifier: () => verifier,
  };
  const open = () =>
    new StreamableHTTPClientTransport(new URL('/mcp', site.origin), { authProvider: provider });
  const connectClient = async (transport: StreamableHTTPClientTransport) => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(transport as never);
    return client;
  };

  const first = open();
  await expect(connectClient(first)).rejects.toThrow(UnauthorizedError);
  expect(asked!.origin + asked!.pathname).toBe(`${site.origin}/oauth/authorize`);
  const question = await (await owner.call(`/api/oauth/authorization${asked!.search}`)).json();
  expect(question).toMatchObject({ name: 'Claude', destination: 'this device', problem: null });
  expect(question.scopes).toContain('generations:write');
  const request = {
    ...Object.fromEntries(asked!.searchParams),
    allowed: ['generations:read', 'gallery:read'],
  };
  const { address } = await (await allow(request, owner)).json();
  const answer = new URL(address);
  expect(answer.href).toMatch(/^http:\/\/localhost:7777\/callback\?/);
  expect(answer.searchParams.get('state')).toBe('of the test');
  expect(answer.searchParams.get('iss')).toBe(site.origin);
  await first.finishAuth(answer.searchParams.get('code')!);

  const client = await connectClient(open());
  expect((await client.callTool({ name: 'search_library', arguments: {} })).isError).not.toBe(true);
  const refused = await client.callTool({ name: 'make_picture', arguments: { prompt: 'a cat' } });
  expect(JSON.stringify(refused.content)).toContain('generations:write');
  await client.close();

  const [shown] = await list(owner);
  expect(shown).toMatchObject({ name: 'Claude', scopes: ['generations:read', 'gallery:read'] });
  expect(shown.lastUsedAt).not.toBeNull();
  expect(await (await owner.call('/api/api-keys')).json()).toEqual([]);

  // Expired: the client refreshes it without the person.
  const [old, oldRefresh] = [tokens!.access_token, tokens!.refresh_token];
  await site.db.updateTable('apiKeys').set({ expiresAt: new Date() }).where('id', '=', shown.id).execute();
  const later = await connectClient(open());
  expect((await later.listTools()).tools.length).toBeGreaterThan(0);
  expect(tokens!.access_token).not.toBe(old);
  expect(tokens!.refresh_token).not.toBe(oldRefresh);
  await later.close();

  const stored = JSON.stringify([
    await site.db.selectFrom('apiKeys').selectAll().execute(),
    await site.db.selectFrom('oauthRefreshTokens').selectAll().execute(),
    await site.db.selectFrom('oauthCodes').selectAll().execute(),
  ]);
  for (const secret of [tokens!.access_token, tokens!.refresh_token!, answer.searchParams.get('code')!])
    expect(stored).not.toContain(secret.slice(12));

  expect((await owner.call(`/api/connections/${shown.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await list(owner)).toEqual([]);
  await expect(connectClient(open())).rejects.toThrow();
});

describe('programs register', () => {
  test('with https addresses, or http on this device', async () => {
    const fine = [
      'https://chat.example/callback?from=us',
      'http://127.0.0.1:9/',
      'http://[::1]:9/x',
      REDIRECT,
    ];
    const { status, body } = await register({
      redirect_uris: fine,
      token_endpoint_auth_method: 'client_secret_post',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      redirect_uris: fine,
      token_endpoint_auth_method: 'none',
      client_name: 'Chat',
    });
    expect(body).not.toHaveProperty('client_secret');
    for (const wrong of [
      'http://chat.example/callback',
      'http://localhost.evil.example/',
      'http://localhost@evil.example/',
      'https://user:pass@chat.example/',
      'https://chat.example/#part',
      'https://chat.example/#',
      'https://chat.example\\@evil.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      'chat://callback',
      '/callback',
      `https://chat.example/${'x'.repeat(500)}`,
    ])
      expect([wrong, await register({ redirect_uris: [wrong] })]).toMatchObject([
        wrong,
        { status: 400, body: { error: 'invalid_redirect_uri' } },
      ]);
    for (const wrong of [[], Array(11).fill(REDIRECT)])
      expect(await register({ redirect_uris: wrong })).toMatchObject({ status: 400 });
    expect(await register({ redirect_uris: 'x' })).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', error_description: expect.stringContaining('redirect_uris') },
    });
  });

  test('under a name without characters that hide something', async () => {
    const { body } = await register({ client_name: 'Chat\u202e\n\u200b  gnp' });
    expect(body.client_name).toBe('Chat gnp');
    expect((await register({ client_name: ' \u200b ' })).body.client_name).toBe('A program without a name');
    expect([...(await register({ client_name: '🦊'.repeat(200) })).body.client_name]).toHaveLength(80);
  });

  test('so often from one network, and are forgotten after a week unless somebody has connected them', async () => {
    const limited = await startTestApp({ beside: site, limits: { programRegistration: 1 } });
    const ask = () =>
      fetch(`${limited.origin}/oauth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ redirect_uris: [REDIRECT] }),
      });
    await ask();
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.close();

    const { clientId } = await connect();
    const unused = await createClient();
    await site.db
      .updateTable('oauthClients')
      .set({ createdAt: new Date('2026-01-01') })
      .where('id', 'in', [clientId, unused])
      .execute();
    await sweepConnections(site);
    const left = site.db.selectFrom('oauthClients').select('id').where('id', 'in', [clientId, unused]);
    expect(await left.execute()).toEqual([{ id: clientId }]);
  });
});

describe('the person is asked', () => {
  const ask = async (fields: Record<string, unknown>, by = person) => {
    const { allowed: _, ...request } = requestOf(await createClient(), createVerifier(), fields);
    const filled = Object.entries(request).filter(([, value]) => value !== undefined) as [string, string][];
    const answer = await by.call(`/api/oauth/authorization?${new URLSearchParams(filled)}`);
    return { status: answer.status, body: await answer.json() };
  };

  test('only with PKCE by S256, known scopes, and our own resource', async () => {
    expect((await ask({})).body).toMatchObject({
      scopes: ['generations:read', 'gallery:read'],
      problem: null,
    });
    expect((await ask({ scope: undefined, resource: undefined })).body.scopes).toContain('library:write');
    for (const [fields, error] of [
      [{ code_challenge: undefined }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ code_challenge_method: undefined }, 'invalid_request'],
      [{ code_challenge: 'short' }, 'invalid_request'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ scope: 'gallery:read admin' }, 'invalid_scope'],
      [{ resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ] as const) {
      const { body } = await ask(fields);
      expect(body.problem).toEqual(expect.any(String));
      expect(body.scopes).toEqual([]);
      const back = new URL(body.refusalAddress).searchParams;
      expect([fields, back.get('error'), back.get('state')]).toEqual([fields, error, 'a state']);
      const refused = await allow(requestOf(await createClient(), createVerifier(), fields));
      expect(refused.status).toBe(400);
    }
  });

  test('and nothing is sent to an address that the program has not registered', async () => {
    for (const redirect_uri of [
      'https://evil.example/',
      `${REDIRECT}/more`,
      `${REDIRECT}?x=1`,
      'http://localhost:7778/callback',
      undefined,
    ]) {
      const { status, body } = await ask({ redirect_uri });
      expect([redirect_uri, status]).toEqual([redirect_uri, 400]);
      expect(JSON.stringify(body)).not.toContain('evil');
    }
    for (const client_id of ['none', '0198c7a2-0000-7d5c-9a70-3f0f5f3b6d11', undefined])
      expect((await ask({ client_id })).status).toBe(400);
  });

  test('on our own pages, signed in a short time ago', async () => {
    const body = requestOf(await createClient(), createVerifier());
    const url = `${site.origin}/api/oauth/authorization`;
    const visitor = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(visitor.status).toBe(401);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }] as Record<
      string,
      string
    >[])
      expect((await person.post('/api/oauth/authorization', body, headers)).status).toBe(403);
    const page = await person.call('/oauth/authorize');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    const earlier = await createPerson(site, 0);
    await makeSignInsOld(site.db, earlier.id);
    expect(await (await allow(body, earlier)).json()).toMatchObject({ code: 'fresh_sign_in_required' });
    expect((await allow(body)).status).toBe(200);
  });

  test('once: a second click, and one in another tab, make no second code', async () => {
    const body = requestOf(await createClient(), createVerifier());
    const answers = await Promise.all([allow(body), allow(body), allow(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('and can allow no more than the program asked for', async () => {
    const body = requestOf(await createClient(), createVerifier(), {
      allowed: ['gallery:read', 'library:write'],
    });
    expect((await allow(body)).status).toBe(400);
    expect((await allow({ ...body, allowed: [] })).status).toBe(400);
  });

  test('until twenty programs are connected; connecting one again replaces it', async () => {
    const owner = await createPerson(site, 0);
    const first = await connect(owner);
    for (let more = 1; more < 20; more++) await connect(owner);
    const refused = await allow(requestOf(await createClient(), createVerifier()), owner);
    expect(await refused.json()).toMatchObject({ error: expect.stringContaining('20 programs') });
    const verifier = createVerifier();
    const code = await getCode(requestOf(first.clientId, verifier), owner);
    const again = await fetchTokens({ ...first.asked, code, code_verifier: verifier });
    expect(again.status).toBe(200);
    expect(await list(owner)).toHaveLength(20);
    expect(await statusOf(first.access)).toBe(401);
    expect(await statusOf(again.body.access_token)).toBe(200);
  });
});

describe('codes', () => {
  test('are refused with another verifier, address, program or resource, and stay valid for their own', async () => {
    const [clientId, verifier] = [await createClient(), createVerifier()];
    const code = await getCode(requestOf(clientId, verifier));
    const right = {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: REDIRECT,
    };
    for (const [wrong, error] of [
      [{ code_verifier: createVerifier() }, 'invalid_grant'],
      [{ code_verifier: challengeOf(verifier) }, 'invalid_grant'],
      [{ code_verifier: '' }, 'invalid_grant'],
      [{ redirect_uri: 'http://localhost:7778/callback' }, 'invalid_grant'],
      [{ client_id: await createClient() }, 'invalid_grant'],
      [{ client_id: 'none' }, 'invalid_client'],
      [{ code: 'none' }, 'invalid_grant'],
      [{ resource: 'https://evil.example/mcp' }, 'invalid_target'],
      [{ grant_type: 'password' }, 'unsupported_grant_type'],
      [{ grant_type: 'toString' }, 'unsupported_grant_type'],
    ] as [Record<string, string>, string][])
      expect([wrong, (await fetchTokens({ ...right, ...wrong })).body.error]).toEqual([wrong, error]);
    const twice = await postForm('/oauth/token', `${new URLSearchParams(right)}&code=${code}`);
    expect(twice).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    const json = await fetch(`${site.origin}/oauth/token`, { method: 'POST', body: '{' });
    expect(json.status).toBe(400);
    const issued = await fetchTokens(right);
    expect(issued.body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'gallery:read' });
  });

  test('expire after a minute', async () => {
    const [clientId, verifier] = [await createClient(), createVerifier()];
    const code = await getCode(requestOf(clientId, verifier));
    await site.db
      .updateTable('oauthCodes')
      .set({ createdAt: new Date(Date.now() - 61_000) })
      .where('clientId', '=', clientId)
      .execute();
    const late = await fetchTokens({
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: REDIRECT,
    });
    expect(late).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  test('that come twice end the connection; at once, one is exchanged', async () => {
    const { asked, access, clientId, refresh } = await connect();
    expect(await statusOf(access)).toBe(200);
    expect((await fetchTokens(asked)).body.error).toBe('invalid_grant');
    expect(await statusOf(access)).toBe(401);
    expect((await refreshBy(clientId, refresh)).body.error).toBe('invalid_grant');

    const verifier = createVerifier();
    const code = await getCode(requestOf(clientId, verifier));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fetchTokens({ ...asked, code, code_verifier: verifier })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const issued = answers.find(({ status }) => status === 200)!.body.access_token;
    expect(await statusOf(issued)).toBe(401);
  });
});

describe('tokens', () => {
  test('open /mcp alone, and say where to sign in when they do not', async () => {
    const { access } = await connect();
    expect(await statusOf(access)).toBe(200);
    for (const path of ['/api/v1/gallery/search', '/v1/models', '/api/api-keys'])
      expect([path, await statusOf(access, path)]).toEqual([path, 401]);
    const refused = await fetch(`${site.origin}/mcp`, { method: 'POST' });
    const metadata = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate')!)![1]!;
    const { resource, authorization_servers } = await (await fetch(metadata)).json();
    expect([resource, authorization_servers]).toEqual([`${site.origin}/mcp`, [site.origin]]);
    expect(
      (await fetch(`${site.origin}/api/v1/gallery/search`)).headers.get('www-authenticate'),
    ).not.toContain('resource_metadata');
  });

  test('rotate: the earlier ones are refused, and an old refresh token ends the connection', async () => {
    const { clientId, access, refresh } = await connect();
    const next = await refreshBy(clientId, refresh);
    expect(next.status).toBe(200);
    expect(await statusOf(access)).toBe(401);
    expect(await statusOf(next.body.access_token)).toBe(200);
    // Two windows of a program at once: the second one gets nothing.
    expect((await refreshBy(clientId, refresh)).body.error).toBe('invalid_grant');
    expect(await statusOf(next.body.access_token)).toBe(200);
    await site.db
      .updateTable('oauthRefreshTokens')
      .set({ usedAt: new Date(Date.now() - 120_000) })
      .where('usedAt', 'is not', null)
      .execute();
    expect((await refreshBy(clientId, refresh)).body.error).toBe('invalid_grant');
    expect(await statusOf(next.body.access_token)).toBe(401);
    expect((await refreshBy(clientId, next.body.refresh_token)).body.error).toBe('invalid_grant');
    await site.securityEvents.flush();
    const events = site.db.selectFrom('securityEvents').select('details').where('kind', '=', 'key-refused');
    expect(JSON.stringify(await events.execute())).toContain('refresh token used twice');
  });

  test('are for their own program, and never for more than was allowed', async () => {
    const { clientId, refresh } = await connect(person, { allowed: ['gallery:read', 'generations:read'] });
    expect((await refreshBy(await createClient(), refresh)).body.error).toBe('invalid_grant');
    expect((await refreshBy(clientId, refresh, { scope: 'gallery:read library:write' })).body.error).toBe(
      'invalid_scope',
    );
    const narrow = await refreshBy(clientId, refresh, { scope: 'gallery:read' });
    expect(narrow.body.scope).toBe('gallery:read');
    const wide = await refreshBy(clientId, narrow.body.refresh_token);
    expect(wide.body.scope).toBe('generations:read gallery:read');
  });

  test('leave no more than a hundred rows, however often a program refreshes', async () => {
    const { clientId, refresh } = await connect();
    const { id: keyId } = (await list())[0];
    await site.db.transaction().execute(async (trx) => {
      for (let number = 0; number < 110; number++) await issueRefreshToken(trx, keyId);
    });
    const rows = await site.db
      .selectFrom('oauthRefreshTokens')
      .select('tokenHash')
      .where('keyId', '=', keyId)
      .execute();
    expect(rows).toHaveLength(100);
    expect((await refreshBy(clientId, refresh)).body.error).toBe('invalid_grant');
  });

  test('end after thirty days without use, with suspension, and when the program or an admin ends them', async () => {
    const lapsed = await connect();
    const { id } = (await list())[0];
    await site.db
      .updateTable('oauthRefreshTokens')
      .set({ createdAt: new Date(Date.now() - 31 * 86_400_000) })
      .where('keyId', '=', id)
      .execute();
    expect((await refreshBy(lapsed.clientId, lapsed.refresh)).body.error).toBe('invalid_grant');
    await sweepConnections(site);
    expect((await list()).map((one: { id: string }) => one.id)).not.toContain(id);

    const left = await connect();
    expect(await postForm('/oauth/revoke', { token: left.refresh })).toMatchObject({ status: 200 });
    expect(await statusOf(left.access)).toBe(401);
    expect(await postForm('/oauth/revoke', { token: 'none' })).toMatchObject({ status: 200 });

    const owner = await createPerson(site, 0);
    const suspended = await connect(owner);
    const suspend = (suspendedAt: Date | null) =>
      site.db
        .updateTable('users')
        .set({ suspendedAt, suspensionReason: suspendedAt && 'test' })
        .where('id', '=', owner.id)
        .execute();
    await suspend(new Date());
    expect((await refreshBy(suspended.clientId, suspended.refresh)).body.error).toBe('invalid_grant');
    expect(await statusOf(suspended.access)).toBe(403);
    await suspend(null);
    const back = await refreshBy(suspended.clientId, suspended.refresh);
    expect(back.status).toBe(200);
    await site.db
      .updateTable('apiKeys')
      .set({ revokedAt: new Date() })
      .where('userId', '=', owner.id)
      .execute();
    expect((await refreshBy(suspended.clientId, back.body.refresh_token)).body.error).toBe('invalid_grant');
    expect(await list(owner)).toEqual([]);
  });
});

test('connections are the person’s own, in their export, and gone with the account', async () => {
  const owner = await createPerson(site, 0);
  const { access, clientId, refresh } = await connect(owner);
  const [{ id }] = await list(owner);
  expect((await person.call(`/api/connections/${id}`, { method: 'DELETE' })).status).toBe(404);
  expect(await listOwnedRows(site.db, owner.id)).toMatchObject({
    connections: [{ keyId: id, clientId, scopes: ['gallery:read'] }],
    apiKeys: [{ id, name: 'Chat' }],
  });
  const user = await site.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  await deleteAccount({ ...site, payments: null }, { user, email: user.email });
  expect(await statusOf(access)).toBe(401);
  expect((await refreshBy(clientId, refresh)).body.error).toBe('invalid_grant');
  for (const table of ['oauthGrants', 'oauthCodes', 'apiKeys'] as const)
    expect(await site.db.selectFrom(table).select('userId').where('userId', '=', owner.id).execute()).toEqual(
      [],
    );
});
