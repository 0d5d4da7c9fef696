import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, waitForAnimations } from './support/accessibility.ts';
import { startBrowser, visit } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import {
  expectNotification,
  notificationRegion,
  notifications,
  promptBox,
  waitForHydration,
} from './support/parts.ts';
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

const BLANK = ['Please enter a prompt', "Describe what you'd like to create"] as const;

/** Opens a page with a notification about a blank prompt. */
async function visitWithNotification(options = {}) {
  const visitor = await visit(browser, { ...stage, ...options });
  await visitor.page.goto('/');
  await waitForHydration(visitor.page);
  await promptBox(visitor.page).press('Enter');
  await expectNotification(visitor.page, ...BLANK);
  return visitor;
}

test('a notification closes by itself after 5 seconds', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  // The page's clock is stopped, so that a busy machine has time for the rest.
  await page.clock.pauseAt(Date.now() + 60_000);
  await promptBox(page).press('Enter');
  await expectNotification(page, ...BLANK);
  await page.clock.runFor(4_500);
  expect(await notifications(page).getAttribute('data-state')).toBe('open');
  await page.clock.runFor(1_000);
  await notifications(page).waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await close();
});

test('a new notification replaces the previous one', async () => {
  const { page, close } = await visitWithNotification();
  await promptBox(page).fill('A quiet lake');
  await promptBox(page).press('Enter');
  await expectNotification(page, 'Sign in required', 'Please sign in to generate images');
  expect(await notifications(page).count()).toBe(1);
  await close();
});

test('F8 moves focus to the notifications, which stay open while focused, and Escape dismisses them', async () => {
  const { page, close } = await visitWithNotification();
  await page.keyboard.press('F8');
  const focusIsThere = () =>
    notificationRegion(page).evaluate((region) => region.contains(document.activeElement));
  await expect.poll(focusIsThere).toBe(true);
  await expectAccessible(page, 'a notification');
  await page.keyboard.press('Tab');
  expect(await focusIsThere()).toBe(true);
  await page.keyboard.press('Escape');
  await notifications(page).waitFor({ state: 'detached', timeout: 2_000 });
  await close();
});

test('a swipe to the right dismisses a notification from 50 pixels on', async () => {
  const { page, close } = await visitWithNotification();
  const swipe = async (pixels: number) => {
    await waitForAnimations(page);
    const { x = 0, y = 0 } = (await notifications(page).boundingBox()) ?? {};
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 60 + pixels / 2, y + 20);
    await page.mouse.move(x + 60 + pixels, y + 20);
    await page.mouse.up();
  };
  await swipe(40);
  await waitForAnimations(page);
  expect(await notifications(page).count()).toBe(1);
  await swipe(60);
  await notifications(page).waitFor({ state: 'detached', timeout: 2_000 });
  await close();
});

test('a notification can be closed', async () => {
  const { page, close } = await visitWithNotification({ width: 390, hasTouch: true, isMobile: true });
  await notifications(page).getByRole('button', { name: 'Close' }).tap();
  await notifications(page).waitFor({ state: 'detached', timeout: 2_000 });
  await close();
});

test('on a phone a notification covers neither the prompt box nor its button', async () => {
  const { page, close } = await visitWithNotification({
    width: 390,
    height: 844,
    hasTouch: true,
    isMobile: true,
  });
  await waitForAnimations(page);
  const { y, height } = (await notifications(page).boundingBox())!;
  expect(y).toBeGreaterThan(50);
  expect(y + height).toBeLessThan((await promptBox(page).boundingBox())!.y);
  await close();
});

test('when sign-in is unavailable the page says so, and the parameter is removed from the URL', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await page.goto('/?auth_error=unavailable&from=mail#business-corporate');
  await expectNotification(
    page,
    'Authentication temporarily unavailable',
    'The sign-in service is being updated. You can continue using the app without signing in.',
  );
  await expect.poll(() => page.url()).not.toContain('auth_error');
  expect(new URL(page.url()).search).toBe('?from=mail');
  await page.reload();
  await waitForHydration(page);
  expect(await notifications(page).count()).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});
