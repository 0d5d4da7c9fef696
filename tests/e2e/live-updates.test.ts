import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantExtraCredits } from '#features/credits/rules/grant-extra-credits';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, visit, visitSignedIn } from './support/browser.ts';
import { publishPictures } from './support/gallery-pictures.ts';
import { creditBalance, libraryButton, waitForHydration } from './support/parts.ts';
import { type Stage, startStage } from './support/stage.ts';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([startStage(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

const grant = (userId: string, amount: number) =>
  stage.db
    .transaction()
    .execute((trx) =>
      grantExtraCredits(trx, { userId, amount, reason: 'test', idempotencyKey: crypto.randomUUID() }),
    );

/** Number of open event streams. */
async function countStreams(): Promise<number> {
  const metrics = await (await fetch(`${stage.origin}/metrics`)).text();
  return Number(/^framewright_event_streams\{.*\} (\d+)$/m.exec(metrics)?.[1]);
}

/** @returns a count of the page's polls */
function countReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (/\/api\/(auth\/credits|generations)$/.test(request.url())) reads += 1;
  });
  return () => reads;
}

/** Number of polls in twelve seconds of the page's clock. */
async function readsByTheClock(page: Page, reads: () => number): Promise<number> {
  const before = reads();
  for (let second = 0; second < 12; second += 1) {
    await page.clock.runFor(1_000);
    // Real time for answers, which the page's fake clock does not pass.
    await page.evaluate(() => fetch('/healthz'));
  }
  return reads() - before;
}

/** Stops the page's clock, and so its polling. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Waits for an element while the page's clock advances by less than one polling interval. */
const told = (page: Page, read: () => Promise<string>) =>
  expect.poll(async () => {
    await page.clock.runFor(5);
    return await read();
  });

test('credits and finished pictures update in every tab before the next poll', async () => {
  const { page: first, userId, troubles, close } = await visitSignedIn(browser, stage);
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    await page.clock.install();
    await page.goto(page === first ? '/' : '/pricing');
    await waitForHydration(page);
    await page.clock.runFor(3_000);
  }
  await expect.poll(countStreams).toBe(2);
  for (const page of [first, second]) await stopClock(page);
  const credits = async (balance: RegExp) => {
    for (const page of [first, second])
      await told(page, () => creditBalance(page).innerText()).toMatch(balance);
  };

  const id = await stage.request(userId);
  await credits(/^9\b/);
  await stage.complete(id);
  await told(first, () => libraryButton(first).innerText()).toContain('1');
  await grant(userId, 5);
  await credits(/^14\b/);

  // Changes without a stream are read after reconnecting.
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'framewright-web-events'`.execute(stage.db);
  await grant(userId, 6);
  await credits(/^20\b/);
  expect(troubles).toEqual([]);
  await close();
});

test('a page with an event stream still polls', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  const reads = countReads(page);
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  await page.clock.runFor(3_000);
  await expect.poll(countStreams).toBe(1);
  expect(await readsByTheClock(page, reads)).toBeGreaterThanOrEqual(2);
  expect(troubles).toEqual([]);
  await close();
});

test('a page without event streams polls', async () => {
  const { page, userId, troubles, close } = await visitSignedIn(browser, stage);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'EventSource');
  });
  const reads = countReads(page);
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  for (let round = 0; round < 3; round += 1)
    expect(await readsByTheClock(page, reads)).toBeGreaterThanOrEqual(2);
  await grant(userId, 5);
  await readsByTheClock(page, reads);
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^15\b/);
  expect(troubles).toEqual([]);
  await close();
});

test('a page whose stream is refused polls', async () => {
  const { page, userId, close } = await visitSignedIn(browser, stage);
  await page.route('**/api/events', (route) => route.fulfill({ status: 429, body: '{}' }));
  const reads = countReads(page);
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  for (let round = 0; round < 3; round += 1)
    expect(await readsByTheClock(page, reads)).toBeGreaterThanOrEqual(2);
  await grant(userId, 5);
  await readsByTheClock(page, reads);
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^15\b/);
  await close();
});

test('a background page closes its stream, and refreshes when it is visible again', async () => {
  const { page, userId, troubles, close } = await visitSignedIn(browser, stage);
  await page.goto('/pricing');
  await expect.poll(countStreams, { timeout: 30_000 }).toBe(1);
  const turn = (hidden: boolean) =>
    page.evaluate((it) => {
      for (const [name, value] of Object.entries({ hidden: it, visibilityState: it ? 'hidden' : 'visible' }))
        Object.defineProperty(document, name, { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, hidden);
  await turn(true);
  await expect.poll(countStreams).toBe(0);
  await grant(userId, 5);
  expect(await creditBalance(page).innerText()).toMatch(/^10\b/);
  await turn(false);
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^15\b/);
  expect(await countStreams()).toBe(1);
  expect(troubles).toEqual([]);
  await close();
});

test('a silent stream is replaced by a new one', async () => {
  const { page, troubles, close } = await visit(browser, { ...stage });
  let streams = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams += 1;
  });
  await page.clock.install();
  await page.goto('/pricing');
  await waitForHydration(page);
  await page.clock.runFor(3_000);
  await expect.poll(countStreams).toBe(1);
  await page.clock.runFor(46_000);
  await expect.poll(() => streams).toBe(2);
  await expect.poll(countStreams).toBe(1);
  expect(troubles).toEqual([]);
  await close();
});

test('new pictures wait behind a button and move nothing, even at the top of the gallery', async () => {
  const pictures = Array.from({ length: 12 }, (_, at) => ({ prompt: `Field ${at}` }));
  await publishPictures(stage, pictures);
  const { page, troubles, close } = await visit(browser, { ...stage, width: 1440 });
  const card = (id: string) => page.locator(`[data-gallery-wall] [data-picture="${id}"]`);
  await page.goto('/gallery');
  await waitForHydration(page);
  const before = page.locator('[data-gallery-wall] [data-picture]').first();
  await expect.poll(countStreams, { timeout: 30_000 }).toBe(1);
  const place = await before.boundingBox();
  const [one, two] = await publishPictures(stage, [{ prompt: 'Red balloon' }, { prompt: 'Blue balloon' }]);
  const offer = page.getByRole('status').getByRole('button', { name: '2 new pictures', exact: true });
  await offer.waitFor();
  expect(await before.boundingBox()).toEqual(place);
  for (const id of [one!, two!]) expect(await card(id).count()).toBe(0);
  await expectAccessible(page, 'gallery with new pictures on offer');
  await offer.press('Enter');
  await card(two!).waitFor();
  expect(await before.getAttribute('data-picture')).toBe(two);
  expect(await offer.count()).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});
