import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, visit, visitSignedIn } from './support/browser.ts';
import { findLayoutShifts, recordLayoutShifts } from './support/crawl/layout-shifts.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { waitForHydration } from './support/parts.ts';
import type { Stage } from './support/stage.ts';

const HOOK = 'https://hooks.example.com/framewright';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([joinSharedSite(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const search = (key: string) =>
  fetch(`${stage.origin}/api/v1/gallery/search?q=hill`, { headers: { authorization: `Bearer ${key}` } });

async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New API key' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create API key' }).click();
  const made = dialog(page, 'Your new API key');
  const key = await made.locator('code').innerText();
  await expectAccessible(page, 'a key that was just made');
  await made.getByRole('button', { name: 'I have copied it' }).click();
  await made.waitFor({ state: 'detached' });
  return key;
}

test('a key is created, shown once, accepted by the API, and refused once revoked', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  await page.goto('/account');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'New API key' }).click();
  await expectAccessible(page, 'the dialog for a key');
  await page.getByRole('button', { name: 'Cancel' }).click();

  const key = await makeKey(page, 'Newsroom server');
  expect(key).toMatch(/^fw_live_/);
  expect((await search(key)).status).toBe(200);
  await page.reload();
  await waitForHydration(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Newsroom server' });
  await row.waitFor();
  expect(await page.content()).not.toContain(key);
  await expectAccessible(page, 'a list of keys');

  await row.getByRole('button', { name: 'Revoke Newsroom server' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  // Behind the dialog, the row has no role.
  await page.getByRole('button', { name: 'Revoke key' }).waitFor({ state: 'detached' });
  await row.waitFor({ state: 'detached' });
  expect((await search(key)).status).toBe(401);
  expect(troubles).toEqual([]);
  await close();
});

test.each([390, 1440])(
  'a webhook is limited to a key, tested, given a new secret and deleted, at %i px',
  async (width) => {
    const { page, troubles, close } = await visitSignedIn(browser, stage, { width });
    await page.goto('/account');
    await waitForHydration(page);
    await makeKey(page, 'Newsroom server');
    await makeKey(page, 'Archive');
    await page.getByRole('button', { name: 'New webhook' }).click();
    const adding = dialog(page, 'New webhook');
    await adding.getByRole('textbox', { name: 'Address' }).fill(HOOK);
    await adding.getByRole('radio', { name: 'Only “Archive”' }).check();
    await expectAccessible(page, 'the dialog for a webhook');
    await adding.getByRole('button', { name: 'Add the webhook' }).click();
    const made = dialog(page, 'Your new signing secret');
    const secret = await made.locator('code').innerText();
    expect(secret).toMatch(/^whsec_/);
    await made.getByRole('button', { name: 'I have copied it' }).click();

    await page.getByText('Only “Archive”').waitFor();
    const bound = await stage.db
      .selectFrom('webhooks')
      .innerJoin('apiKeys', 'apiKeys.id', 'webhooks.apiKeyId')
      .select('apiKeys.name')
      .orderBy('webhooks.createdAt', 'desc')
      .executeTakeFirst();
    expect(bound?.name).toBe('Archive');

    await page.getByRole('button', { name: `Deliveries to ${HOOK}` }).click();
    const log = dialog(page, 'Deliveries');
    await log.getByText('Nothing has been sent yet.').waitFor();
    await log.getByRole('button', { name: 'Send a test' }).click();
    await log.getByText('webhook.test').waitFor();
    await log.getByText('Sending').waitFor();
    await expectAccessible(page, 'the deliveries of a webhook');
    await log.getByRole('button', { name: 'New secret' }).click();
    const other = dialog(page, 'Your new signing secret');
    expect(await other.locator('code').innerText()).not.toBe(secret);
    await other.getByRole('button', { name: 'I have copied it' }).click();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: `Delete the webhook ${HOOK}` }).click();
    await page.getByRole('button', { name: 'Delete webhook' }).click();
    await page.getByText(HOOK, { exact: true }).waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await close();
  },
);

test.each([390, 1440])('the reference is complete and public, at %i px', async (width) => {
  const { page, troubles, close } = await visit(browser, { origin: stage.origin, width });
  await page.addInitScript(recordLayoutShifts);
  const read = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await read.promise;
    await route.continue();
  });
  await page.goto('/api/docs', { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1, name: 'API reference' }).waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  read.resolve();
  const fonts = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) =>
        status === 'loaded' && !family.includes('fallback') ? [family.replaceAll('"', '')] : [],
      ),
    );
  await expect.poll(fonts).toEqual(['Geist', 'Geist Mono', 'Instrument Serif']);
  expect(await findLayoutShifts(page)).toEqual([]);
  await expectAccessible(page, 'the reference');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await expectAccessible(page, 'the reference with all of it open');
  const found = await page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content.length,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    overflow: document.documentElement.scrollWidth - innerWidth,
    lost: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map(({ hash }) => hash.slice(1))
      .filter((id) => !document.getElementById(id)),
    leads: [
      ...new Set([...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ href }) => href)),
    ],
  }));
  expect(found).toMatchObject({
    title: 'API reference · Framewright',
    canonical: `${stage.origin}/api/docs`,
    overflow: 0,
    lost: [],
  });
  expect(found.description).toBeGreaterThan(50);
  expect(found.description).toBeLessThanOrEqual(170);
  expect(found.leads.length).toBeGreaterThan(2);
  for (const lead of found.leads) expect((await fetch(lead)).status, lead).toBe(200);
  expect(troubles).toEqual([]);
  await close();
});
