import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiKey } from '#features/api-keys/rules/create-api-key';
import { createSession, createUser } from '#testing/factories';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, visit, visitSignedIn } from './support/browser.ts';
import { publishPictures } from './support/gallery-pictures.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { expectNotification, waitForHydration } from './support/parts.ts';
import { SHARED_SITE_ADMIN } from './support/shared-site.ts';
import type { Stage } from './support/stage.ts';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([joinSharedSite(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

/** A user whose subscription granted no credits. */
async function createMissing(email: string): Promise<void> {
  const { id: userId } = await createUser(stage.db, { email });
  const [start, end] = [new Date(), new Date(Date.now() + 30 * 86_400_000)];
  await stage.db
    .insertInto('subscriptions')
    .values({
      ...{ id: `sub_${userId}`, userId, customerId: `cus_${userId}`, priceId: 'price_starter' },
      ...{ status: 'active', currentPeriodStart: start, currentPeriodEnd: end, planId: 'starter' },
      ...{ livemode: false, startedAt: start, observedAt: start },
    })
    .execute();
}

test('a person chooses a public page, visitors find it from a picture and report it, and it ends with a click', async () => {
  const { page, troubles, userId, close } = await visitSignedIn(browser, stage);
  const name = `ada-${userId.slice(0, 8)}`;
  const [id] = await publishPictures(stage, [{ prompt: 'A page of Ada', userId }]);
  await page.goto('/account');
  await waitForHydration(page);
  const field = page.getByRole('textbox', { name: 'Address of your page' });
  await field.fill('admin');
  await page.getByRole('button', { name: 'Make my page' }).click();
  await page.getByText('This name cannot be used. Please choose another one.').waitFor();
  expect(await field.inputValue()).toBe('admin');
  await field.fill(name);
  await page.getByRole('button', { name: 'Make my page' }).click();
  await page.getByRole('link', { name: `/people/${name}` }).waitFor();
  await expectAccessible(page, 'account with a public page');

  const visitor = await visit(browser, stage);
  await visitor.page.goto(`/gallery/${id}`);
  await waitForHydration(visitor.page);
  await visitor.page.getByRole('link', { name, exact: true }).click();
  await visitor.page.getByRole('heading', { level: 1, name }).waitFor();
  await visitor.page.getByRole('link', { name: /A page of Ada/ }).waitFor();
  await expectAccessible(visitor.page, 'a public page');
  await visitor.page.getByRole('button', { name: 'Report' }).click();
  await visitor.page
    .getByRole('group', { name: 'What is wrong with this page?' })
    .getByRole('radio')
    .first()
    .check();
  await visitor.page.getByRole('button', { name: 'Send report' }).click();
  await expectNotification(visitor.page, 'Thank you for the report', 'We will review the page.');

  await page.getByRole('button', { name: 'Remove my page' }).click();
  await page.getByRole('button', { name: 'Make my page' }).waitFor();
  const gone = await visitor.page.goto(`/people/${name}`);
  expect(gone?.status()).toBe(404);
  expect(visitor.troubles.filter((trouble) => !trouble.startsWith('404 '))).toEqual([]);
  await visitor.close();
  expect(troubles.every((trouble) => trouble.startsWith('400 PUT'))).toBe(true);
  await close();
});

test('a person downloads their data, then deletes their account by typing their email address', async () => {
  const { page, troubles, userId, close } = await visitSignedIn(browser, stage);
  await stage.complete(await stage.request(userId));
  const { email } = await stage.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await page.goto('/account');
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  await page.getByText('You have no subscription.').waitFor();
  await page.getByText('1 picture, about').waitFor();
  await expectAccessible(page, 'account');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download your data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^framewright-account-[\d-]+\.zip$/);
  expect((await readFile(await download.path())).includes('generations.json')).toBe(true);

  await page.getByRole('button', { name: 'Delete your account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  const box = dialog.getByLabel('Type your email address to confirm');
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  await box.fill('somebody.else@example.test');
  expect(await confirm.isDisabled()).toBe(true);
  await expectAccessible(page, 'account, deletion');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete your account' }).click();
  expect(await box.inputValue()).toBe('');
  // The event arrives before the answer.
  await page.route('**/api/account/delete', async (route) => {
    const response = await route.fetch();
    await page.waitForTimeout(1_000);
    await route.fulfill({ response });
  });
  await box.fill(email.toUpperCase());
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Your account is deleted' }).waitFor();
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  await waitForHydration(page);
  await expectAccessible(page, 'account, deleted');
  const { deletedAt } = await stage.db
    .selectFrom('users')
    .select('deletedAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(deletedAt).not.toBeNull();
  await page.goto('/account');
  await page.getByText('Please sign in to see your account').waitFor();
  // Reads that were sent before the answer to the deletion.
  expect(troubles.filter((trouble) => !trouble.startsWith('401 GET /api/'))).toEqual([]);
  await close();
});

test('an admin tests payments and adds missing credits', async () => {
  const { page, troubles, close } = await visit(browser, { origin: stage.origin });
  const { id } = await createUser(stage.db, { email: SHARED_SITE_ADMIN });
  await page.context().addCookies([
    {
      name: 'framewright',
      value: await createSession(stage.db, id),
      url: stage.origin,
      httpOnly: true,
    },
  ]);
  await page.goto('/admin/stripe-test');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Run Stripe Tests' }).click();
  await page.getByText('Stand-in (no money moves)').waitFor();
  const starter = page.getByRole('article', { name: 'Starter' });
  await starter.getByText('Active', { exact: true }).waitFor();
  await starter.getByText('$9.99').waitFor();
  await page.getByRole('row', { name: /price_enterprise.*\$29\.99.*Enterprise/ }).waitFor();
  await starter.getByRole('button', { name: 'Test Checkout' }).click();
  await expectNotification(page, 'Checkout session created successfully!', 'The link is under Starter.');
  expect(await starter.getByRole('link', { name: 'Open the checkout' }).getAttribute('href')).toMatch(
    /^http/,
  );
  await expectAccessible(page, 'payment configuration');

  const { id: withKeys } = await createUser(stage.db, { email: 'keys@example.test' });
  for (const name of ['Shop', 'Blog'])
    await createApiKey(stage, { userId: withKeys, name, scopes: ['gallery:read'] });
  await page.goto('/admin/check-credits?email=keys@example.test');
  await waitForHydration(page);
  await page.getByText('2 API keys act for this account.').waitFor();
  await page.getByRole('button', { name: 'Revoke them' }).click();
  await expectAccessible(page, 'check credits, revoking keys');
  await page.getByRole('button', { name: 'Revoke 2 keys' }).click();
  await expectNotification(
    page,
    'API keys revoked',
    'All 2 API keys of keys@example.test have been revoked.',
  );
  await page.getByText('2 API keys act').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Email address').evaluate((it) => it === document.activeElement)).toBe(true);

  await createMissing('missing@example.test');
  await page.goto('/admin/check-credits?email=MISSING@example.test');
  await waitForHydration(page);
  await page.getByText('Missing Credits Detected').waitFor();
  await expectAccessible(page, 'check credits, missing');
  await page.getByRole('button', { name: 'Fix Missing Credits (Add 100)' }).dblclick();
  await expectNotification(page, 'Credits fixed!', 'missing@example.test has been given 100 credits.');
  await page.getByText('User has 100 credits available').waitFor();

  const box = page.getByLabel('Email address');
  await box.fill('');
  await box.press('Enter');
  await expectNotification(page, 'Email required', 'Please enter an email address');
  await box.fill('nobody@example.test');
  await box.press('Enter');
  await expectNotification(page, 'Error', 'There is no user with the email address nobody@example.test');
  expect(new URL(page.url()).searchParams.get('email')).toBe('nobody@example.test');
  await page.goBack();
  await page.getByText('User has 100 credits available').waitFor();
  expect(troubles).toEqual(['404 POST /api/admin/check-user']);
  await close();
});
