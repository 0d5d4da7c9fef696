import { beforeAll, expect, test } from 'vitest';
import { createSession, createUser } from '#testing/factories';
import { createPayer, untilDelivered } from '#testing/payer';
import { setUpBilling } from '#testing/set-up-billing';
import { deliver } from '#testing/site-person';
import type { TestBilling } from '#testing/test-billing';
import { syncCustomer } from '../../rules/sync-customer.ts';

let site: TestBilling;
setUpBilling((started) => {
  site = started;
});

let adminCookie: string;
beforeAll(async () => {
  const admin = await createUser(site.db, { email: 'admin@example.test' });
  adminCookie = `framewright=${await createSession(site.db, admin.id)}`;
});

const fixCredits = (email: string) =>
  fetch(`${site.origin}/api/admin/fix-subscription-credits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: adminCookie },
    body: JSON.stringify({ email }),
  });

async function emailOf(userId: string): Promise<string> {
  const { email } = await site.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

test('"I changed my email, and my renewal went to somebody else": credits follow the customer, never an email', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  const former = await emailOf(ada.id);
  await site.db.updateTable('users').set({ email: 'ada@new.test' }).where('id', '=', ada.id).execute();
  // Another person registers with the address that Stripe still has.
  const other = await createUser(site.db, { email: former });
  await site.standIn.clock.advance({ months: 1 });
  await untilDelivered(site.standIn);
  expect(await ada.history()).toEqual(['+3 subscription = 3', '-3 renewed = 0', '+3 subscription = 3']);
  const transfers = site.db.selectFrom('transfers').select('id').where('userId', '=', other.id);
  expect(await transfers.execute()).toEqual([]);

  await syncCustomer(site, { userId: ada.id, occasion: 'sign-in' });
  const customer = site.standIn.stores.test.objects.customer.get(await ada.customerId());
  expect(customer?.email).toBe('ada@new.test');
});

test('"An admin gave me the credits twice": the fix, pressed twice at once and once more, grants 100 credits', async () => {
  const ada = await createPayer(site);
  await ada.subscribe('starter');
  await deliver(site, await ada.request(3), { count: 3 });
  const email = await emailOf(ada.id);
  const answers = await Promise.all([fixCredits(email), fixCredits(email), fixCredits(email)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await fixCredits(email)).status).toBe(409);
  expect(await ada.balance()).toEqual({ credits: 100, held: 0 });
  expect(await ada.history()).toEqual([
    '+3 subscription = 3',
    '-3 generation (charged 3) = 0',
    '+100 admin-fix = 100',
  ]);
});

test('"I have neither plan nor credits": the fix is refused without a subscription, with the reason', async () => {
  const ada = await createPayer(site, 0);
  const email = await emailOf(ada.id);
  expect((await fixCredits(email)).status).toBe(409);
  expect(await ada.history()).toEqual([]);
});

test('"Somebody else manages my subscription": the portal opens for the user’s own customer only, and needs sign-in', async () => {
  const [ada, bob] = [await createPayer(site), await createPayer(site)];
  await ada.subscribe();
  const { url } = await (await ada.post('/api/customer-portal', {})).json();
  const portals = [...site.standIn.stores.test.objects['billing_portal.session'].values()];
  expect(portals.find((portal) => portal.url === url)?.customer).toBe(await ada.customerId());
  expect((await bob.post('/api/customer-portal', {})).status).toBe(409);
  const visitor = await fetch(`${site.origin}/api/customer-portal`, { method: 'POST' });
  expect(visitor.status).toBe(401);
});
