import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { fillSignInForm, startBrowser, visit } from './support/browser.ts';
import {
  creditBalance,
  expectNotification,
  libraryButton,
  readPicture,
  waitForHydration,
} from './support/parts.ts';
import { type Product, startProduct } from './support/product.ts';

const CHAIR = new URL('../../src/web/app/public/example-assets/lounge-chair.webp', import.meta.url);

let product: Product;
let browser: Browser;
let photo: Buffer;
beforeAll(async () => {
  [product, browser, photo] = await Promise.all([startProduct(), startBrowser(), photograph()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** A chair in front of a wall: 800 × 600 pixels. */
async function photograph(): Promise<Buffer> {
  const room =
    '<svg width="800" height="600"><rect width="800" height="600" fill="#9fb3b8"/><rect y="430" width="800" height="170" fill="#6f5a48"/></svg>';
  const chair = await sharp(await readFile(CHAIR))
    .resize(800, 520, { fit: 'inside' })
    .png()
    .toBuffer();
  return await sharp(Buffer.from(room))
    .composite([{ input: chair, gravity: 'south' }])
    .jpeg()
    .toBuffer();
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const removeButton = (page: Page) => page.getByRole('button', { name: 'Remove Background' });
const picker = (page: Page) => page.locator('input[type=file]');

/** Drops a file on the tab, or pastes it into the page. */
async function bring(page: Page, how: 'drop' | 'paste', name: string) {
  await page.getByRole('tabpanel', { name: 'Remove BG' }).evaluate(
    (panel, { type, fileName, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], fileName, { type: 'image/jpeg' }));
      const target = panel.querySelector('input[type=file]')!.parentElement!;
      target.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { type: how, fileName: name, bytes: [...photo] },
  );
}

test('a visitor signs in, returns to the tab, and downloads a cut-out', async () => {
  const { page, troubles, close } = await visit(browser, { origin: product.origin });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('tab', { name: 'Remove BG' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Remove BG' });
  await panel.getByText('Please sign in to use background removal').waitFor();
  await expectAccessible(page, 'Remove BG, signed out');
  await removeButton(page).click();
  await expectNotification(page, 'Sign in required', 'Please sign in to use background removal');
  await panel.getByRole('link', { name: 'Sign In' }).click();
  await fillSignInForm(page, 'cut-out@example.test');
  await creditBalance(page).waitFor();

  await waitForHydration(page);
  await removeButton(page).click();
  await expectNotification(page, 'Please select an image', 'Upload an image to remove its background');
  await picker(page).setInputFiles(file('notes.txt', 'text/plain', Buffer.from('hello')));
  await expectNotification(page, 'Invalid file type', 'Please select an image file');
  await picker(page).setInputFiles(file('large.jpg', 'image/jpeg', Buffer.alloc(10 * 1024 * 1024 + 1)));
  await expectNotification(page, 'File too large', 'Please select an image smaller than 10MB');

  await bring(page, 'drop', 'dropped.jpg');
  await page.getByRole('button', { name: 'Remove dropped.jpg' }).click();
  await page.getByRole('button', { name: 'Browse Files' }).waitFor();
  await bring(page, 'paste', 'pasted.jpg');
  await panel.getByText('pasted.jpg is selected').waitFor();
  await picker(page).setInputFiles(file('broken.jpg', 'image/jpeg', photo.subarray(0, photo.length / 2)));
  await removeButton(page).click();
  await expectNotification(
    page,
    'Background removal failed',
    'The image is incomplete: a part of the file is missing. Please try again with a different image',
  );
  expect(troubles.splice(0)).toEqual(['415 POST /api/remove-background']);
  await picker(page).setInputFiles(file('chair.jpg', 'image/jpeg', photo));
  await panel.getByRole('img', { name: 'The selected file' }).waitFor();
  await expectAccessible(page, 'Remove BG with a picture');
  expect(await creditBalance(page).textContent()).toMatch(/^10\b/);

  await removeButton(page).click();
  await expectNotification(page, 'Processing started!', 'Removing background from your image');
  const stage = page.getByRole('region', { name: 'Result pictures' });
  const cutout = stage.getByRole('img', { name: 'Background removed' });
  await cutout.waitFor({ timeout: 120_000 });
  expect(await readPicture(cutout)).toMatchObject({ width: 800, height: 600 });
  await expect.poll(() => creditBalance(page).textContent()).toMatch(/^9\b/);
  await page.getByRole('heading', { level: 1, name: 'Background Removal' }).waitFor();

  const toggle = page.getByRole('button', { name: 'Show original' });
  const original = stage.getByRole('img', { name: 'The original picture, with its background' });
  expect(await toggle.getAttribute('aria-pressed')).toBe('false');
  await toggle.focus();
  await page.keyboard.press('Space');
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  expect(await readPicture(original)).toMatchObject({ width: 800, height: 600 });
  await page.keyboard.press('Space');
  await original.waitFor({ state: 'hidden' });
  await expectAccessible(page, 'a cut-out');

  const id = new URL(page.url()).searchParams.get('generation');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`framewright-${id}.png`);
  const { data, info } = await sharp(await readFile(await download.path()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 800, height: 600, channels: 4 });
  const alphaAt = (x: number, y: number) => data[4 * (800 * y + x) + 3];
  expect([alphaAt(10, 10), alphaAt(790, 590), alphaAt(400, 300)]).toEqual([0, 0, 255]);

  await page.getByRole('button', { name: 'Home' }).click();
  expect(await page.getByRole('tab', { name: 'Generate' }).getAttribute('aria-selected')).toBe('true');
  await page.getByRole('tab', { name: 'Remove BG' }).click();
  await page.getByRole('button', { name: 'Browse Files' }).waitFor();
  await libraryButton(page).click();
  const library = page.getByRole('dialog', { name: 'Image Library' });
  await library.getByRole('searchbox').fill('background');
  await library.getByRole('button', { name: 'View full size: Background removed' }).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('a reference picture is cut out, and the cut-out takes its place', async () => {
  const { page, troubles, close } = await visit(browser, { origin: product.origin });
  await page.goto('/create');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await fillSignInForm(page, 'reference@example.test');
  await creditBalance(page).waitFor();
  await waitForHydration(page);
  await page
    .getByLabel('Reference picture', { exact: true })
    .setInputFiles(file('chair.jpg', 'image/jpeg', photo));
  const reference = page.getByRole('img', { name: 'chair.jpg' });
  const withBackground = await reference.getAttribute('src');
  const offer = page.getByRole('button', { name: 'Cut it out · 1 credit' });
  await offer.waitFor();
  await expectAccessible(page, 'the offer to cut a reference out');
  await offer.click();
  await expectNotification(page, 'Processing started!', 'Removing background from your image');
  await offer.waitFor({ state: 'detached', timeout: 120_000 });
  expect(await reference.getAttribute('src')).not.toBe(withBackground);
  await page.getByText('Ready for generation').waitFor();
  await expect.poll(() => creditBalance(page).textContent()).toMatch(/^9\b/);
  expect(troubles).toEqual([]);
  await close();
});
