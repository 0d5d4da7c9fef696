import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeIsolationReport } from '#features/operations/rules/store-isolation-report';
import { insertAdminAudit } from '#features/security-events/queries/admin-audit';
import { createSession, createUser } from '#testing/factories';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, type Visit, visit, visitSignedIn } from './support/browser.ts';
import { waitForHydration } from './support/parts.ts';
import { type Stage, startStage } from './support/stage.ts';

let stage: Stage;
let browser: Browser;
let adminId: string;
beforeAll(async () => {
  [stage, browser] = await Promise.all([
    startStage({ env: { ADMIN_EMAILS: 'admin@example.test' } }),
    startBrowser(),
  ]);
  for (let n = 1; n <= 53; n += 1)
    await createUser(stage.db, { email: `person-${n}@mail.example`, credits: 2 });
  const { id } = await createUser(stage.db, { email: 'grace@mail.example', credits: 7 });
  await stage.db
    .updateTable('users')
    .set({ firstName: null, lastName: null, stripeCustomerId: 'cus_Grace1' })
    .where('id', '=', id)
    .execute();
  const now = new Date();
  await stage.db
    .insertInto('subscriptions')
    .values({
      id: 'sub_1',
      userId: id,
      customerId: 'cus_Grace1',
      priceId: 'price_1',
      status: 'active',
      currentPeriodStart: now,
      currentPeriodEnd: new Date(now.getTime() + 86_400_000),
      livemode: false,
      startedAt: now,
      observedAt: now,
    })
    .execute();
  adminId = (await createUser(stage.db, { email: 'admin@example.test' })).id;
  const deed = { adminId, adminEmail: 'admin@example.test' };
  await stage.db.transaction().execute(async (trx) => {
    const detail = { caseId: adminId, origin: 'report', reason: 'violence', reportCount: 3, ownerId: id };
    await insertAdminAudit(trx, {
      ...deed,
      action: 'remove-picture',
      subject: `gallery-image:${adminId}`,
      detail: JSON.stringify(detail),
    });
    await insertAdminAudit(trx, {
      ...deed,
      action: 'fix-credits',
      subject: `user:${id}`,
      detail: JSON.stringify({ credits: 100, creditsBefore: 0, subscriptionId: 'sub_1' }),
    });
  });
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

async function visitAsAdmin(width: number): Promise<Visit> {
  const visitor = await visit(browser, { origin: stage.origin, width });
  const value = await createSession(stage.db, adminId);
  await visitor.page
    .context()
    .addCookies([{ name: 'framewright', value, url: stage.origin, httpOnly: true }]);
  return visitor;
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an admin finds users by URL, search and filters, and opens their credits', async () => {
  const { page, troubles, close } = await visitAsAdmin(1440);
  await page.goto('/admin/moderation');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();
  await heading(page, 'Users').waitFor();
  await expect.poll(() => rows(page).count()).toBe(50);
  await page.getByText('Total Users55').waitFor();
  await page.getByText('Active Subscriptions1').waitFor();
  await page.getByText('Total Credits113').waitFor();
  await page.getByText('Avg Credits/User2.1').waitFor();
  await expectAccessible(page, 'users');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => rows(page).count()).toBe(5);
  expect(page.url()).toMatch(/\?page=2$/);

  await page.keyboard.press('/');
  await page.keyboard.type('GRACE');
  // A half-typed search may also match one row.
  await expect.poll(() => page.url()).toMatch(/\?q=GRACE$/);
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Active subscription' }).click();
  await expect.poll(() => page.url()).toMatch(/\?q=GRACE&active=yes$/);
  await page.reload();
  const grace = rows(page);
  await grace.getByText('Unknown User').waitFor();
  expect(await grace.innerText()).toMatch(
    /Active Subscription\s+Stripe Customer\s+grace@mail.example[\s\S]*\b7\b[\s\S]*, \d{4}\s+today\s+Active\s+cus_Grace1/i,
  );
  await page.getByRole('searchbox').fill('nobody at all');
  await page.getByText('No users match').waitFor();
  await page.getByRole('button', { name: 'Show all users' }).click();
  await expect.poll(() => rows(page).count()).toBe(50);
  await page.goBack();
  await page.getByText('No users match').waitFor();
  await page.goto('/admin/users?q=grace');
  await page.getByRole('link', { name: 'Check credits of grace@mail.example' }).click();
  await page.waitForURL('**/admin/check-credits?email=grace%40mail.example');
  expect(troubles).toEqual([]);
  await close();
});

test('on a phone, the user list shows an error when it cannot be loaded', async () => {
  const { page, troubles, close } = await visitAsAdmin(390);
  await page.route('**/api/admin/users*', (route) =>
    route.fulfill({ status: 503, json: { error: 'The database is away', code: 'unavailable' } }),
  );
  await page.goto('/admin/users');
  await page.getByText('Error loading users: The database is away').waitFor();
  await page.unroute('**/api/admin/users*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => rows(page).count()).toBe(50);
  await page.route('**/api/admin/users*', (route) =>
    route.fulfill({
      json: {
        users: [],
        total: 0,
        totals: { users: 0, activeSubscriptions: 0, credits: 0, averageCredits: 0 },
      },
    }),
  );
  await page.reload();
  await page.getByText('No users registered yet').waitFor();
  await page.getByText('Avg Credits/User0.0').waitFor();
  expect(troubles.every((trouble) => trouble.startsWith('503 GET /api/admin/users'))).toBe(true);
  await close();
});

test('the audit log states who changed what, and filters by URL', async () => {
  const { page, troubles, close } = await visitAsAdmin(390);
  await page.goto('/admin/audit');
  const entries = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect.poll(() => entries.count()).toBe(2);
  await entries.first().getByText('admin@example.test gave 100 credits to grace@mail.example').waitFor();
  await entries.first().getByText('0 before, 100 after').waitFor();
  await entries.last().getByText('removed a picture from the gallery').waitFor();
  await entries.last().getByText('reported by 3 people').waitFor();
  await expectAccessible(page, 'audit log');
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Remove picture' }).click();
  await expect.poll(() => entries.count()).toBe(1);
  expect(page.url()).toMatch(/\?action=remove-picture$/);
  await page.goto('/admin/audit?subject=grace');
  await entries.getByText('gave 100 credits').waitFor();
  expect(await entries.count()).toBe(1);
  expect(troubles).toEqual([]);
  await close();
});

test('operations show each problem with its remedy, and check the ledger on request', async () => {
  const { page, troubles, close } = await visitAsAdmin(1440);
  const person = await createUser(stage.db, { credits: 3 });
  await stage.fail(await stage.request(person.id));
  await page.goto('/admin/operations');
  const advice = page.getByRole('list', { name: 'To do' });
  await advice.getByText('Generations are failing, the last one just now.').waitFor();
  await page.getByRole('list', { name: 'Failed generations' }).getByText('the test said so').waitFor();
  // No worker takes its job: only the web role runs.
  const queue = page.getByRole('row').filter({ hasText: 'run-generation' }).getByRole('cell');
  await expect.poll(() => queue.allInnerTexts()).toEqual(['1', 'Just now', '0', '0', '0']);
  const check = page.getByRole('button', { name: 'Check the ledger' });
  await check.click();
  await page.getByText('The ledger adds up:').waitFor();
  await expectAccessible(page, 'operations');
  await stage.owner.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(trx);
    await sql`UPDATE ledger_accounts SET balance = 4 WHERE user_id = ${person.id} AND kind = 'extra'`.execute(
      trx,
    );
  });
  await check.click();
  await advice.getByText('balances that do not match their transfers: 1.').waitFor();
  await expectAccessible(page, 'operations of a wrong ledger');
  expect(troubles).toEqual([]);
  await close();
});

test('operations list active isolation measures, and why one is missing', async () => {
  const { page, troubles, close } = await visitAsAdmin(1440);
  const reason = 'This machine refused: unshare: Operation not permitted';
  const properties = [
    { name: 'capabilities' as const, isHeld: true, reason: null },
    { name: 'network' as const, isHeld: false, reason },
    { name: 'user' as const, isHeld: null, reason: 'The program has no /proc to read it from.' },
  ];
  await storeIsolationReport(stage.db, {
    role: 'worker',
    host: 'machine-1',
    reports: [{ program: 'models', properties }],
  });
  await page.goto('/admin/operations');
  const advice = page.getByRole('list', { name: 'To do' });
  await advice.getByText('Programs that open user files are not fully isolated on machine-1.').waitFor();
  const isolation = page.getByRole('region', { name: 'Isolation' });
  await isolation.getByText('1 of 3 active').click();
  await isolation.getByText(reason).waitFor();
  await isolation.getByLabel('Missing:').waitFor();
  await expectAccessible(page, 'operations with isolation');
  expect(troubles).toEqual([]);
  await close();
});

test('each admin page tells other users that it is for admins', async () => {
  const visitor = await visit(browser, stage);
  const user = await visitSignedIn(browser, stage);
  for (const name of ['users', 'audit', 'operations']) {
    expect((await visitor.page.goto(`/admin/${name}`))?.status()).toBe(401);
    expect((await user.page.goto(`/admin/${name}`))?.status()).toBe(403);
    await waitForHydration(user.page);
    expect(await user.page.getByRole('navigation', { name: 'Admin' }).count()).toBe(0);
    await user.page.getByText('is not an admin of this site').waitFor();
  }
  await visitor.close();
  await user.close();
});
