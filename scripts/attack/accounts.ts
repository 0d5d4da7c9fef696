import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Attack, AttackingUser, Target } from './attack.ts';
import { environmentOf } from './database.ts';

const ADMIN = 'admin@example.test';
const KEY = { name: 'Attack', scopes: ['gallery:read', 'generations:read', 'generations:write'] };

export const attack: Attack = {
  name: 'accounts',
  async *run(start) {
    const target = await start({ ADMIN_EMAILS: ADMIN });
    const database = await openDatabase(target);
    try {
      yield await tryStaleSignIns(target, database);
      yield await tryEndedSessions(target);
      yield await trySessionsOfOthers(target);
      yield await tryKeys(target, database);
      yield await tryFlood(target, database);
    } finally {
      await database.end();
    }
  },
};

/** Connects as the owner of the schema, who can backdate a sign-in. */
async function openDatabase(target: Target): Promise<pg.Client> {
  const environment = await environmentOf(target, 'web');
  const url = new URL(/(?:^|\0)DATABASE_URL=([^\0]+)/.exec(environment)![1]!);
  url.username = 'framewright';
  url.password = (await readFile(join(target.dataDir, 'postgres/password'), 'utf8')).trim();
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return client;
}

async function tryStaleSignIns(target: Target, database: pg.Client) {
  const admin = await target.signIn(ADMIN);
  const id = crypto.randomUUID();
  const changes = [
    ['POST', '/api/api-keys', KEY],
    ['POST', '/api/account/delete', { email: ADMIN }],
    ['PATCH', `/api/admin/users/${id}`, { suspended: true, reason: 'x' }],
    ['POST', '/api/admin/fix-subscription-credits', { email: 'a@b.test' }],
    ['POST', '/api/admin/revoke-api-keys', { email: 'a@b.test' }],
    ['POST', `/api/admin/moderation/${id}/approve`, undefined],
    ['POST', `/api/admin/moderation/${id}/remove`, undefined],
    ['POST', `/api/admin/gallery/${id}/remove`, undefined],
  ] as const;
  const spellings = [
    (path: string) => path,
    (path: string) => `${path}?fresh=true&auth_time=${Math.floor(Date.now() / 1000)}`,
    (path: string) => path.replace('/api/', '/api//'),
    (path: string) => `${path}/`,
    (path: string) => path.replace('admin', '%61dmin').replace('account', '%61ccount'),
  ];
  const tricks: Record<string, string>[] = [
    {},
    { 'x-http-method-override': 'GET' },
    { 'x-auth-time': String(Date.now()), authorization: 'Bearer fw_live_none' },
  ];
  const send = async () => {
    const through: string[] = [];
    for (const [method, path, body] of changes)
      for (const spell of spellings)
        for (const headers of tricks) {
          // With a fresh sign-in this would delete the attacking account.
          if (isFresh && path.endsWith('/delete')) continue;
          const { status } = await admin.send(method, spell(path), body, headers);
          if (status < 300) through.push(`${method} ${spell(path)}`);
        }
    return through;
  };
  let isFresh = true;
  // Control: the same requests pass while the sign-in is fresh.
  let controls = 0;
  for (const [method, path, body] of changes.filter(([, path]) => !path.endsWith('/delete')))
    if ((await admin.send(method, path, body)).status !== 403) controls += 1;
  isFresh = false;
  await database.query(
    `UPDATE sessions SET signed_in_at = now() - interval '16 minutes' FROM users
       WHERE users.id = sessions.user_id AND email = $1`,
    [ADMIN],
  );
  const hits = await send();
  const tried = changes.length * spellings.length * tricks.length;
  // Control for deletion: another user with a fresh sign-in.
  const leaving = await target.signIn('leaving@example.test');
  const left = await leaving.send('POST', '/api/account/delete', { email: 'leaving@example.test' });
  if (left.status === 204) controls += 1;
  return {
    claim:
      'a sign-in older than 15 minutes cannot create a key, delete the account, or change anything as admin',
    tried,
    hits,
    controls: controls === changes.length ? tried : 0,
  };
}

const PERSONAL = [
  '/api/auth/user',
  '/api/auth/credits',
  '/api/account',
  '/api/account/sessions',
  '/api/account/export',
  '/api/generations',
  '/api/api-keys',
  '/api/webhooks',
  '/api/credit-history',
];

/** Ends a session in each way, then sends requests with its cookie. */
async function tryEndedSessions(target: Target) {
  const admin = await target.signIn(ADMIN);
  const idOf = async (user: AttackingUser) =>
    ((await (await user.get('/api/auth/user')).json()) as { id: string }).id;
  const others = async (email: string) =>
    (await target.signIn(email)).send('POST', '/api/account/sessions/revoke-others');
  const ways: Record<string, (user: AttackingUser, email: string) => Promise<unknown>> = {
    'signed out': (user) => user.get('/api/auth/logout'),
    'signed out everywhere else': (_user, email) => others(email),
    'ended by its id': async (_user, email) => {
      const other = await target.signIn(email);
      const sessions = (await (await other.get('/api/account/sessions')).json()) as {
        id: string;
        current: boolean;
      }[];
      for (const { id } of sessions.filter(({ current }) => !current))
        await other.send('DELETE', `/api/account/sessions/${id}`);
    },
    suspended: async (user) =>
      await admin.send('PATCH', `/api/admin/users/${await idOf(user)}`, {
        suspended: true,
        reason: 'attack',
      }),
    'account deleted': (user, email) => user.send('POST', '/api/account/delete', { email }),
  };
  const hits: string[] = [];
  let controls = 0;
  for (const [way, end] of Object.entries(ways)) {
    const email = `${way.replaceAll(' ', '-')}@example.test`;
    const user = await target.signIn(email);
    const cookie = `framewright=${user.browser.find('framewright')}`;
    const read = async (path: string) =>
      (await fetch(target.origin + path, { headers: { cookie }, redirect: 'manual' })).status;
    for (const path of PERSONAL) if ((await read(path)) === 200) controls += 1;
    await end(user, email);
    for (const path of PERSONAL) if ((await read(path)) !== 401) hits.push(`${way}: ${path}`);
    const page = await fetch(`${target.origin}/account`, { headers: { cookie } });
    if ((await page.text()).includes(email)) hits.push(`${way}: the account page`);
  }
  return {
    claim: 'an ended session gives no access, however it ended',
    tried: Object.keys(ways).length * (PERSONAL.length + 1),
    hits,
    controls:
      controls === Object.keys(ways).length * PERSONAL.length
        ? Object.keys(ways).length * (PERSONAL.length + 1)
        : 0,
  };
}

async function trySessionsOfOthers(target: Target) {
  const victim = await target.signIn('victim@example.test');
  const thief = await target.signIn('thief@example.test');
  const sessions = (await (await victim.get('/api/account/sessions')).json()) as { id: string }[];
  const id = sessions[0]!.id;
  const ids = [id, id.toUpperCase(), `${id}%00`, `%7b${id}%7d`, `..%2f${id}`, `${id}'--`];
  const hits: string[] = [];
  for (const it of ids)
    if ((await thief.send('DELETE', `/api/account/sessions/${it}`)).status < 300) hits.push(it);
  await thief.send('POST', '/api/account/sessions/revoke-others');
  if ((await victim.get('/api/auth/user')).status !== 200) hits.push('revoke-others');
  const foreign = await thief.get('/api/auth/user', { 'framewright-user': id });
  if (foreign.status !== 401) hits.push('a page of another user');
  const own = await victim.send('DELETE', `/api/account/sessions/${id}`);
  return {
    claim: "nobody can end another person's session, or act in a page of another user",
    tried: ids.length + 2,
    hits,
    controls: own.status === 204 ? ids.length + 2 : 0,
  };
}

async function tryKeys(target: Target, database: pg.Client) {
  const admin = await target.signIn(ADMIN);
  const ways: Record<string, (user: AttackingUser, keyId: string, userId: string) => Promise<unknown>> = {
    revoked: (user, keyId) => user.send('DELETE', `/api/api-keys/${keyId}`),
    expired: (_user, keyId) =>
      database.query(`UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE id = $1`, [keyId]),
    suspended: (_user, _keyId, userId) =>
      admin.send('PATCH', `/api/admin/users/${userId}`, { suspended: true, reason: 'attack' }),
  };
  const routes = ['/api/v1/gallery/search', '/api/v1/generations', '/api/v1/generations?limit=1'];
  const hits: string[] = [];
  let controls = 0;
  for (const [way, end] of Object.entries(ways)) {
    const user = await target.signIn(`key-${way}@example.test`);
    const { id: userId } = (await (await user.get('/api/auth/user')).json()) as { id: string };
    const { key, secret } = (await (await user.send('POST', '/api/api-keys', KEY)).json()) as {
      key: { id: string };
      secret: string;
    };
    const headers = { authorization: `Bearer ${secret}` };
    const read = async (path: string) => (await fetch(target.origin + path, { headers })).status;
    for (const path of routes) if ((await read(path)) === 200) controls += 1;
    await end(user, key.id, userId);
    for (const path of routes) if ((await read(path)) < 400) hits.push(`${way}: ${path}`);
  }
  const tried = Object.keys(ways).length * routes.length;
  return {
    claim: 'a key that was revoked, has expired or belongs to a suspended user gives no access',
    tried,
    hits,
    controls,
  };
}

const FLOOD = 2_000;
// 120 rows a minute for visitors, in at most two minutes, and rows that count the rest.
const ROWS_MAX = 250;

async function tryFlood(target: Target, database: pg.Client) {
  const count = async () =>
    Number(
      (await database.query(`SELECT count(*) FROM security_events WHERE user_id IS NULL`)).rows[0].count,
    );
  const before = await count();
  for (let sent = 0; sent < FLOOD; sent += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? fetch(`${target.origin}/api/v1/generations`, {
              headers: { authorization: `Bearer fw_live_${sent + index}` },
            })
          : fetch(`${target.origin}/api/auth/callback?state=${sent + index}`, { redirect: 'manual' }),
      ),
    );
  // Events are written with a delay.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const rows = (await count()) - before;
  return {
    claim: 'a flood of refused requests is recorded in few rows',
    tried: FLOOD,
    hits: rows > ROWS_MAX ? [`${rows} rows`] : [],
    controls: rows > 0 ? FLOOD : 0,
  };
}
