import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPromise as openZip } from 'yauzl';
import { DEFAULT_GENERATION_SETTINGS } from '#features/generations/contract/generation-settings';
import { MODELS } from '#features/prompt-builder/content/models';
import type { Manifest } from '#web/app/page-assets.ts';
import { expectAccessible, waitForAnimations } from './support/accessibility.ts';
import { startBrowser, type VisitOptions, visit, visitSignedIn } from './support/browser.ts';
import { crowdLibrary } from './support/crowded-library.ts';
import { publishPictures } from './support/gallery-pictures.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import {
  creditBalance,
  expectNotification,
  libraryButton,
  notifications,
  readPicture,
  waitForHydration,
} from './support/parts.ts';
import { PICTURE_SIDE, type Stage } from './support/stage.ts';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([joinSharedSite(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

const library = (page: Page) => page.getByRole('dialog', { name: 'Image Library' });
const cards = (page: Page) => library(page).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const names = (page: Page) =>
  cards(page)
    .locator('[data-card]')
    .evaluateAll((all) => all.map((it) => it.querySelector('.sr-only')?.textContent));

/** The open library of a new user: two lakes in one generation, dunes, a failed and a running generation. */
async function visitLibrary(options: Partial<VisitOptions> = {}) {
  const visitor = await visitSignedIn(browser, stage, options);
  const lakes = await stage.request(visitor.userId, { prompt: 'A quiet Lake at dawn', imageCount: 2 });
  await stage.complete(lakes);
  const dunes = await stage.request(visitor.userId, { prompt: 'Dünes in the evening', category: 'travel' });
  await stage.complete(dunes);
  await stage.fail(await stage.request(visitor.userId, { prompt: 'A lake that failed' }));
  await stage.request(visitor.userId, { prompt: 'A lake being painted' });
  // A small page: the library is the same on all pages.
  await visitor.page.goto('/pricing');
  await waitForHydration(visitor.page);
  await libraryButton(visitor.page).click();
  await cards(visitor.page).first().waitFor();
  return { ...visitor, lakes, dunes };
}

async function addressesOf(generationId: string): Promise<string[]> {
  const images = await stage.db
    .selectFrom('images')
    .select('objectKey')
    .where('generationId', '=', generationId)
    .orderBy('position')
    .execute();
  return images.map(({ objectKey }) => `/images/${objectKey}.png`);
}

const countGenerations = async (userId: string) =>
  (await stage.db.selectFrom('generations').select('id').where('userId', '=', userId).execute()).length;

function watchDeletions(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

test.each([390, 1440])('at %i px search, category and status filter the library', async (width) => {
  const { page, troubles, close } = await visitLibrary({ width });
  expect(await names(page)).toEqual([
    'View full size: Dünes in the evening',
    'View full size: A quiet Lake at dawn',
    'View full size: A quiet Lake at dawn',
  ]);
  await expectAccessible(page, 'library');
  const search = page.getByRole('searchbox', { name: 'Search your pictures by prompt keywords' });
  await search.fill('DUNES even');
  await expect.poll(() => cards(page).count()).toBe(1);
  await search.fill('lake zebra');
  await page.getByText('Nothing found', { exact: true }).waitFor();
  await button(page, 'Clear filters').click();
  await expect.poll(() => cards(page).count()).toBe(3);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('travel');
  await expect.poll(() => names(page)).toEqual(['View full size: Dünes in the evening']);
  await page.getByRole('combobox', { name: 'Category' }).selectOption('');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('failed');
  await expect.poll(() => names(page)).toEqual(['View details: A lake that failed']);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('generating');
  await expect.poll(() => names(page)).toEqual(['View details: A lake being painted']);
  // Escape first clears the search, then closes the library.
  await search.fill('lake');
  await search.press('Escape');
  expect(await search.inputValue()).toBe('');
  await search.press('Escape');
  await library(page).waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await close();
});

test('when the library cannot be read, its search field stays, and another search is tried', async () => {
  const { page, userId, close } = await visitLibrary();
  await stage.complete(await stage.request(userId, { prompt: 'A dog on a beach' }));
  await page.route('**/api/generations?**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/library');
  await page.getByText('Your library could not be loaded').waitFor();
  await page.unroute('**/api/generations?**');
  await page.getByRole('searchbox', { name: 'Search your pictures by prompt keywords' }).fill('dog');
  await page.getByRole('button', { name: 'View full size: A dog on a beach' }).waitFor();
  await close();
});

test('the page of the library is searched by meaning and filtered by its address; names, tags and notes are found', async () => {
  const { page, troubles, userId, close } = await visitLibrary();
  await stage.complete(await stage.request(userId, { prompt: 'A dog on a beach' }));
  await page.goto('/library?q=animal');
  const shown = page.locator('[data-card] .sr-only');
  await expect.poll(() => shown.allInnerTexts()).toEqual(['View full size: A dog on a beach']);
  await page.getByRole('button', { name: 'View full size: A dog on a beach' }).click();
  await button(page, 'Details').click();
  const details = page.getByRole('dialog', { name: 'Generation Details' });
  await details.getByLabel('Name').fill('Cover, second try');
  await details.getByLabel('Tags, separated by commas').fill('Spring, cover');
  await details.getByLabel('Notes').fill('For the zebra issue');
  await expectAccessible(page, 'details with words');
  await details.getByRole('button', { name: 'Save' }).click();
  await expectNotification(page, 'Saved', 'The search of your library finds these words.');
  await page.goto('/library?q=zebra');
  await expect.poll(() => shown.allInnerTexts()).toEqual(['View full size: Cover, second try']);
  await page.goto('/library');
  await waitForHydration(page);
  await expect.poll(() => shown.count()).toBe(4);
  await button(page, 'Filters').click();
  await page.getByRole('combobox', { name: 'Tag' }).selectOption('spring');
  await expect.poll(() => shown.allInnerTexts()).toEqual(['View full size: Cover, second try']);
  expect(new URL(page.url()).search).toBe('?tag=spring');
  await page.reload();
  await expect.poll(() => shown.count()).toBe(1);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('combobox', { name: 'Orientation' }).selectOption('portrait');
  await page.getByText('Nothing found', { exact: true }).waitFor();
  await expectAccessible(page, 'library with filters');
  await button(page, 'Clear filters').click();
  await expect.poll(() => shown.count()).toBe(4);
  expect(new URL(page.url()).search).toBe('');
  expect(troubles).toEqual([]);
  await close();
});

test('deleted pictures disappear at once, return by Undo, and wait in the trash otherwise', async () => {
  const stranger = await visitSignedIn(browser, stage);
  const theirs = await stage.request(stranger.userId);
  await stage.complete(theirs);
  const { page, troubles, lakes, dunes, userId, close } = await visitLibrary();
  const sent = watchDeletions(page);
  const [first, second] = (await addressesOf(lakes)) as [string, string];
  const [dune] = (await addressesOf(dunes)) as [string];

  await button(page, 'Select').click();
  await cards(page).nth(0).getByRole('button').click();
  await cards(page).nth(1).getByRole('button').click();
  await page.getByText('2 selected', { exact: true }).waitFor();
  await expectAccessible(page, 'library, selecting');
  await button(page, 'Delete').click();
  await expect.poll(() => names(page)).toEqual(['View full size: A quiet Lake at dawn']);
  await expectNotification(page, 'Moved to the trash', '2 pictures are kept there for 30 days.');
  await expect.poll(async () => (await page.request.get(dune)).status()).toBe(404);
  await button(page, 'Undo').click();
  await expectNotification(page, 'Restored', '2 pictures are back in your library.');
  await expect.poll(() => cards(page).count()).toBe(3);
  expect((await page.request.get(dune)).status()).toBe(200);
  sent.length = 0;

  await cards(page)
    .nth(0)
    .getByRole('button')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await cards(page).nth(1).getByRole('button').click();
  await button(page, 'Delete').click();
  await expect.poll(async () => (await page.request.get(dune)).status()).toBe(404);
  await expect.poll(async () => (await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(second)).status()).toBe(200);
  expect(sent.map((path) => path.replace(/[0-9a-f-]{36}$/, 'id')).toSorted()).toEqual(
    [`/api/generations/${dunes}/images/id`, `/api/generations/${lakes}/images/id`].toSorted(),
  );
  await library(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => libraryButton(page).innerText()).toMatch(/\b1\b/);

  expect((await page.request.delete(`/api/generations/${theirs}`)).status()).toBe(404);
  expect(await countGenerations(stranger.userId)).toBe(1);
  expect(await countGenerations(userId)).toBe(4);

  await libraryButton(page).click();
  await library(page).getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('heading', { level: 1, name: 'Trash' }).waitFor();
  await page.getByText('2 items', { exact: true }).waitFor();
  await expectAccessible(page, 'trash');
  await button(page, 'Restore A quiet Lake at dawn').press('Enter');
  await expectNotification(page, 'Restored', 'One picture is back in your library.');
  await expect.poll(async () => (await page.request.get(first)).status()).toBe(200);
  await button(page, 'Erase Dünes in the evening').click();
  const question = page.getByRole('dialog', { name: 'Erase it for good?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await button(page, 'Empty the trash').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Empty the trash' }).click();
  await page.getByText('Nothing in the trash', { exact: true }).waitFor();
  expect(await countGenerations(userId)).toBe(3);
  await expectAccessible(page, 'an empty trash');
  expect(troubles).toEqual([]);
  await stranger.close();
  await close();
});

test('a refused deletion brings the picture back; leaving the page at once loses none', async () => {
  const { page, troubles, userId, close } = await visitLibrary();
  await page.route('**/api/generations/**', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  const deleteAll = async () => {
    await button(page, 'Select').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.getByText('No finished pictures', { exact: true }).waitFor();
  };
  await deleteAll();
  await expectNotification(
    page,
    'Delete failed',
    '“Dünes in the evening”, “A quiet Lake at dawn” and one more picture are still in your library. Please try again.',
  );
  await expect.poll(() => cards(page).count()).toBe(3);
  await page.unroute('**/api/generations/**');
  expect(troubles.every((trouble) => trouble.startsWith('500 DELETE'))).toBe(true);

  await deleteAll();
  await page.goto('/library/trash');
  await page.getByText('3 items', { exact: true }).waitFor();
  expect(await countGenerations(userId)).toBe(4);
  await close();
});

test('by keyboard: arrows move between cards, Shift selects a range, Escape clears the selection, Control+Z undoes the deletion', async () => {
  const { page, troubles, close } = await visitLibrary();
  const pressed = () =>
    cards(page)
      .locator('[data-card]')
      .evaluateAll((all) => all.map((it) => it.ariaPressed));
  await button(page, 'Select').press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(pressed).toEqual(['true', 'false', 'false']);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect
    .poll(() =>
      cards(page)
        .nth(2)
        .getByRole('button')
        .evaluate((it) => it === document.activeElement),
    )
    .toBe(true);
  await cards(page)
    .nth(2)
    .getByRole('button')
    .click({ modifiers: ['Shift'] });
  await expect.poll(pressed).toEqual(['true', 'true', 'true']);
  await page.keyboard.press('Escape');
  await expect.poll(pressed).toEqual([null, null, null]);
  expect(await library(page).isVisible()).toBe(true);

  await cards(page)
    .nth(1)
    .getByRole('button')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await page.keyboard.press('Delete');
  await expect.poll(() => cards(page).count()).toBe(2);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => cards(page).count()).toBe(3);
  expect(troubles).toEqual([]);
  await close();
});

test('of two thousand pictures only the visible ones are in the document', async () => {
  const { page, userId, close } = await visitSignedIn(browser, stage, { width: 390 });
  await crowdLibrary(stage, userId, 500);
  await page.route('**/images/*', (route) => route.abort());
  await page.goto('/pricing');
  await waitForHydration(page);
  await libraryButton(page).click();
  await page.getByText('2,000 pictures', { exact: true }).waitFor();
  expect(await cards(page).count()).toBeLessThan(60);
  await cards(page).first().getByRole('button').first().focus();
  await page.keyboard.press('End');
  const last = page.getByRole('button', { name: 'View full size: Picture 500' }).last();
  await expect.poll(() => last.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await cards(page).count()).toBeLessThan(60);
  await page.getByRole('searchbox', { name: 'Search your pictures' }).fill('picture 123');
  await expect.poll(() => cards(page).count()).toBe(4);
  await close();
});

test('a library of ten thousand pictures is read as far as it is scrolled, to its end', async () => {
  const { page, userId, close } = await visitSignedIn(browser, stage);
  await crowdLibrary(stage, userId, 2_500);
  await page.route(
    ({ pathname }) => pathname.startsWith('/images/'),
    (route) => route.abort(),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/generations' && search !== '') asked.push(search);
  });
  await page.goto('/library');
  await waitForHydration(page);
  await page.getByText('10,000 pictures', { exact: true }).waitFor();
  expect(asked).toEqual(['?limit=500']);
  await page.locator('[data-card]').first().focus();
  await page.keyboard.press('End');
  await page
    .getByRole('button', { name: 'View full size: Picture 2500' })
    .last()
    .waitFor({ timeout: 60_000 });
  // Once the page hears of changes, it reads again what it has.
  expect([...new Set(asked)].slice(0, 5)).toEqual(
    ['', '&offset=500', '&offset=1000', '&offset=1500', '&offset=2000'].map((rest) => `?limit=500${rest}`),
  );
  expect(await page.locator('[data-card]').count()).toBeLessThan(100);
  await close();
});

test.each([390, 1440])(
  'at %i px the details of a picture show its prompt and settings, and reuse them',
  async (width) => {
    const { page, troubles, userId, close } = await visitSignedIn(browser, stage, {
      width,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const { customPrompt: _, ...defaults } = DEFAULT_GENERATION_SETTINGS;
    const settings = { ...defaults, style: 'minimalist', mood: 'calm', outputFormat: 'banner' } as const;
    const asked = { prompt: 'Fog over a still lake', modelId: 'lakes-reflections', imageCount: 2, settings };
    await stage.complete(await stage.request(userId, asked));
    // Saved for the test, because the builder removes it on entry.
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key: string, value: string) {
        if (key === 'builderDraft') document.documentElement.setAttribute('data-draft', value);
        setItem.call(this, key, value);
      };
    });
    const names = Promise.withResolvers<void>();
    await page.route('**/api/models', async (route) => {
      await names.promise;
      await route.continue();
    });
    await page.goto('/');
    await waitForHydration(page);
    await button(page, 'Details of Fog over a still lake').click();
    const details = page.getByRole('dialog', { name: 'Generation Details' });
    await details.getByText('Fog over a still lake', { exact: true }).waitFor();
    const model = details.locator('dl > div', { hasText: 'Model' }).locator('dd');
    expect(await model.innerText()).toBe('…');
    names.resolve();
    await details.getByText('Lakes & Reflections', { exact: true }).waitFor();
    const rows = await details
      .locator('dl > div')
      .evaluateAll((all) => all.map((row) => [...row.children].map((it) => it.textContent)));
    expect(Object.fromEntries(rows)).toMatchObject({
      Model: 'Lakes & Reflections',
      Category: 'Nature & Environment',
      Scene: 'Lake',
      Style: 'Minimalist & Clean',
      Mood: 'Calm',
      'Color scheme': 'Vibrant',
      Composition: 'Centered',
      Format: 'Banner (3:1)',
      Pictures: '2',
      'Credits charged': '2',
      Created: expect.stringMatching(/\d{4}/),
    });
    await expectAccessible(page, 'details');
    await details.getByRole('button', { name: 'Copy prompt' }).click();
    await expectNotification(page, 'Copied!', 'Prompt copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Fog over a still lake');
    await details.getByRole('button', { name: 'Reuse' }).click();
    await page.waitForURL('**/prompt-builder/nature/lakes-reflections');
    const draft = JSON.parse((await page.locator('html').getAttribute('data-draft')) ?? 'null');
    expect(draft).toEqual({ settings: { ...settings, customPrompt: asked.prompt }, imageCount: 2 });
    const finalPrompt = page.getByRole('textbox', { name: 'Final Prompt' });
    await expect.poll(() => finalPrompt.inputValue()).toBe(asked.prompt);
    expect(troubles).toEqual([]);
    await close();
  },
);

test('a running generation can be canceled, and stays listed as canceled', async () => {
  const { page, troubles, userId, close } = await visitSignedIn(browser, stage, { credits: 4 });
  await stage.request(userId, { prompt: 'A lake being painted', imageCount: 3 });
  await page.goto('/');
  expect(await creditBalance(page).innerText()).toMatch(/^1\b/);
  await waitForHydration(page);
  await button(page, 'Details of A lake being painted').click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Cancel' }).click();
  await expectNotification(page, 'Generation canceled', 'Nothing was charged.');
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^4\b/);
  await details.getByText('You canceled it before a picture was started.').waitFor();
  await button(page, 'Delete').waitFor();
  expect(await countGenerations(userId)).toBe(1);
  expect(troubles).toEqual([]);
  await close();
});

test('Delete on a result deletes the shown picture, and the result with its last picture', async () => {
  const { page, troubles, userId, close } = await visitSignedIn(browser, stage);
  const id = await stage.request(userId, { imageCount: 2 });
  await stage.complete(id);
  const [first, second] = (await addressesOf(id)) as [string, string];
  await page.goto(`/?generation=${id}`);
  await page.getByText('1 / 2', { exact: true }).waitFor();
  await waitForHydration(page);
  await button(page, 'Next').click();
  await page.getByText('2 / 2', { exact: true }).waitFor();
  await button(page, 'Delete').click();
  await page.getByText('1 / 1', { exact: true }).waitFor();
  await expectNotification(page, 'Moved to the trash', 'One picture is kept there for 30 days.');
  await button(page, 'Delete').click();
  await page.getByText('Your first picture goes here').waitFor();
  for (const address of [first, second])
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);
  await button(page, 'Undo').click();
  await button(page, 'Details of A quiet lake').waitFor();
  expect((await page.request.get(second)).status()).toBe(200);
  expect(await countGenerations(userId)).toBe(1);
  // Suggestions may have been asked for just before the picture was deleted.
  expect(troubles.filter((trouble) => trouble !== '404 POST /api/prompts/explain')).toEqual([]);
  await close();
});

test('pictures are starred in library and gallery, and found again among the favorites', async () => {
  const { page, troubles, userId, close } = await visitLibrary();
  const [published] = await publishPictures(stage, [{ prompt: 'A starred harbor', category: 'travel' }]);
  const starred = () => stage.db.selectFrom('favorites').select('imageId').where('userId', '=', userId);
  const star = button(page, 'Star Dünes in the evening');
  await cards(page).first().hover();
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(async () => (await starred().execute()).length).toBe(1);
  await cards(page).first().getByRole('button').first().click();
  const inViewer = button(page, 'Star this picture');
  await expect.poll(() => inViewer.getAttribute('aria-pressed')).toBe('true');
  await inViewer.press('Enter');
  await expect.poll(async () => (await starred().execute()).length).toBe(0);
  await page.goto(`/gallery/${published}`);
  await waitForHydration(page);
  await button(page, 'Star').first().click();
  await expect.poll(async () => (await starred().execute()).length).toBe(1);
  await page.goto('/favorites');
  await page.getByRole('link', { name: 'A starred harbor' }).waitFor();
  await expectAccessible(page, 'favorites');
  await expect.poll(() => button(page, 'Star A starred harbor').getAttribute('aria-pressed')).toBe('true');
  await page.route('**/api/favorites/*', (route) => route.fulfill({ status: 500, body: '' }));
  await button(page, 'Star A starred harbor').focus();
  await page.keyboard.press('Enter');
  await expectNotification(page, 'Stars not changed', 'The server could not be reached. Please try again.');
  await expect.poll(() => button(page, 'Star A starred harbor').getAttribute('aria-pressed')).toBe('true');
  expect(troubles.every((trouble) => trouble.startsWith('500 '))).toBe(true);
  await close();
});

test('the full-size viewer shows the next picture after a deletion', async () => {
  const { page, troubles, close } = await visitLibrary();
  await cards(page).first().getByRole('button').first().click();
  const viewer = (name: string) => page.getByRole('dialog').filter({ has: page.getByRole('img', { name }) });
  await viewer('Dünes in the evening').getByRole('button', { name: 'Delete' }).click();
  await viewer('A quiet Lake at dawn').getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => cards(page).count()).toBe(2);
  expect(troubles).toEqual([]);
  await close();
});

test('the page of the library has the same pictures in true proportions, and a viewer with neighbors', async () => {
  const { page, troubles, lakes, close } = await visitLibrary();
  const shape = { width: 1_200, height: 600 };
  await stage.db.updateTable('images').set(shape).where('generationId', '=', lakes).execute();
  await library(page).getByRole('link', { name: 'Open as a page' }).click();
  await page.waitForURL('**/library');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Image Library' }).waitFor();
  const lake = page.getByRole('button', { name: 'View full size: A quiet Lake at dawn' }).first();
  await lake.waitFor();
  const drawn = await lake.locator('img').boundingBox();
  expect((drawn?.width ?? 0) / (drawn?.height ?? 1)).toBeCloseTo(2, 1);
  await expectAccessible(page, 'library page');

  await page.getByRole('button', { name: 'View full size: Dünes in the evening' }).click();
  const viewer = page.getByRole('dialog');
  await viewer.getByText('1 / 3', { exact: true }).waitFor();
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await viewer.getByText('2 / 3', { exact: true }).waitFor();
  await viewer.getByRole('img', { name: 'A quiet Lake at dawn' }).waitFor();
  await viewer.getByRole('button', { name: 'Previous picture' }).press('Enter');
  await viewer.getByText('1 / 3', { exact: true }).waitFor();
  expect(await viewer.getByRole('button', { name: 'Previous picture' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect(troubles).toEqual([]);
  await close();
});

test('a picture is changed from the viewer, and its versions are shown there', async () => {
  const { page, troubles, dunes, userId, close } = await visitLibrary();
  await cards(page).first().getByRole('button').first().click();
  const viewer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Next picture' }) });
  await viewer.getByRole('button', { name: 'Change', exact: true }).click();
  const field = viewer.getByRole('textbox', { name: 'Describe a change of this picture' });
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  await field.fill('at night');
  // The arrow key moves the cursor.
  await field.press('Home');
  await field.press('ArrowRight');
  await expect
    .poll(() => field.evaluate((it) => (it instanceof HTMLTextAreaElement ? it.selectionStart : null)))
    .toBe(1);
  expect(await viewer.getByText('1 / 3', { exact: true }).count()).toBe(1);
  await field.press('Enter');
  await page.waitForURL(/\/\?generation=/);
  const change = new URL(page.url()).searchParams.get('generation') ?? '';
  await stage.complete(change);
  expect(change).not.toBe(dunes);

  await page.goto('/library');
  await page.getByRole('button', { name: 'View full size: Dünes in the evening · at night' }).click();
  const versions = page.getByRole('navigation', { name: 'Versions' });
  await versions.getByRole('button', { name: 'Version 1: Dünes in the evening' }).click();
  await page.getByRole('dialog').getByRole('img', { name: 'Dünes in the evening', exact: true }).waitFor();
  expect(await countGenerations(userId)).toBe(5);
  expect(troubles).toEqual([]);
  await close();
});

test('the front page links to every model and style, and loads their code only near the viewport', async () => {
  const { page, troubles, close } = await visit(browser, { ...stage, width: 390, height: 240 });
  const scripts: string[] = [];
  const selection = await builtFile('style-selection');
  page.on('request', (request) => {
    if (request.url().endsWith(selection)) scripts.push(request.url());
  });
  await page.goto('/');
  await waitForHydration(page);
  const wanted = MODELS.filter(({ id }) => id !== 'quick-generation').map(({ id }) => String(id));
  const links = await page
    .locator('main a[href^="/prompt-builder/"]')
    .evaluateAll((all) => all.map((it) => it.getAttribute('href')));
  const offered = new Set(links.map((href) => href?.split('/')[3]));
  expect(wanted.filter((id) => !offered.has(id))).toEqual([]);
  expect(scripts).toEqual([]);

  await button(page, 'Nature').click();
  const filter = page.getByRole('searchbox', { name: 'Find a style by name' });
  await filter.waitFor();
  expect(scripts).toHaveLength(1);
  const health = page.locator('#health-wellness');
  await button(page, 'Wellness').click();
  await expect
    .poll(() => health.evaluate((it) => Math.round(it.getBoundingClientRect().left)))
    .toBeLessThan(40);
  await filter.fill('café');
  await page.getByText('1 style', { exact: true }).waitFor();
  await expectAccessible(page, 'styles found');
  await page.getByRole('list', { name: 'Styles found' }).getByRole('link').click();
  await page.waitForURL('**/prompt-builder/lifestyle/cafe-culture');
  expect(troubles).toEqual([]);
  await close();
});

test('nothing moves when the code of the styles loads', async () => {
  const { page, close } = await visit(browser, stage);
  // Held back until the placeholder has been measured.
  const measured = Promise.withResolvers<void>();
  await page.route('**/style-selection-*.js', async (route) => {
    await measured.promise;
    await route.continue();
  });
  await page.goto('/pricing');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Framewright' }).first().click();
  const gallery = page.getByRole('heading', { level: 2, name: 'Gallery', exact: true });
  const top = () => gallery.evaluate((it) => Math.round(it.getBoundingClientRect().top + scrollY));
  await page.getByText('Loading the styles').waitFor({ state: 'attached' });
  const before = await top();
  measured.resolve();
  await button(page, 'Nature').click();
  await page.getByRole('searchbox', { name: 'Find a style by name' }).waitFor();
  await waitForAnimations(page);
  expect(Math.abs((await top()) - before)).toBeLessThan(3);
  await close();
});

test('several pictures are downloaded as one ZIP', async () => {
  const { page, troubles, lakes, dunes, close } = await visitLibrary();
  await button(page, 'Select').click();
  await button(page, 'Select all 3 shown').click();
  const arriving = page.waitForEvent('download');
  await button(page, 'Download').click();
  const download = await arriving;
  await notifications(page)
    .filter({ hasText: 'Download started' })
    .filter({ hasText: '3 pictures are' })
    .waitFor();
  expect(download.suggestedFilename()).toMatch(/^framewright-\d{13}\.zip$/);
  const archive = await openZip(await download.path());
  const files: string[] = [];
  for await (const { fileName } of archive.eachEntry()) files.push(fileName);
  expect(files).toEqual([
    `framewright-${dunes}.png`,
    `framewright-${lakes}-1.png`,
    `framewright-${lakes}-2.png`,
  ]);
  await expectAccessible(page, 'library, downloading');
  expect(troubles).toEqual([]);
  await close();
});

test('a picture has a public page while its link exists', async () => {
  const { page, troubles, close } = await visitLibrary();
  const visitor = await visit(browser, stage);
  await cards(page).first().getByRole('button').first().click();
  await button(page, 'Public link').click();
  const dialog = page.getByRole('dialog', { name: 'Public link' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByRole('textbox').inputValue();
  await expectAccessible(page, 'public link');

  const seen = async () => (await visitor.page.goto(address))!.status();
  expect(await seen()).toBe(200);
  const picture = visitor.page.getByRole('img', { name: 'Dünes in the evening' });
  expect(await readPicture(picture)).toMatchObject({ width: PICTURE_SIDE, height: PICTURE_SIDE });
  expect(await visitor.page.getByRole('heading', { level: 1 }).innerText()).toBe('Dünes in the evening');
  expect(await visitor.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  const card = await visitor.page.locator('meta[property="og:image"]').getAttribute('content');
  expect(card).toContain(address.replace('/shared/', '/cards/shared/'));
  expect((await visitor.page.request.get(card!)).status()).toBe(200);
  await expectAccessible(visitor.page, 'shared picture');

  await dialog.getByRole('checkbox').uncheck();
  await expect
    .poll(async () => (await seen()) && (await visitor.page.title()))
    .toBe('A shared picture · Framewright');
  expect(await visitor.page.content()).not.toContain('Dünes');
  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  await expectNotification(
    page,
    'Link revoked',
    'The page is removed. People who saved the picture keep it.',
  );
  expect(await seen()).toBe(404);
  expect((await visitor.page.request.get(card!)).status()).toBe(404);
  await visitor.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await button(page, 'Undo').click();
  await expect.poll(() => dialog.getByRole('textbox').inputValue()).toBe(address);
  expect(await seen()).toBe(200);
  expect(troubles).toEqual([]);
  await Promise.all([close(), visitor.close()]);
});

/** The built script of a module; the file itself has a hash for its name. */
async function builtFile(module: string): Promise<string> {
  const manifest: Manifest = JSON.parse(
    await readFile(new URL('../../dist/client/.vite/manifest.json', import.meta.url), 'utf8'),
  );
  const found = Object.values(manifest).find(({ name }) => name === module);
  if (!found) throw new Error(`The build has no ${module}`);
  return found.file;
}
