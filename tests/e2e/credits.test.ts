import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantMonthlyCredits } from '#features/credits/rules/grant-monthly-credits';
import { deleteGeneration } from '#features/generations/rules/delete-generation';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, visit, visitSignedIn } from './support/browser.ts';
import { creditBalance, generateButton, promptBox, waitForHydration } from './support/parts.ts';
import { type Stage, startStage } from './support/stage.ts';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([startStage({ env: { GENERATION_COST: '2' } }), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

const INVOICE_URL = 'https://invoices.test/FW-0007';

/** A paid month with its invoice. */
async function payMonth(userId: string): Promise<void> {
  const [start, end] = [new Date(), new Date(Date.now() + 30 * 86_400_000)];
  const id = `in_${userId}`;
  await stage.db.transaction().execute((trx) =>
    grantMonthlyCredits(trx, {
      ...{ userId, amount: 30, reason: 'subscription', period: { start, end } },
      ...{ invoiceId: id, idempotencyKey: `invoice:${id}` },
    }),
  );
  await stage.db
    .insertInto('invoices')
    .values({
      ...{ id, userId, customerId: 'cus_1', number: 'FW-0007', status: 'paid', currency: 'usd' },
      ...{ amountDue: 999, amountPaid: 999, hostedUrl: INVOICE_URL, livemode: false },
      ...{ createdAt: start, observedAt: start },
    })
    .execute();
}

/** The newest line with this prompt or title. */
const line = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text }).first();

test('every credit is explained: granted, reserved, charged and not charged, live and in the download', async () => {
  const { page, troubles, userId, close } = await visitSignedIn(browser, stage);
  await payMonth(userId);
  const gone = await stage.request(userId, { prompt: 'A forgotten pier' });
  await stage.complete(gone);
  await deleteGeneration(stage, { userId, id: gone });
  const lost = await stage.request(userId, { prompt: 'A lost harbour' });
  await stage.fail(lost);

  // The price is shown before anything is spent.
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('form').getByText('Costs 2 credits').first().waitFor();
  await promptBox(page).fill('A quiet lake');
  await generateButton(page).click();
  await page.waitForURL(/\?generation=/);
  await creditBalance(page).click();
  await page.getByRole('heading', { level: 1, name: 'Your credits' }).waitFor();

  await line(page, 'A quiet lake').getByText('Reserved').waitFor();
  expect(await line(page, 'A quiet lake').getByRole('cell').last().textContent()).toBe('37');
  await line(page, 'deleted since').getByText('Charged 1').waitFor();
  await line(page, 'A lost harbour').getByText('Not charged: returned').waitFor();
  await page.getByText('Reserved', { exact: true }).first().waitFor();
  const month = line(page, 'Monthly credits');
  expect(await month.getByRole('link', { name: 'Invoice FW-0007' }).getAttribute('href')).toBe(INVOICE_URL);
  await month.getByText('$9.99').waitFor();
  await expectAccessible(page, 'credit history');

  // The settlement appears without a reload.
  await stage.complete(await stage.waiting(userId));
  await line(page, 'A quiet lake').getByText('Charged 2').waitFor();
  await line(page, 'A quiet lake').locator('img').waitFor({ state: 'attached' });

  const link = page.getByRole('link', { name: 'Download CSV' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^framewright-credits-.*\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('A quiet lake');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, 'credit history on a phone');
  await line(page, 'A quiet lake').getByRole('link', { name: 'A quiet lake' }).click();
  await page.waitForURL(/\?generation=/);
  expect(troubles).toEqual([]);
  await close();
});

test('more lines load on request, a failed load can be retried, and visitors are asked to sign in', async () => {
  const visitor = await visit(browser, stage);
  await visitor.page.goto('/credits');
  const signIn = visitor.page.locator('main').getByRole('link', { name: 'Sign In' });
  expect(await signIn.getAttribute('href')).toBe('/api/auth/login?returnTo=%2Fcredits');
  await visitor.close();

  const { page, userId, close } = await visitSignedIn(browser, stage, { credits: 40 });
  for (let n = 0; n < 27; n++) await stage.fail(await stage.request(userId, { prompt: `Pier ${n}` }));
  await page.route('**/api/credit-history', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).waitFor();
  await page.getByRole('menuitem', { name: 'Credits' }).click();
  await page.getByText('Your history could not be loaded').waitFor();
  await page.unroute('**/api/credit-history');
  await page.getByRole('button', { name: 'Try again' }).click();
  const lines = page.getByRole('row').filter({ hasText: /Pier|Credits added/ });
  await expect.poll(() => lines.count()).toBe(50);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => lines.count()).toBe(55);
  expect(await lines.last().getByRole('cell').last().textContent()).toBe('40');
  expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
  await close();
});
