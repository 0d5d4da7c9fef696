import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAdminAudit } from '#features/security-events/queries/admin-audit';
import { createUser } from '#testing/factories';
import { createAdmin } from '#testing/moderation-factories';
import type { SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { adminAuditPage } from '../contract/admin-audit.ts';

const PICTURE = randomUUID();
const GONE = randomUUID();
let site: TestApp;
let admin: SitePerson;
let ada: string;
beforeAll(async () => {
  site = await startTestApp();
  admin = await createAdmin(site);
  ({ id: ada } = await createUser(site.db, { email: 'Ada@mail.example' }));
  await record('approve-picture', `gallery-image:${PICTURE}`, { reason: 'sexual' });
  await record('fix-credits', `user:${ada}`, { credits: 100, creditsBefore: 0 }, 'other@example.test');
  await record('fix-credits', `user:${GONE}`, {}, 'other@example.test');
  await record('rename', 'user:not-an-id', {});
});
afterAll(() => site.close());

async function record(
  action: string,
  subject: string,
  detail: Record<string, unknown>,
  adminEmail = 'admin@example.test',
): Promise<void> {
  const entry = { adminId: admin.id, adminEmail, action, subject, detail: JSON.stringify(detail) };
  await site.db.transaction().execute((trx) => insertAdminAudit(trx, entry));
}

async function list(filter: Record<string, string> = {}) {
  const answer = await admin.call(`/api/admin/audit?${new URLSearchParams(filter)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return adminAuditPage.parse(await answer.json());
}
const subjects = async (filter: Record<string, string>) =>
  (await list(filter)).entries.map(({ subject }) => subject);

describe('the audit log', () => {
  test('contains every change, newest first, with the affected account', async () => {
    const { entries, total, actions, admins } = await list();
    expect(entries.map(({ action }) => action)).toEqual([
      'rename',
      'fix-credits',
      'fix-credits',
      'approve-picture',
    ]);
    expect(total).toBe(4);
    expect(actions).toEqual(['approve-picture', 'fix-credits', 'rename']);
    expect(admins).toEqual(['admin@example.test', 'other@example.test']);
    expect(entries[2]).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      adminEmail: 'other@example.test',
      action: 'fix-credits',
      subject: `user:${ada}`,
      subjectEmail: 'Ada@mail.example',
      detail: { credits: 100, creditsBefore: 0 },
    });
    expect(entries[1]!.subjectEmail).toBeNull();
  });

  test('is filtered by action, admin and subject, and paged', async () => {
    expect(await subjects({ action: 'fix-credits' })).toEqual([`user:${GONE}`, `user:${ada}`]);
    expect(await subjects({ admin: 'admin@example.test' })).toHaveLength(2);
    expect(await subjects({ subject: PICTURE.slice(0, 8).toUpperCase() })).toEqual([
      `gallery-image:${PICTURE}`,
    ]);
    expect(await subjects({ subject: 'ada@MAIL' })).toEqual([`user:${ada}`]);
    expect(await subjects({ subject: '%' })).toEqual([]);
    expect(await subjects({ subject: 'x\0y' })).toEqual([]);
    expect(await subjects({ action: 'fix-credits', admin: 'admin@example.test' })).toEqual([]);
    const page = await list({ limit: '1', offset: '1', admin: 'other@example.test' });
    expect(page).toMatchObject({ total: 2, entries: [{ subject: `user:${ada}` }] });
  });

  test.each(['limit=0', 'limit=101', 'offset=-1', `subject=${'x'.repeat(201)}`])(
    'refuses %s, naming it',
    async (query) => {
      const answer = await admin.call(`/api/admin/audit?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ field: query.split('=')[0] });
    },
  );
});
