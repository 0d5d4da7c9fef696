import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { fillSignInForm, startBrowser, visit } from './support/browser.ts';
import {
  creditBalance,
  expectNotification,
  generateButton,
  libraryButton,
  notifications,
  promptBox,
  readPicture,
} from './support/parts.ts';
import { type Product, startProduct } from './support/product.ts';

const PROMPT = 'A mountain lake at dawn, mist over still water';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test.each([
  { width: 390, height: 844, hasTouch: true, isMobile: true },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])(
  'at $width px a visitor signs in, asks for a picture, watches it being made and takes it home',
  async (screen) => {
    const { page, troubles, close } = await visit(browser, { origin: product.origin, ...screen });
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'The Ultimate AI Creative Platform' }).waitFor();
    await expectAccessible(page, 'landing, signed out');

    await promptBox(page).fill(PROMPT);
    // The page's clock is stopped, so that notifications stay on a busy machine.
    await page.clock.pauseAt(Date.now() + 60_000);
    await generateButton(page).click();
    await expectNotification(page, 'Sign in required', 'Please sign in to generate images');
    await page.clock.runFor(1_500);
    expect(await notifications(page).getAttribute('data-state')).toBe('open');
    await page.clock.resume();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    expect(troubles.splice(0)).toEqual(['401 POST /api/quick-generate']);
    await expectAccessible(page, 'sign-in form');

    await fillSignInForm(page, `flow-${screen.width}@example.test`);
    // The request starts by itself.
    await expectNotification(page, 'Generation started!', 'Your enhanced prompt is being processed');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('heading', { level: 1, name: 'Creating your AI photo...' }).waitFor();
    await page.getByText('This may take 30-60 seconds').waitFor();

    const shown = page.getByRole('region', { name: 'Result pictures' }).getByRole('img', { name: PROMPT });
    await shown.waitFor({ timeout: 120_000 });
    const painted = await readPicture(shown);
    // A phone shows a rendition.
    expect([640, 1024]).toContain(painted.width);
    expect(painted.height).toBe(painted.width);
    expect(painted.colors).toBeGreaterThan(200);
    await page.getByText('1 / 1', { exact: true }).waitFor();
    await expect.poll(() => creditBalance(page).textContent(), { timeout: 30_000 }).toMatch(/^9\b/);
    await expectAccessible(page, 'completed');

    const id = new URL(page.url()).searchParams.get('generation');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`framewright-${id}.png`);
    const file = sharp(await readFile(await download.path()));
    expect(await file.metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
    await expectNotification(page, 'Download started', 'Your image is being downloaded.');

    await page.getByRole('button', { name: 'Home' }).click();
    const recent = page.getByRole('region', { name: 'Recent generations' }).getByRole('listitem');
    await recent.first().waitFor();
    expect(await recent.count()).toBe(1);
    expect(await recent.textContent()).toContain(PROMPT);
    expect((await readPicture(recent.locator('img'))).colors).toBeGreaterThan(200);
    expect(await promptBox(page).inputValue()).toBe('');
    await expectAccessible(page, 'landing with a recent generation');

    expect(await libraryButton(page).textContent()).toBe('View Library 1 image');
    await libraryButton(page).click();
    const library = page.getByRole('dialog', { name: 'Image Library' });
    await library.getByText('All your generated images. Click to view full size or download.').waitFor();
    const card = library.getByRole('button', { name: `View full size: ${PROMPT}` });
    expect((await readPicture(card.locator('img'))).colors).toBeGreaterThan(200);
    await expectAccessible(page, 'Image Library');

    await card.click();
    const viewer = page.getByRole('dialog').filter({ has: page.getByRole('img', { name: PROMPT }) });
    const viewed = await readPicture(viewer.getByRole('img', { name: PROMPT }));
    expect([640, 1024]).toContain(viewed.width);
    await expectAccessible(page, 'full-size viewer');
    await page.keyboard.press('Escape');
    await card.waitFor();
    await page.keyboard.press('Escape');
    await library.waitFor({ state: 'hidden' });

    expect(troubles).toEqual([]);
    await close();
  },
);
