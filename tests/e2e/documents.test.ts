import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#testing/free-port';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, visit } from './support/browser.ts';
import { waitForHydration } from './support/parts.ts';
import { type Stage, startStage } from './support/stage.ts';

let policies: Server;
let hosted: string;
let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  policies = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><html lang="en"><title>Terms</title><p>Terms as they are hosted.</p>');
  });
  await new Promise<void>((resolve) => policies.listen(0, '127.0.0.1', resolve));
  hosted = `http://127.0.0.1:${(policies.address() as AddressInfo).port}`;
  const env = {
    POLICY_EMBED_URL_TERMS: `${hosted}/terms`,
    // No server listens there.
    POLICY_EMBED_URL_PRIVACY: `http://127.0.0.1:${await freePort()}/privacy`,
  };
  [stage, browser] = await Promise.all([startStage({ env }), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
  policies?.close();
});

test.each([
  '/cookie-policy',
  '/ai-image-generator-comparison',
  '/photoshop-alternative',
  '/getty-images-alternative',
])('%s can be read by everybody', async (path) => {
  const { page, troubles, close } = await visit(browser, stage);
  await page.goto(path);
  await waitForHydration(page);
  await expectAccessible(page, path);
  expect(await page.locator('main a[href^="#"]').filter({ visible: true }).count()).toBeGreaterThan(5);
  expect(troubles).toEqual([]);
  await close();
});

test('a hosted document is shown in a frame, and our own text on request', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await page.goto('/');
  await waitForHydration(page);
  // Through a link: the content security policy of the first page also applies to the next one.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await page.frameLocator('main iframe').getByText('Terms as they are hosted.').waitFor();
  await page.getByText('Loading the document').waitFor({ state: 'detached' });
  expect(await page.locator('main iframe').getAttribute('sandbox')).not.toContain('allow-top-navigation');
  await expectAccessible(page, 'a hosted document');
  await page.getByRole('button', { name: 'read our own text' }).click();
  await page.getByRole('heading', { name: 'What you agree to' }).waitFor();
  expect(await page.locator('main iframe').count()).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});

test('our own text is shown when the hosted document is unavailable', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await page.goto('/privacy-policy');
  await page.getByRole('heading', { name: 'How long it is kept' }).waitFor();
  expect(await page.locator('main iframe').count()).toBe(0);
  await expectAccessible(page, 'our own text in the place of a hosted document');
  for (const trouble of troubles) expect(trouble).toContain('/privacy');
  await close();
});

test('an article fits a phone, its contents link to its sections, and printing leaves only the text', async () => {
  const { page, troubles, close } = await visit(browser, { ...stage, width: 390, height: 844 });
  await page.goto('/canva-alternative');
  await waitForHydration(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, 'an article on a phone');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: 'What it costs' }).click();
  const heading = page.getByRole('heading', { name: 'What it costs' });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(60);
  expect((await heading.boundingBox())?.y).toBeLessThan(200);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['banner', 'contentinfo'] as const) expect(await page.getByRole(part).count()).toBe(0);
  expect(await page.locator('nav').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('h1').evaluate((it) => getComputedStyle(it).color)).toMatch(/oklch\(0\.2/);
  expect(troubles).toEqual([]);
  await close();
});

test('the API reference fits a phone, also with a response shown', async () => {
  const { page, troubles, close } = await visit(browser, { origin: stage.origin, width: 390, height: 844 });
  await page.goto('/api/docs');
  await page
    .locator('summary')
    .filter({ hasText: '/api/v1/generations' })
    .filter({ hasText: 'List your generations' })
    .click();
  await page.locator('details[open] pre').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(troubles).toEqual([]);
  await close();
});
