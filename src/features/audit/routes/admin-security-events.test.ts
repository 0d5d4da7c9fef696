import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordSecurityEvent } from '#features/security-events/rules/record-security-event';
import { createUser } from '#testing/factories';
import { createAdmin } from '#testing/moderation-factories';
import { signIn } from '#testing/sign-in';
import type { SitePerson } from '#testing/site-person';
import { makeSignInsOld } from '#testing/stale-session';
import { startTestApp, type TestApp } from '#testing/test-app';
import { type SecurityEventsPage, securityEventsPage } from '../contract/security-events.ts';

let site: TestApp;
let admin: SitePerson;
let ada: string;
let mary: string;
beforeAll(async () => {
  site = await startTestApp({ trustProxy: ['127.0.0.1'] });
  admin = await createAdmin(site);
  ({ id: ada } = await createUser(site.db, { email: 'Ada@mail.example' }));
  ({ id: mary } = await createUser(site.db, { email: 'mary@mail.example' }));
  const record = (event: Parameters<typeof recordSecurityEvent>[1]) => recordSecurityEvent(site, event);
  record({ kind: 'signed-in', userId: ada, address: '203.0.113.7' });
  record({ kind: 'key-made', userId: ada, address: '203.0.113.70', details: { hint: '=fw_live' } });
  record({ kind: 'user-suspended', userId: mary, subjectUserId: ada, address: '2001:db8:1:2::/64' });
  record({ kind: 'sign-in-refused', address: '203.0.113.8' });
});
afterAll(() => site.close());

async function list(filter: Record<string, string> = {}): Promise<SecurityEventsPage> {
  const answer = await admin.call(`/api/admin/security-events?${new URLSearchParams(filter)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return securityEventsPage.parse(await answer.json());
}
const kinds = async (filter: Record<string, string>) => (await list(filter)).events.map(({ kind }) => kind);

describe('security events', () => {
  test('are listed newest first, with user, subject, IP address and time', async () => {
    const { events, total } = await list();
    expect(total).toBe(4);
    expect(events.map(({ kind }) => kind)).toEqual([
      'sign-in-refused',
      'user-suspended',
      'key-made',
      'signed-in',
    ]);
    expect(events[1]).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      kind: 'user-suspended',
      userId: mary,
      email: 'mary@mail.example',
      subjectUserId: ada,
      subjectEmail: 'Ada@mail.example',
      address: '2001:db8:1:2::/64',
      requestId: null,
      count: 1,
      details: {},
    });
  });

  test('are filtered by kind, person, address and time, and paged', async () => {
    expect(await kinds({ kind: 'signed-in' })).toEqual(['signed-in']);
    expect(await kinds({ person: 'ADA@mail' })).toEqual(['user-suspended', 'key-made', 'signed-in']);
    expect(await kinds({ person: mary.toUpperCase() })).toEqual(['user-suspended']);
    expect(await kinds({ person: '%' })).toEqual([]);
    expect(await kinds({ person: 'a\0b' })).toEqual([]);
    expect(await kinds({ address: '203.0.113.7' })).toEqual(['key-made', 'signed-in']);
    expect(await kinds({ address: '2001:DB8' })).toEqual(['user-suspended']);
    expect(await kinds({ from: '2026-01-01', to: '2026-01-02T10:00:00Z' })).toEqual([]);
    expect((await list({ from: new Date(Date.now() - 60_000).toISOString() })).total).toBe(4);
    const page = await list({ limit: '1', offset: '1', person: ada });
    expect(page).toMatchObject({ total: 3, events: [{ kind: 'key-made' }] });
  });

  test.each([
    'limit=0',
    'limit=101',
    'offset=-1',
    'kind=nothing',
    'from=yesterday',
    `person=${'x'.repeat(201)}`,
  ])('refuse %s and name the parameter', async (query) => {
    for (const path of ['', '/export']) {
      if (path !== '' && /limit|offset/.test(query)) continue;
      const answer = await admin.call(`/api/admin/security-events${path}?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ field: query.split('=')[0] });
    }
  });

  test('are all exported as CSV or JSON lines, and each export is recorded', async () => {
    await site.db
      .insertInto('securityEvents')
      .values(Array.from({ length: 2_300 }, () => ({ kind: 'key-refused' })))
      .execute();
    const lines = await admin.call('/api/admin/security-events/export?format=ndjson&kind=key-refused');
    expect(lines.headers.get('content-type')).toContain('ndjson');
    const events = (await lines.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: number });
    expect(new Set(events.map(({ id }) => id)).size).toBe(2_300);
    const table = await admin.call(`/api/admin/security-events/export?person=${ada}`);
    expect(table.headers.get('content-disposition')).toMatch(/attachment; filename=".+\.csv"/);
    const text = await table.text();
    expect(text.split('\r\n')[0]).toContain('id,at,kind,userId,email');
    expect(text).toContain('Ada@mail.example');
    const refused = await admin.call('/api/admin/security-events/export', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(refused.status).toBe(403);
    expect(await kinds({ kind: 'admin-changed' })).toEqual(['admin-changed', 'admin-changed']);
  });
});

describe('refusals', () => {
  test('because of role, scope or an old sign-in are recorded on every route', async () => {
    const email = 'curious@mail.example';
    const { browser } = await signIn(site.origin, { email });
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await browser.go(site.origin + path, {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, string> };
    };
    const made = await call('POST', '/api/api-keys', { name: 'Gallery', scopes: ['gallery:read'] });
    for (const path of ['/api/admin/users', '/api/test-stripe-config', '/api/test-stripe-price/price_1'])
      expect((await call('GET', path)).status).toBe(403);
    const byKey = await fetch(`${site.origin}/api/v1/generations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${made.body.secret}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(byKey.status).toBe(403);
    const { body: user } = await call('GET', '/api/auth/user');
    await makeSignInsOld(site.db, user.id!);
    expect((await call('POST', '/api/account/sessions/revoke-others')).status).toBe(403);

    const { events } = await list({ person: email });
    expect(events.map(({ kind, userId, details }) => [kind, userId, details])).toEqual([
      ['fresh-sign-in-required', user.id, { route: 'POST /api/account/sessions/revoke-others' }],
      ['key-refused', user.id, { why: 'scope', scope: 'generations:write', keyId: expect.any(String) }],
      ['key-used', user.id, expect.anything()],
      ['admin-refused', user.id, { route: 'GET /api/test-stripe-price/:priceId' }],
      ['admin-refused', user.id, { route: 'GET /api/test-stripe-config' }],
      ['admin-refused', user.id, { route: 'GET /api/admin/users' }],
      ['key-made', user.id, expect.anything()],
      ['signed-in', user.id, expect.anything()],
    ]);
    for (const { address, requestId } of events)
      expect([address, requestId]).toEqual(['127.0.0.1', expect.any(String)]);
  });

  test('are recorded by their code, with the route and the caller', async () => {
    await admin.call('/api/account/delete', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
    await fetch(`${site.origin}/api/v1/gallery/search`, {
      headers: { authorization: 'Bearer fw_live_nothing', 'x-request-id': 'known-request' },
    });
    const { events } = await list({ limit: '2' });
    expect(events).toMatchObject([
      { kind: 'key-refused', requestId: 'known-request', address: '127.0.0.1', details: { why: 'unknown' } },
      { kind: 'cross-site-refused', details: { route: 'POST /api/account/delete' } },
    ]);
  });
});
