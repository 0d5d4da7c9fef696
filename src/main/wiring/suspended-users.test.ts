import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { adminUsersPage, changedUser } from '#features/users/contract/admin-users';
import { createAdmin } from '#testing/moderation-factories';
import { signIn } from '#testing/sign-in';
import { createPerson, deliver, type SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';

const REASON = 'Stolen cards were used';
let site: TestApp;
let admin: SitePerson;
beforeAll(async () => {
  site = await startTestApp();
  admin = await createAdmin(site);
});
afterAll(() => site.close());

const change = (id: string, body: unknown, by = admin) =>
  by.call(`/api/admin/users/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const suspend = (id: string, reason = REASON) => change(id, { suspended: true, reason });
const search = (key: string) =>
  fetch(`${site.origin}/api/v1/gallery/search`, { headers: { authorization: `Bearer ${key}` } });

describe('a suspended user', () => {
  test('is signed out everywhere, cannot sign in, and reads why; keys are refused until the suspension ends', async () => {
    const { browser } = await signIn(site.origin, { email: 'bad@example.test' });
    const { id } = (await (await browser.go(`${site.origin}/api/auth/user`)).json()) as { id: string };
    const { secret } = await createApiKey(site, { userId: id, name: 'Key', scopes: ['gallery:read'] });
    expect((await search(secret)).status).toBe(200);

    const answer = changedUser.parse(await (await suspend(id)).json());
    expect(answer).toMatchObject({ id, suspended: true, suspensionReason: REASON });
    expect((await browser.go(`${site.origin}/api/auth/user`)).status).toBe(401);
    const refused = await search(secret);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: 'suspended',
      error: `This account is suspended. Reason: ${REASON}`,
    });
    const { landing } = await signIn(site.origin, { email: 'bad@example.test' });
    expect(landing.status).toBe(403);
    expect(await landing.text()).toContain(REASON);
    await expect(createApiKey(site, { userId: id, name: 'New', scopes: ['gallery:read'] })).rejects.toThrow(
      'suspended',
    );
    const listed = adminUsersPage.parse(
      await (await admin.call('/api/admin/users?q=bad@example.test')).json(),
    );
    expect(listed.users[0]).toMatchObject({ suspensionReason: REASON, suspendedAt: expect.any(String) });

    expect((await change(id, { suspended: false })).status).toBe(200);
    expect((await search(secret)).status).toBe(200);
    const again = await signIn(site.origin, { email: 'bad@example.test' });
    expect((await again.browser.go(`${site.origin}/api/auth/user`)).status).toBe(200);
  });

  test('gets and pays for earlier requests', async () => {
    const person = await createPerson(site, 2);
    const asked = await person.post('/api/quick-generate', { prompt: 'a quiet lake' });
    const { id } = (await asked.json()) as { id: string };
    await suspend(person.id);
    await deliver(site, id);
    const { status } = await site.db
      .selectFrom('generations')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('completed');
  });

  test('is suspended despite concurrent sign-ins and requests', async () => {
    const email = 'race@example.test';
    const { browser } = await signIn(site.origin, { email });
    const { id } = (await (await browser.go(`${site.origin}/api/auth/user`)).json()) as { id: string };
    await Promise.all([
      suspend(id),
      suspend(id),
      ...Array.from({ length: 6 }, () => signIn(site.origin, { email })),
    ]);
    expect(await site.db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).toEqual([]);
    const audit = await site.db
      .selectFrom('adminAudit')
      .select('action')
      .where('subject', '=', `user:${id}`)
      .execute();
    expect(audit).toEqual([{ action: 'suspend-user' }]);
  });
});

describe('suspending', () => {
  test('is refused without a reason, for oneself, and for unknown users', async () => {
    const { id } = await createPerson(site, 0);
    for (const [target, body, status, named] of [
      [id, { suspended: true }, 400, 'reason'],
      [id, { suspended: true, reason: ' ' }, 400, 'reason'],
      [id, { suspended: true, reason: 'x'.repeat(501) }, 400, 'reason'],
      [id, { reason: REASON }, 400, 'suspended'],
      [admin.id, { suspended: true, reason: REASON }, 403, undefined],
      [randomUUID(), { suspended: true, reason: REASON }, 404, undefined],
      ['nobody', { suspended: true, reason: REASON }, 404, undefined],
    ] as const) {
      const answer = await change(target, body);
      expect([answer.status, ((await answer.json()) as { field?: string }).field]).toEqual([status, named]);
    }
  });

  test('is for admins, and recorded in the audit log and as a security event', async () => {
    const person = await createPerson(site, 0);
    expect((await change(person.id, { suspended: true, reason: REASON }, person)).status).toBe(403);
    await suspend(person.id);
    await site.securityEvents.flush();
    const events = await site.db
      .selectFrom('securityEvents')
      .select(['kind', 'userId', 'subjectUserId'])
      .where((where) => where.or([where('subjectUserId', '=', person.id), where('userId', '=', person.id)]))
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { kind: 'admin-refused', userId: person.id, subjectUserId: null },
      { kind: 'user-suspended', userId: admin.id, subjectUserId: person.id },
    ]);
  });
});
