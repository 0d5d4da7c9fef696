import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { fillSignInForm, startBrowser, visit, visitSignedIn } from './support/browser.ts';
import {
  creditBalance,
  expectNotification,
  generateButton,
  libraryButton,
  notifications,
  promptBox,
  waitForHydration,
} from './support/parts.ts';
import { type Stage, startStage } from './support/stage.ts';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([startStage({ env: { SIGNUP_CREDITS: '1' } }), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

const generating = (page: Page) => page.getByRole('heading', { level: 1, name: 'Creating your AI photo...' });
const landing = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'The Ultimate AI Creative Platform' });

/** Bodies of the page's generation requests. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/quick-generate')) sent.push(request.postDataJSON().prompt);
  });
  return sent;
}

test('a new user spends the sign-up credit on one picture, and sees the price of a second', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillSignInForm(page, 'one-credit@example.test');
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^1\s*credit$/);
  await promptBox(page).fill('A quiet lake');
  await generateButton(page).click();
  await generating(page).waitFor();
  await page.getByRole('button', { name: 'Home' }).click();
  await promptBox(page).fill('Another lake');
  await generateButton(page).click();
  await expectNotification(page, 'Insufficient credits', 'You need 1 credit to generate, but only have 0');
  await notifications(page).hover();
  await expectAccessible(page, 'insufficient credits');
  expect(await promptBox(page).inputValue()).toBe('Another lake');
  expect(troubles).toEqual(['402 POST /api/quick-generate']);
  await close();
});

test('during a request the button is busy and keeps focus, and neither click nor Enter sends another', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  const sent = watchRequests(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/quick-generate', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await waitForHydration(page);
  await promptBox(page).fill('A quiet lake');
  await generateButton(page).focus();
  // Two clicks at once: the second comes before the button is rendered as busy.
  await generateButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect.poll(() => generateButton(page).getAttribute('aria-busy')).toBe('true');
  expect(await generateButton(page).isDisabled()).toBe(true);
  expect(await generateButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await promptBox(page).press('Enter');
  release();
  await generating(page).waitFor();
  expect(sent).toEqual(['A quiet lake']);
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^9\b/);
  expect(troubles).toEqual([]);
  await close();
});

test('Generate needs a prompt that is not blank, and sends it trimmed', async () => {
  const { page, close } = await visitSignedIn(browser, stage);
  const sent = watchRequests(page);
  await page.goto('/');
  await waitForHydration(page);
  expect(await generateButton(page).isDisabled()).toBe(true);
  await promptBox(page).fill('   ');
  expect(await generateButton(page).isDisabled()).toBe(true);
  await promptBox(page).press('Enter');
  await expectNotification(page, 'Please enter a prompt', "Describe what you'd like to create");
  await promptBox(page).fill('  A quiet lake  ');
  await generateButton(page).click();
  await generating(page).waitFor();
  expect(sent).toEqual(['A quiet lake']);
  await close();
});

test('by keyboard alone: Tab reaches the prompt, Shift+Enter breaks the line, Enter sends', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  const sent = watchRequests(page);
  await page.goto('/');
  await waitForHydration(page);
  await expect.poll(() => promptBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
  // Starts at the top of the page.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => document.body.setAttribute('tabindex', '-1'));
  await page.evaluate(() => document.body.focus());
  const passed: string[] = [];
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    if (name === 'prompt') break;
    passed.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  expect(passed[0]).toBe('Skip to content');
  expect(passed.length).toBeLessThan(13);
  await page.keyboard.type('A quiet lake');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('in the rain');
  expect(await promptBox(page).inputValue()).toBe('A quiet lake\nin the rain');
  await page.keyboard.press('Enter');
  await generating(page).waitFor();
  expect(sent).toEqual(['A quiet lake\nin the rain']);
  // The notification goes first.
  await notifications(page).waitFor();
  await page.keyboard.press('Escape');
  await notifications(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await landing(page).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('Back leaves the result, Forward returns to it, and a reload keeps the page and the session', async () => {
  const { page, userId, troubles, close } = await visitSignedIn(browser, stage);
  await page.goto('/');
  await waitForHydration(page);
  await promptBox(page).fill('A quiet lake');
  await generateButton(page).click();
  await generating(page).waitFor();
  await page.reload();
  await generating(page).waitFor();
  await stage.complete(await stage.waiting(userId));
  await page.getByText('1 / 1', { exact: true }).waitFor();
  await page.goBack();
  await landing(page).waitFor();
  expect(page.url()).toBe(`${stage.origin}/`);
  await page.goForward();
  await page.getByText('1 / 1', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Framewright' }).first().click();
  await landing(page).waitFor();
  await page.reload();
  await creditBalance(page).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('a second tab shows the new picture and balance without a reload', async () => {
  const { page, userId, troubles, close } = await visitSignedIn(browser, stage);
  const second = await page.context().newPage();
  await second.goto('/');
  await page.goto('/');
  await waitForHydration(page);
  await promptBox(page).fill('A quiet lake');
  await generateButton(page).click();
  await generating(page).waitFor();
  await stage.complete(await stage.waiting(userId));
  await page.getByText('1 / 1', { exact: true }).waitFor();
  await expect.poll(() => creditBalance(second).innerText(), { timeout: 30_000 }).toMatch(/^9\b/);
  await expect.poll(() => libraryButton(second).innerText(), { timeout: 30_000 }).toMatch(/\b1\b/);
  expect(troubles).toEqual([]);
  await close();
});

test('a tab opened before sign-in in another tab can still generate', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await page.goto('/');
  await waitForHydration(page);
  const second = await page.context().newPage();
  await second.goto('/');
  await second.getByRole('link', { name: 'Sign In' }).click();
  await fillSignInForm(second, 'two-tabs@example.test');
  await creditBalance(second).waitFor();
  await promptBox(page).fill('A quiet lake');
  await generateButton(page).click();
  await generating(page).waitFor();
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^0\b/);
  expect(troubles).toEqual([]);
  await close();
});

test('the account menu names the signed-in user, and Log out ends the session', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  await page.goto('/');
  await waitForHydration(page);
  const account = page.getByRole('button', { name: 'Account menu' });
  expect(await account.innerText()).toBe('A');
  await account.press('Enter');
  const menu = page.getByRole('menu');
  await menu.waitFor();
  expect(await menu.innerText()).toMatch(
    /^Ada Lovelace\s+\S+@example\.test\s+Library\s+Favorites\s+Credits\s+Account\s+Log out$/,
  );
  await expectAccessible(page, 'account menu');
  await menu.getByRole('menuitem', { name: 'Log out' }).press('Enter');
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  expect(await creditBalance(page).count()).toBe(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  // A poll may be running when the session ends.
  expect(troubles.filter((trouble) => !/^401 GET .*\/(generations|credits)$/.test(trouble))).toEqual([]);
  await close();
});

test('offline, the page stays with what is typed, and its missing parts come with the connection', async () => {
  const { page, close } = await visit(browser, stage);
  await page.goto('/');
  await waitForHydration(page);
  await page.context().setOffline(true);
  await promptBox(page).fill('A quiet lake');
  await page.getByText('You are offline. What you typed is still here').waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Drawn/).waitFor();
  expect(await promptBox(page).inputValue()).toBe('A quiet lake');
  await close();
});
