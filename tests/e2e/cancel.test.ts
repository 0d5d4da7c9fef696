import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGeneration } from '#features/generations/queries/generations';
import { beginPicture } from '#testing/begin-picture';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, visitSignedIn } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { creditBalance, expectNotification, waitForHydration } from './support/parts.ts';
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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Cancel shows its charge, asks before charging, and charges no more than shown', async () => {
  const { page, troubles, userId, close } = await visitSignedIn(browser, stage, { credits: 4 });
  const id = await stage.request(userId, { imageCount: 3 });
  // The page still shows that canceling is free.
  const isStale = { current: true };
  await page.route(`**/api/generations/${id}`, async (route) => {
    const response = await route.fetch();
    const shown = await response.json();
    await route.fulfill({ response, json: { ...shown, ...(isStale.current && { cancelCost: 0 }) } });
  });
  await page.goto(`/?generation=${id}`);
  await waitForHydration(page);
  await page.getByText('Canceling is free now.').waitFor();
  await beginPicture(stage, id);
  await button(page, 'Cancel').click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this generation?' });
  await dialog.getByText('1 credit is charged for what has already started').waitFor();
  await expectAccessible(page, 'asked whether to cancel');
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  expect(await findGeneration(stage.db, id)).toMatchObject({ status: 'generating', canceledAt: null });

  isStale.current = false;
  await button(page, 'Cancel · 1 credit').click();
  await dialog.getByRole('button', { name: 'Cancel for 1 credit' }).click();
  await expectNotification(page, 'Generation canceled', '1 credit was charged for what had been started.');
  await page.getByRole('heading', { name: 'Generation canceled' }).waitFor();
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^3\b/);
  await expectAccessible(page, 'canceled');

  // The provider still finished.
  await stage.complete(id);
  await page
    .getByRole('img', { name: /quiet lake/i })
    .first()
    .waitFor();
  await page.goto('/credits');
  await page.getByText('Canceled after it started: charged 1 of 3').waitFor();
  // The browser logs the refusal, after which the page asks again.
  expect(troubles.filter((trouble) => !/409/.test(trouble))).toEqual([]);
  await close();
});
