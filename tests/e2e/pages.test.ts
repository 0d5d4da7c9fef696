import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodePicture } from '#features/images/rules/encode-picture';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, visit } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { waitForHydration } from './support/parts.ts';
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

const ADDRESSES = [
  '/',
  '/home',
  '/gallery',
  '/create',
  '/ad-creator',
  '/pricing',
  '/remove-background',
  '/success',
  '/success?success=true',
  '/account',
  '/credits',
  '/library',
  '/prompt-builder/business/quick-generation',
  '/prompt-builder/business/remote-work',
  '/prompt-builder/professional/1',
  '/prompt-builder/nature/mountain-landscape',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
  '/sources',
  '/ai-image-generator-comparison',
  '/canva-alternative',
  '/photoshop-alternative',
  '/getty-images-alternative',
  '/verify',
];

test('every page has one heading in its main part and hydrates without errors', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  for (const address of ADDRESSES) {
    const answer = await page.goto(address);
    expect([address, answer?.status()]).toEqual([address, 200]);
    expect([address, await page.locator('main h1').count()]).toEqual([address, 1]);
    expect(await page.locator('h1').count()).toBe(1);
    await waitForHydration(page);
    expect([address, troubles]).toEqual([address, []]);
  }
  await close();
});

test('an unknown URL answers 404 Page Not Found', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await page.locator('main').getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  await waitForHydration(page);
  expect(troubles).toEqual(['404 GET /no/such/page']);
  await expectAccessible(page, 'not found');
  await close();
});

test('without JavaScript, every prompt box says why Generate is off', async () => {
  const { page, close } = await visit(browser, { ...stage, javaScriptEnabled: false });
  for (const address of ['/', '/gallery', '/create', '/prompt-builder/nature/mountain-landscape']) {
    await page.goto(address);
    // Playwright's texts leave out `noscript`.
    expect([address, await page.locator('main noscript p').isVisible()]).toEqual([address, true]);
    expect(await page.locator('main noscript').innerHTML()).toContain('Turn on JavaScript to make pictures.');
  }
  for (const address of ['/ad-creator', '/pricing']) {
    await page.goto(address);
    expect(await page.locator('main noscript').innerHTML()).toContain('Turn on JavaScript to use this page.');
  }
  await close();
});

test('a visit without a connection says so, and goes on once it is back', async () => {
  const { page, close } = await visit(browser, { ...stage, serviceWorkers: 'allow' });
  await page.goto('/verify');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.context().setOffline(true);
  await page
    .getByText('You are offline. What you typed is still here, and pictures go on being made.')
    .waitFor();
  await page.goto('/gallery');
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await expectAccessible(page, 'offline');
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
  await close();
});

test('the front page is complete without JavaScript', async () => {
  const { page, troubles, close } = await visit(browser, { ...stage, javaScriptEnabled: false });
  await page.goto('/');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('The Ultimate AI Creative Platform');
  expect(await page.getByRole('tablist', { name: 'Quick Start' }).getByRole('tab').allInnerTexts()).toEqual([
    'Generate',
    'Remove BG',
    'Ad Creator',
    'Gallery',
  ]);
  expect(await page.getByRole('textbox', { name: 'Your prompt' }).isVisible()).toBe(true);
  for (const category of ['Professional', 'Business', 'Technology', 'Wellness', 'Nature'])
    expect(await page.getByRole('button', { name: category, exact: true }).isVisible()).toBe(true);
  for (const anchor of SECTIONS) expect(await page.locator(`main #${anchor}`).isVisible()).toBe(true);

  const addressOf = (name: string, part: 'banner' | 'contentinfo') =>
    page.getByRole(part).getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await addressOf('Framewright', 'banner')).toBe('/');
  expect(await addressOf('Gallery', 'banner')).toBe('/gallery');
  expect(await addressOf('Upgrade', 'banner')).toBe('/pricing');
  expect(await addressOf('Sign In', 'banner')).toMatch(/^\/api\/auth\/login/);
  expect(await addressOf('Terms of Service', 'contentinfo')).toBe('/terms-of-service');
  expect(await addressOf('Privacy Policy', 'contentinfo')).toBe('/privacy-policy');
  expect(await addressOf('Cookie Policy', 'contentinfo')).toBe('/cookie-policy');
  expect(await addressOf('Contact Support', 'contentinfo')).toMatch(/^mailto:.+@/);

  const contentOf = (selector: string, attribute = 'content') =>
    page.locator(`head ${selector}`).getAttribute(attribute);
  const [title, description] = [await page.title(), await contentOf('meta[name=description]')];
  expect(title.length).toBeGreaterThanOrEqual(10);
  expect(title.length).toBeLessThanOrEqual(70);
  expect(description?.length).toBeGreaterThanOrEqual(50);
  expect(description?.length).toBeLessThanOrEqual(170);
  expect(await contentOf('link[rel=canonical]', 'href')).toBe(`${stage.origin}/`);
  expect(await contentOf('meta[property="og:title"]')).toBe(title);
  expect(await contentOf('meta[property="og:description"]')).toBe(description);
  expect(await contentOf('meta[property="og:url"]')).toBe(`${stage.origin}/`);
  // The browser refuses the scripts.
  expect(troubles.filter((trouble) => !trouble.startsWith('csp GET /assets/'))).toEqual([]);

  const preview = await page.request.get((await contentOf('meta[property="og:image"]')) ?? '');
  expect(preview.headers()['content-type']).toBe('image/jpeg');
  await close();
});

test('a picture made here is recognized, an altered one is detected, and text is refused', async () => {
  const { page, troubles, close } = await visit(browser, { ...stage, height: 1000 });
  const { bytes } = await encodePicture(
    stage,
    sharp({ create: { width: 480, height: 320, channels: 3, background: '#42708c' } }),
    { format: 'jpeg', digitalSourceType: 'algorithmicMedia' },
  );
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'say so in their metadata' }).click();
  await waitForHydration(page);
  await expectAccessible(page, 'verify');
  const picker = page.getByLabel('Picture to verify');
  const verdict = (name: string) => page.getByRole('status').getByRole('heading', { name });
  await picker.setInputFiles({ name: 'lake.jpg', mimeType: 'image/jpeg', buffer: bytes });
  await verdict('Made here, and unchanged').waitFor();
  await page.getByText('Drawn by a program').waitFor();
  await expectAccessible(page, 'verify, a picture of ours');

  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.at(-20)! ^ 1, changed.length - 20);
  await page.locator('main').evaluate((main, base64) => {
    const clipboardData = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    clipboardData.items.add(new File([content], 'pasted.jpg', { type: 'image/jpeg' }));
    main.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, changed.toString('base64'));
  await verdict('Changed after signing').waitFor();
  await expectAccessible(page, 'verify, a changed picture');
  expect(troubles).toEqual([]);

  await picker.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
  await page
    .getByText('This file cannot be checked. Please choose a PNG, JPEG, WebP, AVIF or TIFF picture.')
    .waitFor();
  expect(troubles).toContain('415 POST /api/verify');
  await close();
});

test('the Quick Start tabs open every tool by pointer and by arrow key', async () => {
  const { page, troubles, close } = await visit(browser, { ...stage, width: 390 });
  await page.goto('/');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  expect(await tab('Generate').getAttribute('aria-selected')).toBe('true');
  await waitForHydration(page);
  await tab('Remove BG').click();
  await page.getByRole('tabpanel', { name: 'Remove BG' }).waitFor();
  await expectAccessible(page, 'tab Remove BG');
  await page.keyboard.press('ArrowRight');
  const adCreator = page.getByRole('tabpanel', { name: 'Ad Creator' });
  expect(await adCreator.getByRole('link', { name: 'Launch Ad Creator' }).getAttribute('href')).toBe(
    '/ad-creator',
  );
  await expectAccessible(page, 'tab Ad Creator');
  await page.keyboard.press('ArrowRight');
  const gallery = page.getByRole('tabpanel', { name: 'Gallery' });
  expect(await gallery.getByRole('link', { name: 'View Gallery' }).getAttribute('href')).toBe('/gallery');
  await expectAccessible(page, 'tab Gallery');
  expect(troubles).toEqual([]);
  await close();
});

test('a category shortcut scrolls to its section and moves keyboard focus there', async () => {
  const { page, close } = await visit(browser, stage);
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Nature', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('nature-environment');
  const top = () => page.locator('#nature-environment').evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(700);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(
    /^\/prompt-builder\/nature\//,
  );
  await close();
});

test('the chosen theme is in the HTML of the next page', async () => {
  const { page, troubles, close } = await visit(browser, { ...stage, colorScheme: 'light' });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const answer = await page.goto('/pricing');
  expect(await answer?.text()).toContain('data-theme="dark"');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark);
  await waitForHydration(page);
  expect(troubles).toEqual([]);
  await close();
});

const SECTIONS = [
  'professional-models',
  'business-corporate',
  'technology-innovation',
  'health-wellness',
  'nature-environment',
];
