import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodePicture } from '#features/images/rules/encode-picture';
import { storeImageFile } from '#features/images/rules/store-image-file';
import type { ImageDescription } from '#ports/image-model';
import { studio } from '#testing/studios';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, type VisitOptions, visitSignedIn } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { expectNotification, waitForHydration } from './support/parts.ts';
import type { Stage } from './support/stage.ts';

const DESCRIPTION = {
  digitalSourceType: 'algorithmicMedia' as const,
  scene: 'Team',
  category: 'business',
  hasPeople: true,
  notes: [],
} satisfies Partial<ImageDescription>;

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([joinSharedSite(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

async function visitOptions(options: Partial<VisitOptions> = {}, prepare = async (_page: Page) => {}) {
  const visitor = await visitSignedIn(browser, stage, options);
  await prepare(visitor.page);
  const id = await stage.request(visitor.userId);
  await stage.complete(id);
  await visitor.page.goto(`/?generation=${id}`);
  await waitForHydration(visitor.page);
  await visitor.page.getByRole('button', { name: 'More formats and sizes' }).click();
  const dialog = visitor.page.getByRole('dialog', { name: 'Download' });
  await dialog.getByRole('radio', { name: 'PNG' }).waitFor();
  return { ...visitor, id, dialog };
}

/** The unfinished file of a generation's picture. */
async function filesBeingMade(generationId: string) {
  return await stage.db
    .selectFrom('imageFiles')
    .innerJoin('images', 'images.id', 'imageFiles.imageId')
    .select(['imageId', 'variant', 'imageFiles.storageOwner'])
    .where('generationId', '=', generationId)
    .where('status', '=', 'making')
    .execute();
}

/** Finishes the file, as its job would. */
async function make(generationId: string, size: number): Promise<void> {
  const [file] = await filesBeingMade(generationId);
  const format = file!.variant.split('.')[1] as 'png' | 'jpeg' | 'webp' | 'avif';
  const picture = sharp({ create: { width: size, height: size, channels: 3, background: '#678' } });
  const claim = { format, digitalSourceType: 'algorithmicMedia' } as const;
  await storeImageFile(stage, file!, await encodePicture(stage, picture, claim));
}

test('a format is chosen by keyboard, rendered, and saved under the name of its generation', async () => {
  const { page, dialog, troubles, id, close } = await visitOptions();
  await expectAccessible(page, 'download options');
  await dialog.getByRole('radio', { name: 'PNG' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await dialog.getByRole('radio', { name: 'JPEG' }).isChecked()).toBe(true);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await expect.poll(() => filesBeingMade(id)).toHaveLength(1);
  await dialog.getByText('Preparing…').waitFor();
  const place = await dialog.boundingBox();
  await make(id, 64);
  expect((await download).suggestedFilename()).toBe(`framewright-${id}.jpg`);
  expect((await sharp(await readFile(await (await download).path())).metadata()).format).toBe('jpeg');
  await expectNotification(page, 'Download started', 'Your image is being downloaded.');
  await dialog.getByText('1024 × 1024 · ').waitFor();
  await dialog.getByText('Done.').waitFor();
  expect(await dialog.boundingBox()).toEqual(place);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await close();
});

test.each([390, 1440])(
  'at %i px an enlargement shows its progress, and continues when the options close',
  async (width) => {
    const { page, dialog, troubles, id, close } = await visitOptions({ width });
    await dialog.getByText('4K, enlarged').click();
    await dialog.getByText('4096 × 4096').first().waitFor();
    const slow = dialog.getByRole('radio', { name: /^4K, redrawn/ });
    if (await slow.isEnabled()) await slow.check();
    await dialog.getByRole('button', { name: 'Download' }).click();
    await expect.poll(() => filesBeingMade(id)).toHaveLength(1);
    if (await slow.isChecked()) {
      const [file] = await filesBeingMade(id);
      await stage.db
        .updateTable('imageFiles')
        .set({ progress: 0.4 })
        .where('imageId', '=', file!.imageId)
        .execute();
      await dialog.getByText('Enlarging… 40%').waitFor();
      const progress = dialog.getByRole('progressbar', { name: 'Enlarging' });
      expect(await progress.getAttribute('aria-valuenow')).toBe('40');
      await expectAccessible(page, 'enlarging');
    }
    // Escape closes only the options; the result stays.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Refine' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'More formats and sizes' }).and(page.locator(':focus')).waitFor();
    const download = page.waitForEvent('download');
    await make(id, 96);
    expect((await download).suggestedFilename()).toBe(`framewright-${id}-4k.png`);
    expect(troubles).toEqual([]);
    await close();
  },
);

test('an illustration of the studio engine is saved as SVG, which has no size', async () => {
  const { page, troubles, close, userId } = await visitSignedIn(browser, stage);
  const id = await stage.request(userId);
  const prompt = 'a chef in a kitchen';
  const { pixels, scene } = await studio.render({ prompt, seed: 4, width: 96, height: 96 });
  const image = { pixels, width: 96, height: 96 };
  await stage.complete(id, [{ image, description: { ...DESCRIPTION, details: { ...scene } } }]);
  await page.goto(`/?generation=${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'More formats and sizes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await dialog.getByText('SVG', { exact: true }).click();
  expect(await dialog.getByRole('group', { name: 'Size' }).count()).toBe(0);
  await expectAccessible(page, 'SVG');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`framewright-${id}.svg`);
  expect(await readFile(await download.path(), 'utf8')).toContain('inkscape:label="People"');
  expect(troubles).toEqual([]);
  await close();
});

test('on a phone, a file that took long is shared at the next tap', async () => {
  const phone = {
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/153.0.0.0 Mobile Safari/537.36',
    width: 390,
    hasTouch: true,
    isMobile: true,
  };
  const { page, dialog, id, close } = await visitOptions(phone, async (page) => {
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async (data) =>
        document.documentElement.setAttribute('data-shared', data?.files?.[0]?.name ?? '');
    });
  });
  await dialog.getByText('WebP').click();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => filesBeingMade(id)).toHaveLength(1);
  // The browser allows sharing for some seconds after a tap.
  await page.waitForTimeout(4_500);
  await make(id, 64);
  const shared = () => page.locator('html').getAttribute('data-shared');
  await dialog.getByRole('button', { name: 'Save' }).waitFor();
  expect(await shared()).toBeNull();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(shared).toBe(`framewright-${id}.webp`);
  await close();
});

test('a file that fails shows an error in the options, and can be retried', async () => {
  const { page, dialog, id, close } = await visitOptions();
  await dialog.getByText('AVIF').click();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => filesBeingMade(id)).toHaveLength(1);
  const [file] = await filesBeingMade(id);
  await stage.db
    .updateTable('imageFiles')
    .set({ status: 'failed', failure: 'x' })
    .where('imageId', '=', file!.imageId)
    .execute();
  await dialog.getByRole('alert').getByText('Unable to create this file. Please try again.').waitFor();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => filesBeingMade(id)).toHaveLength(1);
  await make(id, 64);
  expect((await download).suggestedFilename()).toMatch(/\.avif$/);
  await close();
});
