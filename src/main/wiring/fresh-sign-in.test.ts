import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSession, createUser } from '#testing/factories';
import { listRoutes } from '#testing/list-routes';
import { createAdmin } from '#testing/moderation-factories';
import { signIn } from '#testing/sign-in';
import { createPerson, type SitePerson } from '#testing/site-person';
import { makeSignInsOld } from '#testing/stale-session';
import { startTestApp, type TestApp } from '#testing/test-app';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const makeKey = (person: SitePerson) =>
  person.post('/api/api-keys', { name: 'Newsroom', scopes: ['gallery:read'] });
const deleteAccount = (person: SitePerson, email: string) => person.post('/api/account/delete', { email });

describe('a sign-in that is older than a quarter of an hour', () => {
  test('cannot create a key or delete the account; a fresh one can do both', async () => {
    const person = await createPerson(site, 3);
    const { email } = await site.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    await makeSignInsOld(site.db, person.id, 14);
    expect((await makeKey(person)).status).toBe(201);
    await makeSignInsOld(site.db, person.id, 16);
    for (const answer of [await makeKey(person), await deleteAccount(person, email)]) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({
        code: 'fresh_sign_in_required',
        error: 'Please sign in again to do this.',
      });
    }
    expect((await person.call('/api/auth/credits')).status).toBe(200);
    await makeSignInsOld(site.db, person.id, 0);
    expect((await deleteAccount(person, email)).status).toBe(204);
  });

  test('ends only its own session', async () => {
    const person = await createPerson(site, 0);
    const other = await createSession(site.db, person.id);
    const list = async () =>
      (await (await person.call('/api/account/sessions')).json()) as { id: string; current: boolean }[];
    const end = (id: string) => person.call(`/api/account/sessions/${id}`, { method: 'DELETE' });
    const endOthers = () => person.call('/api/account/sessions/revoke-others', { method: 'POST' });
    await makeSignInsOld(site.db, person.id);
    const elsewhere = (await list()).find(({ current }) => !current)!.id;
    for (const answer of [await end(elsewhere), await end(randomUUID()), await endOthers()]) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'fresh_sign_in_required' });
    }
    const opened = await fetch(`${site.origin}/api/auth/user`, {
      headers: { cookie: `framewright=${other}` },
    });
    expect(opened.status).toBe(200);
    await makeSignInsOld(site.db, person.id, 0);
    expect((await end(elsewhere)).status).toBe(204);
    await makeSignInsOld(site.db, person.id);
    expect((await end((await list())[0]!.id)).status).toBe(204);
  });

  test('cannot change anything as an admin, at any route, but can read', async () => {
    const admin = await createAdmin(site);
    await makeSignInsOld(site.db, admin.id);
    const changes = listRoutes(site.app)
      .map((route) => route.split(' ') as [string, string])
      .filter(([method, path]) => path.startsWith('/api/admin/') && !['GET', 'HEAD'].includes(method))
      .filter(([, path]) => path !== '/api/admin/check-user');
    expect(changes.length).toBeGreaterThanOrEqual(6);
    for (const [method, path] of changes) {
      const answer = await admin.call(
        path.replaceAll(/:\w+/g, () => randomUUID()),
        {
          method,
          headers: { 'content-type': 'application/json' },
          body: '{}',
        },
      );
      expect([path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        path,
        403,
        'fresh_sign_in_required',
      ]);
    }
    expect((await admin.call('/api/admin/users')).status).toBe(200);
    expect((await admin.post('/api/admin/check-user', { email: 'nobody@example.test' })).status).toBe(404);
    await makeSignInsOld(site.db, admin.id, 0);
    expect((await admin.post('/api/admin/revoke-api-keys', { email: 'nobody@example.test' })).status).toBe(
      404,
    );
  });

  test('is as old as its session if the previous release started it', async () => {
    const { id } = await createUser(site.db, {});
    const token = await createSession(site.db, id);
    const make = () =>
      fetch(`${site.origin}/api/api-keys`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `framewright=${token}` },
        body: JSON.stringify({ name: 'Old', scopes: ['gallery:read'] }),
      });
    expect((await make()).status).toBe(201);
    await sql`UPDATE sessions SET signed_in_at = NULL, created_at = now() - interval '1 hour' WHERE user_id = ${id}`.execute(
      site.db,
    );
    expect((await make()).status).toBe(403);
  });
});

describe('signing in again', () => {
  test('makes the provider ask, uses its time, and returns to the page', async () => {
    const { browser } = await signIn(site.origin, { email: 'again@example.test' });
    const { id } = (await (await browser.go(`${site.origin}/api/auth/user`)).json()) as { id: string };
    await makeSignInsOld(site.db, id);
    const login = await browser.go(`${site.origin}/api/auth/login?fresh=true&returnTo=/account%23api-keys`);
    const asked = new URL(login.headers.get('location')!).searchParams;
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0']);
    // Addresses stand in logs and in the browser's history.
    expect(decodeURIComponent(asked.toString())).not.toContain('again@example.test');
    const { landing } = await signIn(site.origin, {
      email: 'again@example.test',
      returnTo: '/account',
      fresh: true,
      browser,
    });
    expect(landing.headers.get('location')).toBe('/account');
    const sessions = await site.db.selectFrom('sessions').selectAll().where('userId', '=', id).execute();
    expect(sessions).toHaveLength(1);
    expect(Date.now() - sessions[0]!.signedInAt!.getTime()).toBeLessThan(60_000);
    const made = await browser.go(`${site.origin}/api/api-keys`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Fresh', scopes: ['gallery:read'] }),
    });
    expect(made.status).toBe(201);
  });
});
