import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSites, startFixtureSites } from '#testing/fixture-sites/start-fixture-sites';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, visit } from './support/browser.ts';
import { expectNotification, notifications, waitForHydration } from './support/parts.ts';
import { type Product, startProduct } from './support/product.ts';

const MUG = new URL('../../src/web/app/public/example-assets/coffee-mug.webp', import.meta.url);

let sites: FixtureSites;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  sites = await startFixtureSites({ names: ['foxglove', 'tallyloop', 'not-found'] });
  [product, browser] = await Promise.all([
    startProduct({ env: { EGRESS_ALLOW_HOSTS: sites.allowHosts.join(',') } }),
    startBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  sites?.close();
});

const address = (page: Page) => page.getByRole('textbox', { name: 'Website URL' });
const generateCopy = (page: Page) => page.getByRole('button', { name: 'Generate Ad Copy' });
const headlines = (page: Page) => page.getByRole('group', { name: 'Headlines' });

async function open(options: { width?: number; height?: number } = {}) {
  const visitor = await visit(browser, { origin: product.origin, ...options });
  await visitor.page.goto('/ad-creator');
  await waitForHydration(visitor.page);
  return visitor;
}

test('a website becomes an ad; its text is edited and its SVG downloaded', async () => {
  const { page, troubles, close } = await open();
  expect(await generateCopy(page).isDisabled()).toBe(true);
  await address(page).fill(sites.find('foxglove').url);
  await page.keyboard.press('Enter');
  await expectNotification(page, 'Website analyzed', 'Foxglove Coffee Roasters: 3 pictures found.');
  const found = page.getByRole('region', { name: 'Foxglove Coffee Roasters' });
  await found.getByText('Captured 3 device views').waitFor();
  await found.getByText('Found 3 images').waitFor();
  await found.getByText('Free shipping over £30').waitFor();
  expect(await found.getByRole('list', { name: 'Keywords' }).getByRole('listitem').count()).toBe(5);
  await found.getByRole('button', { name: 'Enlarge the phone view' }).click();
  await page.getByRole('img', { name: 'The page as a phone shows it' }).waitFor();
  await page.keyboard.press('Escape');
  await found.getByRole('button', { name: /^Use A cup of coffee/ }).click();
  expect(await found.getByRole('button', { pressed: true }).count()).toBe(1);

  // The first platform is chosen already.
  await generateCopy(page).click();
  await notifications(page).filter({ hasText: 'Ad copy generated' }).waitFor();
  expect(await headlines(page).getByRole('radio').count()).toBe(5);
  expect(await headlines(page).getByRole('radio').first().isChecked()).toBe(true);
  await expectAccessible(page, 'all steps at 1440');

  await page.getByRole('textbox', { name: 'Edit the headline' }).fill('Coffee that knows its farm');
  await headlines(page)
    .getByText(/^26 \/ \d+$/)
    .waitFor();
  await page.reload();
  await waitForHydration(page);
  expect(await page.getByRole('textbox', { name: 'Edit the headline' }).inputValue()).toBe(
    'Coffee that knows its farm',
  );

  const ad = 'Facebook Feed, square 1080 × 1080';
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('button', { name: `Enlarge ${ad}` }).click();
  // Until the viewer's code is loaded, the list beneath has buttons with the same names.
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('button', { name: `Generate ${ad}` }).click();
  const note = notifications(page).filter({ hasText: 'Ad created' });
  await note.waitFor({ timeout: 120_000 });
  // Below the ad and its buttons, beside what is said about it.
  const save = (await viewer.getByRole('button', { name: `Download ${ad}` }).boundingBox())!;
  await expect
    .poll(() => note.evaluate((it) => it.getBoundingClientRect().top))
    .toBeGreaterThan(save.y + save.height);
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: `Download ${ad}` }).click({ timeout: 120_000 }),
  ]);
  expect(download.suggestedFilename()).toBe('facebook-1080x1080.svg');
  const svg = await readFile(await download.path(), 'utf8');
  expect(svg).toContain('<svg');
  expect(svg.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain('Coffee');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /Source/ }).click();
  await expectAccessible(page, 'all steps at 390');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(troubles).toEqual([]);
  await close();
});

test('another website gets its own texts, and the previous campaign can be restored', async () => {
  const { page, troubles, close } = await open();
  const ads = page.getByRole('region', { name: 'Ad Formats' }).getByRole('img');
  const headline = page.getByRole('textbox', { name: 'Edit the headline' });
  await address(page).fill(sites.find('foxglove').url);
  await page.keyboard.press('Enter');
  await headline.fill('Coffee that knows its farm');
  await ads.first().waitFor();

  const answers = { copy: Promise.withResolvers<void>(), previews: Promise.withResolvers<void>() };
  await page.route('**/generate-copy', (route) => answers.copy.promise.then(() => route.continue()));
  await page.route('**/previews', (route) => answers.previews.promise.then(() => route.continue()));
  await address(page).fill(sites.find('tallyloop').url);
  await page.keyboard.press('Enter');
  const note = notifications(page).filter({ hasText: 'New ads replace those of 127.0.0.1' });
  await note.waitFor();
  await note.hover();
  expect([await headline.count(), await ads.count()]).toEqual([0, 0]);
  answers.copy.resolve();
  await headline.waitFor();
  expect(await ads.count()).toBe(0);
  expect(await page.getByRole('main').innerText()).not.toMatch(/coffee|foxglove/i);
  answers.previews.resolve();
  await ads.first().waitFor();
  const written = await headline.inputValue();
  await page.goto('/pricing');
  await page.goBack();
  await waitForHydration(page);
  await expect.poll(() => headline.inputValue()).toBe(written);

  await address(page).fill(sites.find('foxglove').url);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Foxglove Coffee Roasters' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => headline.inputValue()).toBe(written);
  await page.getByRole('region', { name: 'Tallyloop' }).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  expect(troubles).toEqual([]);
  await close();
});

test('a campaign has concepts on all platforms, and its brand is kept in the browser', async () => {
  const { page, troubles, close } = await open();
  const headline = page.getByRole('textbox', { name: 'Edit the headline' });
  await address(page).fill(sites.find('foxglove').url);
  await page.keyboard.press('Enter');
  await headline.waitFor();
  const product = await headline.inputValue();
  const concepts = page.getByRole('group', { name: 'Concept' });
  await concepts.getByRole('button', { name: 'Offer' }).click();
  await expect.poll(() => headline.inputValue()).not.toBe(product);
  await page.getByRole('button', { name: 'All platforms' }).click();
  await page.getByRole('heading', { name: 'Spotify' }).waitFor();
  await concepts.getByRole('button', { name: 'Product' }).click();
  await expect.poll(() => headline.inputValue()).toBe(product);

  await page.getByRole('button', { name: 'Save as brand kit' }).click();
  await expectNotification(page, 'Brand kit saved', 'This browser keeps it.');
  await expectAccessible(page, 'concepts on all platforms');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('button', { name: /Brand/ }).click();
  await page.getByRole('combobox', { name: 'Brand kit' }).click();
  await page.getByRole('option', { name: /Foxglove/ }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Brand name' }).inputValue())
    .toBe('Foxglove Coffee Roasters');
  expect(troubles).toEqual([]);
  await close();
});

test('an ad is made from a prompt alone, by keyboard alone', async () => {
  const { page, troubles, close } = await open({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Website' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('tab', { name: 'Prompt' }).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('textbox', { name: 'Describe what you advertise' }).focus();
  await page.keyboard.type('Stoneware mugs, thrown by hand in Porto. Free shipping over €60.');
  await page.getByRole('combobox', { name: 'Platform' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Pint');
  await page.keyboard.press('Enter');
  await generateCopy(page).focus();
  await page.keyboard.press('Enter');
  await notifications(page).filter({ hasText: 'Ad copy generated' }).waitFor();
  await headlines(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await headlines(page).getByRole('radio').nth(1).isChecked()).toBe(true);

  const labels = page.getByRole('group', { name: 'Call to action' }).getByRole('button', { pressed: true });
  await labels.first().waitFor();
  expect(await labels.count()).toBe(1);
  await page.getByRole('button', { name: /Ad Settings/ }).click();
  await generateCopy(page).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => headlines(page).getByRole('radio').nth(1).isChecked()).toBe(true);
  expect(troubles).toEqual([]);
  await close();
});

test('an uploaded picture is analyzed, described and shown', async () => {
  const { page, troubles, close } = await open();
  await page.getByRole('tab', { name: 'Image' }).click();
  const analyze = page.getByRole('button', { name: 'Analyze Image' });
  expect(await analyze.isDisabled()).toBe(true);
  const picker = page.getByLabel('Picture to make ads from');
  await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expectNotification(page, 'Invalid file type', 'Please select an image file');
  await picker.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
  await analyze.click();
  await notifications(page)
    .filter({ hasText: 'Analysis failed' })
    .filter({ hasText: 'Could not analyze the image. Please try again.' })
    .waitFor();
  expect(troubles.splice(0)).toEqual(['415 POST /api/ad-creator/analyze-image']);

  await page.getByRole('button', { name: 'Remove broken.png' }).click();
  await picker.setInputFiles({ name: 'mug.webp', mimeType: 'image/webp', buffer: await readFile(MUG) });
  await analyze.click();
  await notifications(page).filter({ hasText: 'Image analyzed' }).waitFor({ timeout: 120_000 });
  const seen = page.getByRole('region', { name: 'Image analysis' });
  expect((await seen.getByRole('paragraph').innerText()).length).toBeGreaterThan(10);
  expect(await page.getByRole('button', { name: 'Use mug.webp' }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('tab', { name: 'Website' }).click();
  await page.getByRole('tab', { name: 'Image' }).click();
  await seen.waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('a page that cannot be loaded shows why', async () => {
  const { page, troubles, close } = await open({ width: 390, height: 844 });
  await expectAccessible(page, 'empty at 390');
  await address(page).fill('no address at all');
  await page.keyboard.press('Enter');
  await page.getByText('Please enter a web address, such as https://example.com').waitFor();
  expect(await address(page).getAttribute('aria-invalid')).toBe('true');

  await address(page).fill(sites.find('not-found').url);
  await page.keyboard.press('Enter');
  const reason = 'There is no page at this address (404). Please check it.';
  await expectNotification(
    page,
    'Analysis failed',
    `Could not analyze the website. Please check the URL. ${reason}`,
  );
  await page.getByRole('main').getByText(reason).waitFor();
  await expectAccessible(page, 'a refusal');
  expect(troubles.splice(0)).toEqual([expect.stringMatching(/^422 GET \/api\/ad-creator\/analyses\//)]);

  await address(page).fill('http://127.0.0.1:1/');
  await page.keyboard.press('Enter');
  await notifications(page).filter({ hasText: 'Analysis failed' }).waitFor();
  await expect.poll(() => address(page).getAttribute('aria-invalid')).toBe('true');
  expect(troubles.splice(0)).toEqual([expect.stringMatching(/^422 /)]);
  await close();
});
