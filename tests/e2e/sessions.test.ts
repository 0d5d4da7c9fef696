import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSignInsOld } from '#testing/stale-session';
import { expectAccessible } from './support/accessibility.ts';
import { fillSignInForm, startBrowser, type Visit, visit } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { creditBalance, waitForHydration } from './support/parts.ts';
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

/** Signs in at the provider, on this page. */
async function visitAs(email: string, path: string): Promise<Visit & { userId: string }> {
  const visitor = await visit(browser, { origin: stage.origin });
  await visitor.page.goto(`/api/auth/login?returnTo=${encodeURIComponent(path)}`);
  await fillSignInForm(visitor.page, email);
  await creditBalance(visitor.page).waitFor();
  await waitForHydration(visitor.page);
  const { id: userId } = await stage.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { ...visitor, userId };
}

/** All contents of the page: visible text, data from the server, and data in scripts. */
const contentOf = (page: Page) =>
  page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(sessionStorage));

test('a tab whose session ended elsewhere says so at once, hides the account, and resumes after sign-in', async () => {
  const { page, userId, close } = await visitAs('tab@example.test', '/account');
  const elsewhere = await visitAs('tab@example.test', '/account');
  await page.getByText('tab@example.test').first().waitFor();
  await elsewhere.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectAccessible(elsewhere.page, 'account, signing out everywhere else');
  await elsewhere.page.getByRole('button', { name: 'Sign out', exact: true }).click();

  await page.getByRole('heading', { name: 'You were signed out' }).waitFor();
  await expect.poll(() => contentOf(page)).not.toMatch(/tab@example\.test|Lovelace/);
  expect(await page.getByRole('img').count()).toBe(0);
  await expectAccessible(page, 'ended session');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('You were signed out');
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await fillSignInForm(page, 'tab@example.test');
  await page.waitForURL('**/account');
  await page.getByText('tab@example.test').first().waitFor();

  // The tab that ended the other session is unchanged.
  await elsewhere.page.getByRole('heading', { name: 'Your account', exact: true }).waitFor();
  expect(
    await stage.db.selectFrom('sessions').select('id').where('userId', '=', userId).execute(),
  ).toHaveLength(2);
  await elsewhere.close();
  await close();
});

test('a tab hides the account once another user signs in in another tab', async () => {
  const { page, close } = await visitAs('first@example.test', '/account');
  const beside = await page.context().newPage();
  await beside.goto('/api/auth/login?returnTo=%2F');
  await fillSignInForm(beside, 'second@example.test');
  await creditBalance(beside).waitFor();
  await page.getByRole('heading', { name: 'Someone else signed in' }).waitFor();
  await expect.poll(() => contentOf(page)).not.toContain('first@example.test');
  await page.getByRole('button', { name: 'Load the page' }).click();
  await page.getByText('second@example.test').first().waitFor();
  await close();
});

test('after an old sign-in, creating a key needs another sign-in, and the form is kept', async () => {
  const { page, userId, close } = await visitAs('again@example.test', '/account');
  await makeSignInsOld(stage.db, userId);
  await page.getByRole('button', { name: 'New API key' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Newsroom');
  await page.getByRole('checkbox', { name: /Search the gallery/ }).uncheck();
  await page.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.waitFor();
  await expectAccessible(page, 'asked to sign in again');
  await dialog.getByRole('link', { name: 'Sign in again' }).click();
  await fillSignInForm(page, 'again@example.test');
  await page.waitForURL('**/account');
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Newsroom');
  expect(await page.getByRole('checkbox', { name: /Search the gallery/ }).isChecked()).toBe(false);
  await page.getByRole('button', { name: 'Create API key' }).click();
  await page.getByText('It is shown only once.').waitFor();
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByText(/expires on/).waitFor();
  await close();
});
