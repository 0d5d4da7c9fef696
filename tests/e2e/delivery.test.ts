import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser, type VisitOptions, visitSignedIn } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { expectNotification, libraryButton, notifications, waitForHydration } from './support/parts.ts';
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

const ANDROID = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/153.0.0.0 Mobile Safari/537.36',
  width: 390,
  hasTouch: true,
  isMobile: true,
};
const IPHONE = {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1',
  width: 390,
  hasTouch: true,
  isMobile: true,
};
const STARTED = ['Download started', 'Your image is being downloaded.'] as const;
const SHARED = ['Shared successfully', 'Image shared via native share sheet.'] as const;

async function visitResult(options: Partial<VisitOptions> & { share?: Outcome; imageCount?: number } = {}) {
  const { share, imageCount = 1, ...rest } = options;
  const visitor = await visitSignedIn(browser, stage, rest);
  const id = await stage.request(visitor.userId, { imageCount });
  await stage.complete(id);
  if (share) await giveShareSheet(visitor.page, share);
  await visitor.page.goto(`/?generation=${id}`);
  await waitForHydration(visitor.page);
  return { ...visitor, id, press: (name: string) => pressAction(visitor.page, name) };
}

const pressAction = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

type Outcome = 'shares' | 'fails' | 'is called off';

/** Replaces the share sheet, which headless browsers lack; it records the files in the document. */
async function giveShareSheet(page: Page, outcome: Outcome): Promise<void> {
  await page.addInitScript((how) => {
    navigator.canShare = (data) => (data?.files?.length ?? 0) > 0;
    navigator.share = async (data) => {
      const files = (data?.files ?? []).map(({ name, type, size }) => `${name} ${type} ${size > 0}`);
      document.documentElement.setAttribute('data-shared', files.join());
      if (how === 'fails') throw new DOMException('no target', 'DataError');
      if (how === 'is called off') throw new DOMException('called off', 'AbortError');
    };
  }, outcome);
}
const shared = (page: Page) => page.locator('html').getAttribute('data-shared');

test('on a desktop Download saves the shown picture as a PNG named after its generation', async () => {
  const { page, press, troubles, id, close } = await visitResult({ imageCount: 2 });
  await press('Next');
  await page.getByText('2 / 2', { exact: true }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), press('Download')]);
  expect(download.suggestedFilename()).toBe(`framewright-${id}-2.png`);
  const picture = sharp(await readFile(await download.path()));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
  // The second picture has another color.
  expect([
    ...(await picture.extract({ left: 9, top: 9, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
  ]).toEqual([66, 112, 140]);
  await expectNotification(page, ...STARTED);
  expect(troubles).toEqual([]);
  await close();
});

test('on a desktop Share copies the address of the picture', async () => {
  const { page, press, troubles, close } = await visitResult({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await press('Share');
  await expectNotification(page, 'Link copied', 'Image URL copied to clipboard.');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`^${stage.origin}/images/[0-9a-f]{32}\\.png$`));
  expect((await page.request.get(address)).headers()['content-type']).toBe('image/png');
  expect(troubles).toEqual([]);
  await close();
});

test.each(['Download', 'Share'])(
  'on a mobile device that shares files %s opens its share sheet',
  async (action) => {
    const { page, press, troubles, id, close } = await visitResult({ ...ANDROID, share: 'shares' });
    await press(action);
    await expectNotification(page, ...SHARED);
    expect(await shared(page)).toBe(`framewright-${id}.png image/png true`);
    expect(troubles).toEqual([]);
    await close();
  },
);

test('a desktop with a share sheet still downloads', async () => {
  const { page, press, close } = await visitResult({ share: 'shares' });
  const [download] = await Promise.all([page.waitForEvent('download'), press('Download')]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  expect(await shared(page)).toBeNull();
  await close();
});

test('when the share sheet fails, Download saves the file and Share shows an error', async () => {
  const { page, press, close } = await visitResult({ ...ANDROID, share: 'fails' });
  const [download] = await Promise.all([page.waitForEvent('download'), press('Download')]);
  expect(download.suggestedFilename()).toMatch(/^framewright-.+\.png$/);
  await expectNotification(page, ...STARTED);
  await press('Share');
  await expectNotification(page, 'Share failed', 'Unable to share the image. Please try again.');
  await close();
});

test.each(['Download', 'Share'])('dismissing the share sheet of %s does nothing more', async (action) => {
  const { page, press, troubles, close } = await visitResult({ ...ANDROID, share: 'is called off' });
  const downloads: unknown[] = [];
  page.on('download', (download) => downloads.push(download));
  await press(action);
  await expect.poll(() => shared(page)).not.toBeNull();
  const button = page.getByRole('button', { name: action, exact: true });
  await expect.poll(() => button.isEnabled()).toBe(true);
  expect(await notifications(page).count()).toBe(0);
  expect(downloads).toEqual([]);
  expect(troubles).toEqual([]);
  await close();
});

test('an iPhone without a share sheet opens the picture in a new tab with a hint', async () => {
  const { page, press, close } = await visitResult(IPHONE);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press('Download')]);
  await tab.waitForURL(/\/images\/[0-9a-f]{32}\.png/);
  await expectNotification(page, 'Image opened', 'Tap and hold to save to Photos or share.');
  await close();
});

test('a picture that cannot be fetched shows a failed download', async () => {
  const { page, press, close } = await visitResult();
  await page.route('**/api/download-image', (route) => route.fulfill({ status: 500, body: '' }));
  await press('Download');
  await expectNotification(page, 'Download failed', 'Unable to download the image. Please try again.');
  await close();
});

test.each([
  { device: 'a desktop', options: {}, offered: 0 },
  {
    device: 'a mobile device that shares files',
    options: { ...ANDROID, share: 'shares' as const },
    offered: 1,
  },
])('the full-size viewer of the library offers Share on $device: $offered', async ({ options, offered }) => {
  const { page, close } = await visitResult(options);
  await page.goto('/');
  await waitForHydration(page);
  await libraryButton(page).click();
  await page.getByRole('button', { name: 'View full size: A quiet lake' }).click();
  const viewer = page.getByRole('dialog').filter({ has: page.getByRole('img', { name: 'A quiet lake' }) });
  await viewer.getByRole('button', { name: 'Download' }).waitFor();
  expect(await viewer.getByRole('button', { name: 'Share' }).count()).toBe(offered);
  await close();
});

test('a library card has its own Download when the pointer can hover', async () => {
  const { page, id, troubles, close } = await visitResult({ imageCount: 2 });
  await page.goto('/');
  await waitForHydration(page);
  await libraryButton(page).click();
  const cards = page.getByRole('dialog', { name: 'Image Library' }).getByRole('listitem');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(2);
  const download = cards.nth(1).getByRole('button', { name: 'Download' });
  const opacity = () => download.locator('..').evaluate((box) => getComputedStyle(box).opacity);
  expect(await opacity()).toBe('0');
  await cards.nth(1).hover();
  await expect.poll(opacity).toBe('1');
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe(`framewright-${id}-2.png`);
  expect(troubles).toEqual([]);
  await close();
});
