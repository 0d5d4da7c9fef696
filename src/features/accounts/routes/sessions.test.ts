import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CookieBrowser } from '#testing/cookie-browser';
import { signIn } from '#testing/sign-in';
import { startTestApp, type TestApp } from '#testing/test-app';
import { type AccountSession, accountSession } from '../contract/sessions.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function list(browser: CookieBrowser): Promise<AccountSession[]> {
  const answer = await browser.go(`${site.origin}/api/account/sessions`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return accountSession.array().parse(await answer.json());
}
const end = (browser: CookieBrowser, id: string) =>
  browser.go(`${site.origin}/api/account/sessions/${id}`, { method: 'DELETE' });
const endOthers = (browser: CookieBrowser) =>
  browser.go(`${site.origin}/api/account/sessions/revoke-others`, { method: 'POST' });
const statusOf = async (browser: CookieBrowser) => (await browser.go(`${site.origin}/api/auth/user`)).status;

async function open(email: string, userAgent?: string): Promise<CookieBrowser> {
  const { browser } = await signIn(site.origin, { email });
  if (userAgent)
    await site.db
      .updateTable('sessions')
      .set({ userAgent })
      .where('id', '=', (await list(browser)).find(({ current }) => current)!.id)
      .execute();
  return browser;
}

describe('the sessions of an account', () => {
  test('are listed with device and last use, and the current one is marked', async () => {
    const laptop = await open('list@example.test', FIREFOX);
    const phone = await open('list@example.test', SAFARI);
    const sessions = await list(phone);
    expect(sessions.map(({ device, current }) => [device, current]).toSorted()).toEqual([
      ['Firefox on Windows', false],
      ['Safari on iPhone', true],
    ]);
    expect((await list(laptop)).find(({ current }) => current)?.device).toBe('Firefox on Windows');
    const stored = await site.db.selectFrom('sessions').select('tokenHash').execute();
    for (const { tokenHash } of stored)
      expect(JSON.stringify(sessions)).not.toContain(tokenHash.toString('hex'));
  });

  test('can be ended one by one, only by their owner, even while they are used', async () => {
    const laptop = await open('one@example.test');
    const phone = await open('one@example.test');
    const stranger = await open('stranger@example.test');
    const id = (await list(phone)).find(({ current }) => !current)!.id;
    expect((await end(stranger, id)).status).toBe(404);
    expect((await end(phone, 'nothing')).status).toBe(404);
    const used = Array.from({ length: 20 }, () => statusOf(laptop));
    const ended = await Promise.all([end(phone, id), end(phone, id)]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect((await Promise.all(used)).every((status) => status === 200 || status === 401)).toBe(true);
    expect(await statusOf(laptop)).toBe(401);
    expect(await statusOf(phone)).toBe(200);
    const own = (await list(phone))[0]!.id;
    expect((await end(phone, own)).headers.getSetCookie().join()).toContain('framewright=;');
    expect(await statusOf(phone)).toBe(401);
  });

  test('can all be ended except the current one, and stay ended', async () => {
    const browsers = [];
    for (let number = 0; number < 4; number += 1) browsers.push(await open('all@example.test'));
    const [first, ...others] = browsers as [CookieBrowser, ...CookieBrowser[]];
    expect(await (await endOthers(first)).json()).toEqual({ ended: 3 });
    expect(await (await endOthers(first)).json()).toEqual({ ended: 0 });
    expect(await statusOf(first)).toBe(200);
    for (const browser of others) expect(await statusOf(browser)).toBe(401);
    expect((await endOthers(others[0]!)).status).toBe(401);
  });

  test('are recorded as security events with the IP address', async () => {
    await site.securityEvents.flush();
    const rows = await site.db
      .selectFrom('securityEvents')
      .select(['kind', 'address', 'requestId', 'userId'])
      .execute();
    for (const kind of ['signed-in', 'session-ended'])
      expect(rows.find((row) => row.kind === kind)).toMatchObject({
        address: '127.0.0.1',
        requestId: expect.stringMatching(/^[\w-]{8,}$/),
        userId: expect.any(String),
      });
  });

  test('refuse requests of a page that shows another user', async () => {
    const browser = await open('beside@example.test');
    const ask = (userId: string) =>
      browser.go(`${site.origin}/api/auth/user`, { headers: { 'framewright-user': userId } });
    const { id } = (await (await browser.go(`${site.origin}/api/auth/user`)).json()) as { id: string };
    expect((await ask(id)).status).toBe(200);
    expect((await ask(crypto.randomUUID())).status).toBe(401);
    expect(await (await browser.go(`${site.origin}/api/auth/session`)).json()).toEqual({ userId: id });
    expect(await (await fetch(`${site.origin}/api/auth/session`)).json()).toEqual({ userId: null });
  });
});
