import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credits } from '#features/credits/contract/credits';
import { CookieBrowser } from '#testing/cookie-browser';
import { createSession, createUser } from '#testing/factories';
import { signIn } from '#testing/sign-in';
import { startTestApp, type TestApp } from '#testing/test-app';
import { user } from '../contract/user.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${site.origin}${path}`, { redirect: 'manual', ...init });
const pathOf = (answer: Response) => {
  const url = new URL(answer.headers.get('location')!, site.origin);
  return url.origin === site.origin ? `${url.pathname}${url.search}${url.hash}` : url.href;
};

describe('signing in', () => {
  test('opens a session, grants the sign-up credits once, and returns to the first page', async () => {
    const { browser, landing } = await signIn(site.origin, {
      email: 'ada@example.test',
      returnTo: '/pricing?plan=pro#promo',
    });
    expect(landing.status).toBe(302);
    expect(pathOf(landing)).toBe('/pricing?plan=pro#promo');
    const me = user.parse(await (await browser.go(`${site.origin}/api/auth/user`)).json());
    expect(me).toMatchObject({
      email: 'ada@example.test',
      firstName: 'Ada',
      lastName: 'Lovelace',
      isAdmin: false,
    });

    await signIn(site.origin, { email: 'ADA@example.test', browser });
    const balance = credits.parse(await (await browser.go(`${site.origin}/api/auth/credits`)).json());
    expect(balance).toEqual({ credits: 10, held: 0 });
  });

  test('sends a changed name to the payment gateway if the user is a customer', async () => {
    const email = 'renamed@example.test';
    const jobs = async () =>
      (await sql`SELECT data FROM pgboss.job WHERE name = 'sync-customer'`.execute(site.db)).rows;
    await signIn(site.origin, { email });
    const called = (firstName: string, stripeCustomerId: string | null) =>
      site.db.updateTable('users').set({ firstName, stripeCustomerId }).where('email', '=', email);
    await called('Augusta', null).execute();
    await signIn(site.origin, { email });
    expect(await jobs()).toEqual([]);
    await called('Augusta', 'cus_renamed').execute();
    await signIn(site.origin, { email });
    await signIn(site.origin, { email });
    expect(await jobs()).toHaveLength(1);
  });

  test('makes users with a configured email admins', async () => {
    const { browser } = await signIn(site.origin, { email: 'Admin@example.test' });
    const me = user.parse(await (await browser.go(`${site.origin}/api/auth/user`)).json());
    expect(me.isAdmin).toBe(true);
  });

  test('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const { landing } = await signIn(site.origin, { email: 'cookie@example.test' });
    const cookie = landing.headers.getSetCookie().find((header) => header.startsWith('framewright='));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    '/api/auth/logout',
    '/..//evil.example',
    'evil.example',
  ])('never leads to another site (returnTo=%j)', async (returnTo) => {
    const { landing } = await signIn(site.origin, { email: 'careful@example.test', returnTo });
    const path = pathOf(landing);
    expect(path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/api/')).toBe(true);
    expect(path).not.toContain('evil.example/');
  });

  test('creates a new session each time, whatever the cookie was, and ends the old one', async () => {
    const browser = new CookieBrowser();
    const planted = 'planted-by-somebody-else-planted-by-somebody';
    browser.set({ host: '127.0.0.1', path: '/', name: 'framewright', value: planted });
    await signIn(site.origin, { email: 'fixed@example.test', browser });
    const first = browser.find('framewright')!;
    expect(first).not.toBe(planted);
    await signIn(site.origin, { email: 'fixed@example.test', browser });
    expect(browser.find('framewright')).not.toBe(first);
    const old = await get('/api/auth/user', { headers: { cookie: `framewright=${first}` } });
    expect(old.status).toBe(401);
  });

  test("is refused in another browser, so that nobody can be signed in to a stranger's account", async () => {
    const browser = new CookieBrowser();
    const { callbackUrl } = await signIn(site.origin, { email: 'attacker@example.test', browser });
    const replayed = await browser.go(callbackUrl);
    expect(replayed.status).toBe(403);

    const victim = new CookieBrowser();
    await victim.go(`${site.origin}/api/auth/login`);
    const crossed = await victim.go(callbackUrl);
    expect(crossed.status).toBe(403);
    expect(victim.find('framewright')).toBeUndefined();
    expect(crossed.headers.get('content-type')).toMatch(/text\/html/);
  });

  test.each([
    ['/pricing?plan=pro&x="><script>', '/pricing?plan=pro&x=%22%3E%3Cscript%3E'],
    ['https://evil.example/', '/'],
  ])("from another site's link needs a click on our page first (returnTo=%j)", async (returnTo, kept) => {
    const address = `/api/auth/login?${new URLSearchParams({ returnTo })}`;
    for (const from of ['cross-site', 'same-site']) {
      const asked = await get(address, { headers: { 'sec-fetch-site': from } });
      expect(asked.status).toBe(403);
      expect(asked.headers.getSetCookie()).toEqual([]);
      expect(asked.headers.get('cache-control')).toBe('no-store');
      const page = await asked.text();
      expect(page).not.toContain('<script');
      const link = /href="(\/api\/auth\/login[^"]*)"/.exec(page)![1]!.replaceAll('&amp;', '&');
      expect(new URL(link, site.origin).searchParams.get('returnTo')).toBe(kept);
      const pressed = await get(link, { headers: { 'sec-fetch-site': 'same-origin' } });
      expect([pressed.status, pressed.headers.getSetCookie().length]).toEqual([302, 1]);
    }
    const typed = await get(address, { headers: { 'sec-fetch-site': 'none' } });
    expect(typed.status).toBe(302);
  });

  test('needs no click from a page of this site under another loopback name', async () => {
    const { port } = new URL(site.origin);
    for (const [page, status] of [
      [`http://localhost:${port}/`, 302],
      [`http://localhost:${Number(port) - 1}/`, 403],
      [`http://localhost.evil.example:${port}/`, 403],
    ] as const) {
      const headers = { 'sec-fetch-site': 'cross-site', referer: page };
      expect([page, (await get('/api/auth/login', { headers })).status]).toEqual([page, status]);
    }
  });

  test('is refused with an unknown state or code', async () => {
    for (const query of ['', '?state=x', '?state=x&code=y', '?error=access_denied']) {
      expect((await get(`/api/auth/callback${query}`)).status).toBe(403);
    }
  });
});

describe('a session', () => {
  test('is missing for visitors: calls are refused with 401 and a message', async () => {
    for (const path of ['/api/auth/user', '/api/auth/credits', '/api/generations']) {
      const answer = await get(path);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({
        code: 'signed_out',
        error: expect.stringContaining('sign in'),
      });
    }
  });

  test('does not survive a tampered cookie', async () => {
    const { id } = await createUser(site.db);
    const token = await createSession(site.db, id);
    const last = token.endsWith('A') ? 'B' : 'A';
    for (const forged of [
      `${token.slice(0, -1)}${last}`,
      '',
      'x',
      `${token}x`,
      encodeURIComponent("' OR 1=1"),
    ]) {
      const answer = await get('/api/auth/user', { headers: { cookie: `framewright=${forged}` } });
      expect(answer.status).toBe(401);
    }
    const whole = await get('/api/auth/user', { headers: { cookie: `framewright=${token}` } });
    expect(whole.status).toBe(200);
  });

  test('expires after its lifetime, and after a week without use', async () => {
    const { id } = await createUser(site.db);
    const [expired, idle] = [await createSession(site.db, id), await createSession(site.db, id)];
    const { hashToken } = await import('#features/accounts/rules/tokens');
    const update = (token: string, values: { expiresAt?: Date; lastSeenAt?: Date }) =>
      site.db.updateTable('sessions').set(values).where('tokenHash', '=', hashToken(token)).execute();
    await update(expired, { expiresAt: new Date(Date.now() - 1_000) });
    await update(idle, { lastSeenAt: new Date(Date.now() - 8 * 86_400_000) });
    for (const token of [expired, idle]) {
      expect((await get('/api/auth/user', { headers: { cookie: `framewright=${token}` } })).status).toBe(401);
    }
  });

  test('is ended by signing out, also for copies of its cookie', async () => {
    const { browser } = await signIn(site.origin, { email: 'leaving@example.test' });
    const copied = browser.find('framewright')!;
    const out = await browser.go(`${site.origin}/api/auth/logout`);
    expect(out.status).toBe(302);
    // Private pictures stay in the browser's cache for an hour otherwise.
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(browser.find('framewright')).toBeUndefined();
    expect((await get('/api/auth/user', { headers: { cookie: `framewright=${copied}` } })).status).toBe(401);
  });

  test("is not ended by another site's link", async () => {
    const { browser } = await signIn(site.origin, { email: 'staying@example.test' });
    const out = await browser.go(`${site.origin}/api/auth/logout`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(out.headers.get('clear-site-data')).toBeNull();
    expect((await browser.go(`${site.origin}/api/auth/user`)).status).toBe(200);
  });
});

test('too many sign-ins from one IP address are refused with a retry time', async () => {
  const strict = await startTestApp({
    limits: { signIn: 2, paid: 5, api: 1_000 },
  });
  try {
    const login = () => fetch(`${strict.origin}/api/auth/login`, { redirect: 'manual' });
    expect([(await login()).status, (await login()).status]).toEqual([302, 302]);
    const refused = await login();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'rate_limited', retryAfter: expect.any(Number) });
  } finally {
    await strict.close();
  }
});

test('if the identity provider is unreachable, the browser gets a notice on the home page, and the site works', async () => {
  const alone = await startTestApp();
  try {
    await alone.stopIdentityProvider();
    const login = await fetch(`${alone.origin}/api/auth/login`, { redirect: 'manual' });
    expect(login.status).toBe(302);
    expect(login.headers.get('location')).toBe('/?auth_error=unavailable');
    expect((await fetch(`${alone.origin}/`)).status).toBe(200);
  } finally {
    await alone.close();
  }
});
