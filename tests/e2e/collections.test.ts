import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, visit, visitSignedIn } from './support/browser.ts';
import { publishPictures } from './support/gallery-pictures.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { expectNotification, waitForHydration } from './support/parts.ts';
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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const side = (page: Page) => page.getByRole('navigation', { name: 'Collections' });
const inOrder = (page: Page) => page.locator('[data-picture] > a').allInnerTexts();

/** The page of the library with three pictures. */
async function visitLibrary(width = 1440) {
  const visitor = await visitSignedIn(browser, stage, { width, permissions: ['clipboard-write'] });
  for (const prompt of ['Reeds', 'Dunes', 'A lake'])
    await stage.complete(await stage.request(visitor.userId, { prompt }));
  await visitor.page.goto('/library');
  await waitForHydration(visitor.page);
  await expect.poll(() => visitor.page.locator('[data-card]').count()).toBe(3);
  return visitor;
}

test.each([390, 1440])(
  'at %i px selected pictures go into a new collection, which is ordered, shared and deleted',
  async (width) => {
    const { page, troubles, close } = await visitLibrary(width);
    await button(page, 'Select').click();
    await page.keyboard.press('ControlOrMeta+a');
    await button(page, 'Add to collection').click();
    const choice = page.getByRole('dialog', { name: 'Add to a collection' });
    await choice.getByLabel('New collection').fill('Spring issue');
    await expectAccessible(page, 'choosing a collection');
    await choice.getByRole('button', { name: 'Create and add' }).click();
    await expectNotification(page, 'Added', '3 pictures are in “Spring issue”.');
    await side(page)
      .getByRole('link', { name: /^Spring issue\s*3$/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Spring issue' }).waitFor();
    await expect.poll(() => inOrder(page)).toEqual(['A lake', 'Dunes', 'Reeds']);
    await expectAccessible(page, 'a collection');

    await page.locator('[data-picture] > a').nth(2).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => inOrder(page)).toEqual(['A lake', 'Reeds', 'Dunes']);
    await button(page, 'Actions for A lake').click();
    await page.getByRole('menuitem', { name: 'Later' }).click();
    await expect.poll(() => inOrder(page)).toEqual(['Reeds', 'A lake', 'Dunes']);
    await button(page, 'Actions for Dunes').click();
    await page.getByRole('menuitem', { name: 'Take out of this collection' }).click();
    await expect.poll(() => inOrder(page)).toEqual(['Reeds', 'A lake']);
    await button(page, 'Undo').click();
    await expect.poll(() => inOrder(page)).toEqual(['Reeds', 'A lake', 'Dunes']);

    await button(page, 'Share').click();
    const sharing = page.getByRole('dialog', { name: 'Share this collection' });
    await sharing.getByRole('button', { name: 'Create link' }).click();
    const link = await sharing.getByLabel('Address of the public page').inputValue();
    await expectAccessible(page, 'sharing a collection');
    const stranger = await visit(browser, { origin: stage.origin, width });
    await stranger.page.goto(link);
    await stranger.page.getByRole('heading', { level: 1, name: 'Spring issue' }).waitFor();
    await expect.poll(() => stranger.page.locator('main img').count()).toBe(3);
    await expectAccessible(stranger.page, 'a shared collection');
    expect(await stranger.page.content()).not.toContain('A lake');
    await sharing.getByRole('button', { name: 'Withdraw link' }).click();
    await sharing.getByRole('button', { name: 'Create link' }).waitFor();
    expect((await stranger.page.goto(link))?.status()).toBe(404);
    await stranger.close();
    await sharing.getByRole('button', { name: 'Close', exact: true }).click();

    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Rename or move' }).click();
    const form = page.getByRole('dialog', { name: 'Rename or move' });
    await form.getByLabel('Name').fill('Summer issue');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Summer issue' }).waitFor();
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL('**/library');
    await expect.poll(() => page.locator('[data-card]').count()).toBe(3);
    await expect.poll(() => side(page).getByRole('link').count()).toBe(1);
    expect(troubles).toEqual([]);
    await close();
  },
);

test('pictures are dragged onto a collection and to another place in it', async () => {
  const { page, troubles, close } = await visitLibrary();
  await button(page, 'New collection').click();
  await page.getByLabel('Name of the collection').fill('Lakes');
  await button(page, 'Create').click();
  await page.getByText('An empty collection', { exact: true }).waitFor();
  await expectAccessible(page, 'an empty collection');
  await side(page).getByRole('link', { name: 'All pictures' }).click();
  await expect.poll(() => page.locator('[data-card]').count()).toBe(3);
  const lakes = side(page).getByRole('link', { name: /^Lakes/ });
  await page.locator('[data-card]').nth(1).dragTo(lakes);
  await expectNotification(page, 'Added', 'One picture is in “Lakes”.');
  await button(page, 'Select').click();
  await page.locator('[data-card]').nth(0).click();
  await page.locator('[data-card]').nth(2).click();
  await page.locator('[data-card]').nth(2).dragTo(lakes);
  await expectNotification(page, 'Added', '2 pictures are in “Lakes”.');
  await lakes.click();
  await expect.poll(() => inOrder(page)).toEqual(['Dunes', 'A lake', 'Reeds']);
  await page.locator('[data-picture]').nth(2).dragTo(page.locator('[data-picture]').nth(0));
  await expect.poll(() => inOrder(page)).toEqual(['Reeds', 'Dunes', 'A lake']);
  expect(troubles).toEqual([]);
  await close();
});

test.each([390, 1440])(
  'at %i px several pictures of a collection are moved and taken out together',
  async (width) => {
    const { page, troubles, close } = await visitLibrary(width);
    await button(page, 'Select').click();
    await page.keyboard.press('ControlOrMeta+a');
    await button(page, 'Add to collection').click();
    await page.getByLabel('New collection').fill('All three');
    await button(page, 'Create and add').click();
    await expectNotification(page, 'Added', '3 pictures are in “All three”.');
    await side(page)
      .getByRole('link', { name: /^All three/ })
      .click();
    await expect.poll(() => inOrder(page)).toEqual(['A lake', 'Dunes', 'Reeds']);
    // Its cover is drawn beside its name.
    await side(page).locator('img').first().waitFor();
    await button(page, 'Select').click();
    const cards = page.locator('[data-picture] > button');
    await cards.nth(0).click();
    await cards.nth(2).click({ modifiers: ['Shift'] });
    await cards.nth(1).click();
    await page.getByText('2 selected', { exact: true }).waitFor();
    await expectAccessible(page, 'selecting in a collection');
    await button(page, 'Take out').click();
    await expect.poll(() => inOrder(page)).toEqual(['Dunes']);
    await button(page, 'Undo').click();
    await expect.poll(() => inOrder(page)).toEqual(['A lake', 'Dunes', 'Reeds']);
    await page.locator('[data-picture] > a').first().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await button(page, 'Move to another collection').click();
    await page.getByLabel('New collection').fill('Elsewhere');
    await button(page, 'Create and add').click();
    await page.getByText('An empty collection', { exact: true }).waitFor();
    await side(page)
      .getByRole('link', { name: /^Elsewhere\s*3$/ })
      .click();
    await expect.poll(() => inOrder(page)).toEqual(['A lake', 'Dunes', 'Reeds']);
    expect(troubles).toEqual([]);
    await close();
  },
);

test('a picture of the gallery is collected from its page', async () => {
  const [picture] = await publishPictures(stage, [{ prompt: 'A collected windmill' }]);
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  await page.goto(`/gallery/${picture}`);
  await waitForHydration(page);
  await button(page, 'Collect').click();
  await page.getByLabel('New collection').fill('Windmills');
  await button(page, 'Create and add').click();
  await expectNotification(page, 'Added', 'One picture is in “Windmills”.');
  await page.goto('/library');
  await side(page)
    .getByRole('link', { name: /^Windmills/ })
    .click();
  await expect.poll(() => inOrder(page)).toEqual(['A collected windmill']);
  expect(troubles).toEqual([]);
  await close();
});
