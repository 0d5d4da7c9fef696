import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, createUser } from '#testing/factories';
import { rawRequest } from '#testing/raw-request';
import { startTestApp, type TestApp } from '#testing/test-app';

let site: TestApp;
let limited: TestApp;
let cookie: string;
beforeAll(async () => {
  site = await startTestApp();
  limited = await startTestApp({ limits: { api: 5 } });
  const { id } = await createUser(site.db, { credits: 5 });
  cookie = `framewright=${await createSession(site.db, id)}`;
});
afterAll(async () => {
  await site.close();
  await limited.close();
});

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  rawRequest(
    site.origin,
    `POST ${path}`,
    {
      cookie,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  );

test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'PUT', 'PATCH', 'NONSENSE'])(
  '%s has no route, and its answer repeats nothing of the request',
  async (method) => {
    const answer = await rawRequest(site.origin, `${method} /api/auth/user`, { 'x-canary': 'canary-7c1f' });
    // Node closes a tunnel that nobody asked for without a word.
    if (method !== 'CONNECT') expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(answer).not.toContain('canary-7c1f');
  },
);

test.each([
  ['two lengths', { 'content-length': '5, 6' }],
  ['length and chunks', { 'content-length': '5', 'transfer-encoding': 'chunked' }],
  ['unknown transfer encoding', { 'transfer-encoding': 'chunked, identity' }],
  ['a line break within a header', { 'x-odd': 'a\rb: c' }],
])('a request of unclear length is refused: %s', async (_name, headers) => {
  expect(statusOf(await post('/api/quick-generate', 'hello', headers))).toBe(400);
});

test.each(['/', '/api/gallery/active', '/api/nowhere', '/robots.txt', '/sitemap.xml'])(
  '%s has a media type and an encoding',
  async (path) => {
    const { headers } = await fetch(`${site.origin}${path}`);
    expect(headers.get('content-type')).toMatch(
      /^(text\/html|text\/plain|application\/(json|xml)); charset=utf-8$/,
    );
  },
);

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip'])(
  '%s from an untrusted client does not avoid the rate limit',
  async (name) => {
    const statuses = [];
    for (let at = 0; at < 8; at += 1) {
      const headers = { [name]: name === 'forwarded' ? `for=198.51.100.${at}` : `198.51.100.${at}` };
      statuses.push((await fetch(`${limited.origin}/api/models`, { headers })).status);
    }
    expect(statuses).toContain(429);
  },
);

test.each([
  '{"__proto__":{"isAdmin":true},"prompt":"a lake"}',
  '{"constructor":{"prototype":{"isAdmin":true}},"prompt":"a lake"}',
])('a body that reaches for a prototype is refused: %s', async (body) => {
  expect(statusOf(await post('/api/quick-generate', body))).toBe(400);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('repeated or misplaced parameters are ignored', async () => {
  const twice = await fetch(`${site.origin}/api/generations?limit=1&limit=2`, { headers: { cookie } });
  expect(twice.status).toBe(400);
  // The prompt belongs into the body: one in the address counts for nothing.
  expect(statusOf(await post('/api/quick-generate?prompt=a+lake', '{}'))).toBe(400);
});

test('unknown fields are ignored', async () => {
  const body = JSON.stringify({
    prompt: 'a lake',
    userId: 'x',
    status: 'completed',
    cost: 0,
    isPublic: true,
  });
  const answer = await post('/api/quick-generate', body);
  expect([200, 201, 202, 400]).toContain(statusOf(answer));
  const rows = await site.db.selectFrom('generations').select(['status', 'publish']).execute();
  expect(rows).toEqual(rows.map(() => ({ status: 'generating', publish: false })));
});

test('a compressed request is refused without decompressing it', async () => {
  const answer = await fetch(`${site.origin}/api/quick-generate`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: new Uint8Array(gzipSync(JSON.stringify({ prompt: 'a lake' }))),
  });
  expect([400, 415]).toContain(answer.status);
});
