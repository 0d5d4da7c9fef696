import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '#testing/factories';
import { createAdmin } from '#testing/moderation-factories';
import type { SitePerson } from '#testing/site-person';
import { startTestApp, type TestApp } from '#testing/test-app';
import { adminUsersPage } from '../contract/admin-users.ts';

let site: TestApp;
let admin: SitePerson;
beforeAll(async () => {
  site = await startTestApp();
  admin = await createAdmin(site);
  await person('mary.shelley@mail.example', { firstName: 'Mary', lastName: 'Shelley', credits: 3, days: 5 });
  const byron = await person('LORD@Byron.example', { firstName: 'George', lastName: 'Byron', credits: 0 });
  await subscribe(byron, { customer: 'cus_Byron1', id: 'sub_old', status: 'canceled', month: 1 });
  const percy = await person('percy_100%@mail.example', { firstName: null, lastName: null, credits: 10 });
  await subscribe(percy, { customer: 'cus_Percy1', id: 'sub_past', status: 'past_due', month: 1 });
  await subscribe(percy, { customer: 'cus_Percy1', id: 'sub_dead', status: 'canceled', month: 2 });
  const claire = await person('claire@mail.example', { firstName: 'Claire', lastName: 'Étoile', credits: 7 });
  await subscribe(claire, { customer: 'cus_Claire', id: 'sub_new', status: 'active', month: 3 });
  const gone = await person('gone@mail.example', { firstName: null, lastName: null, credits: 0 });
  const email = `deleted-${gone}@deleted.invalid`;
  await site.db
    .updateTable('users')
    .set({ issuer: 'deleted', subject: gone, email, emailVerified: false, deletedAt: new Date() })
    .where('id', '=', gone)
    .execute();
});
afterAll(() => site.close());

/** A user who registered `days` days ago. */
async function person(
  email: string,
  {
    firstName,
    lastName,
    credits,
    days = 0,
  }: { firstName: string | null; lastName: string | null; credits: number; days?: number },
): Promise<string> {
  const { id } = await createUser(site.db, { email, credits });
  const createdAt = sql<Date>`now() - ${days} * interval '1 day' - interval '1 hour'`;
  await site.db.updateTable('users').set({ firstName, lastName, createdAt }).where('id', '=', id).execute();
  return id;
}

async function subscribe(
  userId: string,
  { customer, id, status, month }: { customer: string; id: string; status: string; month: number },
): Promise<void> {
  await site.db.updateTable('users').set({ stripeCustomerId: customer }).where('id', '=', userId).execute();
  const at = new Date(Date.UTC(2026, month));
  await site.db
    .insertInto('subscriptions')
    .values({
      id,
      userId,
      customerId: customer,
      planId: 'professional',
      priceId: 'price_1',
      status,
      currentPeriodStart: at,
      currentPeriodEnd: new Date(Date.UTC(2026, month + 1)),
      livemode: false,
      startedAt: at,
      observedAt: at,
    })
    .execute();
}

async function list(query = '') {
  const answer = await admin.call(`/api/admin/users${query}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return adminUsersPage.parse(await answer.json());
}
const emails = async (query: string) => (await list(query)).users.map(({ email }) => email);
const find = async (q: string) => await emails(`?q=${encodeURIComponent(q)}`);

describe('the list of users', () => {
  test('contains all users except deleted ones, last registered first, with totals', async () => {
    const { users, total, totals } = await list();
    expect(users.map(({ email }) => email)).toEqual([
      expect.stringMatching(/^[\w-]+@example\.test$/),
      'admin@example.test',
      'claire@mail.example',
      'percy_100%@mail.example',
      'LORD@Byron.example',
      'mary.shelley@mail.example',
    ]);
    expect(total).toBe(6);
    expect(totals).toEqual({ users: 6, activeSubscriptions: 2, credits: 20, averageCredits: 3.3 });
    expect(users.at(-1)).toEqual({
      id: expect.any(String),
      email: 'mary.shelley@mail.example',
      firstName: 'Mary',
      lastName: 'Shelley',
      profileImageUrl: null,
      credits: 3,
      stripeSubscriptionId: null,
      stripeCustomerId: null,
      subscriptionActive: false,
      suspendedAt: null,
      suspensionReason: null,
      subscriptionStatus: null,
      createdAt: expect.any(String),
      registeredDaysAgo: 5,
    });
  });

  test('shows the subscription that gives access, or else the last one', async () => {
    const [percy] = (await list('?q=percy')).users;
    expect(percy).toMatchObject({
      stripeSubscriptionId: 'sub_past',
      subscriptionStatus: 'past_due',
      subscriptionActive: true,
      stripeCustomerId: 'cus_Percy1',
      firstName: null,
    });
    const [byron] = (await list('?q=byron')).users;
    expect(byron).toMatchObject({
      stripeSubscriptionId: 'sub_old',
      subscriptionStatus: 'canceled',
      subscriptionActive: false,
    });
  });

  test('finds parts of email, name and customer id, ignoring case', async () => {
    expect(await find('SHELL')).toEqual(['mary.shelley@mail.example']);
    expect(await find('lord@')).toEqual(['LORD@Byron.example']);
    expect(await find('cus_byron')).toEqual(['LORD@Byron.example']);
    expect(await find('étoile')).toEqual(['claire@mail.example']);
    expect(await find('ÉTO')).toEqual(['claire@mail.example']);
    expect(await find('  etoile ')).toEqual([]);
    expect(await find('byron   george')).toEqual(['LORD@Byron.example']);
    expect(await find('deleted')).toEqual([]);
  });

  test('treats wildcards and quotes literally', async () => {
    expect(await find('100%@')).toEqual(['percy_100%@mail.example']);
    expect(await find('%')).toEqual(['percy_100%@mail.example']);
    expect(await find('percy_')).toEqual(['percy_100%@mail.example']);
    expect(await find('y_s')).toEqual([]);
    expect(await find('\\')).toEqual([]);
    expect(await find("'; DROP TABLE users; --")).toEqual([]);
    expect(await find('mary\0shelley')).toEqual(['mary.shelley@mail.example']);
  });

  test('filters, searches and pages; the totals stay the same', async () => {
    const active = await list('?active=true');
    expect(active.users.map(({ firstName }) => firstName)).toEqual(['Claire', null]);
    expect(active).toMatchObject({ total: 2, totals: { users: 6, activeSubscriptions: 2 } });
    expect(await emails('?customer=true')).toHaveLength(3);
    expect(await emails('?customer=true&q=mail&active=true')).toHaveLength(2);
    const second = await list('?q=mail&limit=2&offset=2');
    expect(second).toMatchObject({ total: 3, users: [{ lastName: 'Shelley' }] });
    expect(await list('?offset=500')).toMatchObject({ total: 6, users: [] });
  });

  test.each(['limit=0', 'limit=101', 'offset=-1', 'active=perhaps', `q=${'x'.repeat(201)}`])(
    'refuses %s, naming it',
    async (query) => {
      const answer = await admin.call(`/api/admin/users?${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ field: query.split('=')[0] });
    },
  );
});
