import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertGalleryImage } from '#features/publishing/queries/gallery-images';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, visitSignedIn } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { waitForHydration } from './support/parts.ts';
import type { Stage } from './support/stage.ts';

const MUG = 'src/web/app/public/example-assets/coffee-mug.webp';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([joinSharedSite(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

const room = (page: Page) => page.getByRole('region', { name: 'Change a part of your picture' });
const versions = (page: Page) => page.getByRole('navigation', { name: 'Versions' }).getByRole('button');

test('a picture of the gallery is edited from its page into one of one’s own, and the way back leads to it', async () => {
  const owner = await visitSignedIn(browser, stage, {});
  const id = await stage.request(owner.userId, { prompt: 'Reeds for everybody' });
  await stage.complete(id);
  const { id: imageId } = await stage.db
    .selectFrom('images')
    .select('id')
    .where('generationId', '=', id)
    .executeTakeFirstOrThrow();
  const shown = { prompt: 'Reeds for everybody', category: 'nature', hasPeople: false };
  const { id: galleryId } = await stage.db
    .transaction()
    .execute((trx) => insertGalleryImage(trx, { imageId, userId: owner.userId, ...shown }));
  await owner.close();

  const { page, troubles, userId, close } = await visitSignedIn(browser, stage, {});
  await page.goto(`/gallery/${galleryId}`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await room(page).waitFor();
  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  await page.getByRole('slider', { name: 'Light' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: /^Cancel/ }).waitFor();
  await stage.complete(await stage.waiting(userId));
  await expect.poll(() => versions(page).count()).toBe(2);
  // The public picture is the version before.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => page.url()).toContain(imageId);
  await page.getByRole('link', { name: 'Back to the picture' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/gallery/${galleryId}`);
  expect(troubles).toEqual([]);
  await stage.db.deleteFrom('galleryImages').where('id', '=', galleryId).execute();
  await close();
});

test.each(['/create', '/library'])(
  'a file chosen on %s opens in the room, and is in the library',
  async (path) => {
    const { page, troubles, userId, close } = await visitSignedIn(browser, stage, {});
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Edit your own picture' }).first().waitFor();
    const picker = page.getByLabel('Picture to edit').first();
    await picker.setInputFiles({ name: 'mug.webp', mimeType: 'image/webp', buffer: await readFile(MUG) });
    await room(page).waitFor();
    await expectAccessible(page, 'an upload in the editing room');
    const uploads = await stage.db
      .selectFrom('generations')
      .select(['name', 'status', 'costPerImage'])
      .where('userId', '=', userId)
      .execute();
    expect(uploads).toEqual([{ name: 'mug.webp', status: 'completed', costPerImage: 0 }]);
    await page.goto('/library?kind=upload');
    await expect.poll(() => page.locator('[data-card]').count()).toBe(1);
    expect(troubles).toEqual([]);
    await close();
  },
);

test('a file that is no picture is refused with a reason', async () => {
  const { page, close } = await visitSignedIn(browser, stage, {});
  await page.goto('/library');
  await waitForHydration(page);
  const picker = page.getByLabel('Picture to edit').first();
  await picker.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
  await page.getByText('Upload failed').first().waitFor();
  await close();
});
