import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/db/client';
import { cookieVectors, oddCookieHeaders } from '#testing/cookie-vectors/cookie-vectors';
import { createSession, createUser } from '#testing/factories';
import { createGalleryImages } from '#testing/gallery-factories';
import { rawRequest } from '#testing/raw-request';
import { startTestApp, type TestApp } from '#testing/test-app';

const LONG_MS = 600_000;

let site: TestApp;
let cookie: string;
beforeAll(async () => {
  site = await startTestApp({ sharedForMs: LONG_MS, trustProxy: ['127.0.0.1'] });
  await createGalleryImages(
    site.db,
    Array.from({ length: 30 }, (_, index) => ({ prompt: `picture ${index} of a lighthouse` })),
  );
  const { id } = await createUser(site.db);
  cookie = `framewright=${await createSession(site.db, id)}`;
});
afterAll(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}${path}`, { headers });

test('visitors share a cached answer, signed-in users get fresh ones', async () => {
  const first = await get('/api/gallery/active?limit=5');
  await createGalleryImages(site.db, [{ prompt: 'a late arrival' }]);
  const again = await get('/api/gallery/active?limit=5');
  const body = await again.text();
  expect(body).toBe(await first.text());
  // Headers that identify one request are not cached.
  const { 'x-request-id': _named, ...shared } = Object.fromEntries(first.headers);
  expect(Object.fromEntries(again.headers)).toEqual({
    ...shared,
    date: expect.anything(),
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(again.headers.get('x-total-count')).toBe('30');
  expect(again.headers.get('content-security-policy')).toMatch(/script-src 'self'/);
  expect(again.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
  expect(await (await get('/api/gallery/active?limit=5', { cookie })).text()).toContain('a late arrival');
  expect(await (await get('/api/gallery/active?limit=6')).text()).toContain('a late arrival');
});

test.each(['br', 'gzip', 'identity'])('the shared answer comes as %s, whole', async (encoding) => {
  const read = () => get('/api/gallery/active?limit=20', { 'accept-encoding': encoding });
  const [made, kept] = [await read(), await read()];
  for (const answer of [made, kept]) {
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/);
    expect(await answer.json()).toHaveLength(20);
  }
});

test('each answer has its own request id', async () => {
  const path = '/api/gallery/active?limit=7';
  const ids = await Promise.all([1, 2, 3].map(async () => (await get(path)).headers.get('x-request-id')));
  ids.push((await get(path)).headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(4);
  const asked = await get(path, { 'x-request-id': 'edge-0001-a' });
  expect(asked.headers.get('x-request-id')).toBe('edge-0001-a');
  const known = await get(path, {
    'if-none-match': asked.headers.get('etag')!,
    'x-request-id': 'edge-0002-a',
  });
  expect([known.status, known.headers.get('x-request-id')]).toEqual([304, 'edge-0002-a']);
});

test('a matching ETag gets a 304', async () => {
  const path = '/api/gallery/categories';
  const { headers } = await get(path);
  const answer = await get(path, { 'if-none-match': headers.get('etag')! });
  expect(answer.status).toBe(304);
  for (const name of ['etag', 'vary', 'cache-control'])
    expect([name, answer.headers.get(name)]).toEqual([name, headers.get(name)]);
  expect(await answer.text()).toBe('');
  expect((await get(path, { 'if-none-match': 'W/"another"' })).status).toBe(200);
});

test('concurrent requests share one answer', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 20 }, async () => (await get('/api/gallery/search?q=lighthouse')).text()),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(JSON.parse(bodies[0]!)).toHaveLength(20);
});

test('a visitor who leaves before the answer holds up nobody, and freezes no answer', async () => {
  const brief = await startTestApp({ sharedForMs: 1 });
  const path = `${brief.origin}/api/gallery/active?limit=5`;
  const leaving = new AbortController();
  const left = brief.db.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE gallery_images IN ACCESS EXCLUSIVE MODE`.execute(transaction);
    const first = fetch(path, { signal: leaving.signal });
    await expect.poll(() => countWaiting(brief.owner)).toBe(1);
    leaving.abort();
    return await first.catch((error: Error) => error.name);
  });
  expect(await left).toBe('AbortError');
  expect(await (await fetch(path)).json()).toEqual([]);
  await createGalleryImages(brief.db, [{ prompt: 'after the visitor left' }]);
  await expect.poll(async () => (await fetch(path)).text()).toContain('after the visitor left');
  await brief.close();
});

async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.count;
}

test('pages are shared by visitors with the same theme, and never contain a user', async () => {
  const own = await get('/', { cookie });
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  const visitor = await get('/');
  expect(await visitor.text()).toContain('<title>visitor</title>');
  expect(visitor.headers.get('vary')).toMatch(/cookie/i);
  const etag = visitor.headers.get('etag')!;
  expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('/', { cookie: 'theme=dark' })).status).toBe(200);
  expect(await (await get('/', { cookie })).text()).not.toContain('<title>visitor</title>');
});

test('errors are not cached', async () => {
  for (const path of ['/nowhere', '/api/gallery/active?limit=0', `/api/gallery/${crypto.randomUUID()}`]) {
    const [first, second] = [await get(path), await get(path)];
    expect(first.status).toBeGreaterThanOrEqual(400);
    expect(first.headers.get('cache-control')).not.toMatch(/s-maxage/);
    expect(second.status).toBe(first.status);
    expect(second.headers.get('etag')).toBeNull();
  }
});

const isOwnPage = (answer: string) => answer.includes('private, no-store');

test('a signed-in user’s page is never served to others, whatever the form of the cookie', async () => {
  let [asked, own] = [0, 0];
  const tryHeader = async (header: string) => {
    asked += 1;
    const path = `/?asked=${asked}`;
    if (isOwnPage(await rawRequest(site.origin, `GET ${path}`, { cookie: header }))) own += 1;
    for (const visitor of [{}, { cookie: 'theme=dark' }, { cookie: 'theme=light' }])
      expect(isOwnPage(await rawRequest(site.origin, `GET ${path}`, visitor))).toBe(false);
  };
  const token = cookie.split('=')[1]!;
  for (const header of cookieVectors('framewright', token)) await tryHeader(header);
  await fc.assert(fc.asyncProperty(oddCookieHeaders('framewright', token), tryHeader), { numRuns: 150 });
  // The headers do sign in, several forms of them.
  expect(own).toBeGreaterThan(40);
});

test('only answers marked as shared are cached, and none with credentials', async () => {
  const path = '/api/gallery/active?limit=9';
  await get(path, { authorization: 'Bearer somebody' });
  await createGalleryImages(site.db, [{ prompt: 'later than the credentials' }]);
  expect(await (await get(path)).text()).toContain('later than the credentials');
});
