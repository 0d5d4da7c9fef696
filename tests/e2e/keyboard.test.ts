import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser, visit, visitSignedIn } from './support/browser.ts';
import { crowdLibrary } from './support/crowded-library.ts';
import { publishPictures, publishRows } from './support/gallery-pictures.ts';
import { expectFocus, expectTrapped, tabTo } from './support/keyboard.ts';
import {
  generateButton,
  libraryButton,
  notifications,
  promptBox,
  waitForHydration,
} from './support/parts.ts';
import { type Stage, startStage } from './support/stage.ts';

let stage: Stage;
let browser: Browser;
beforeAll(async () => {
  [stage, browser] = await Promise.all([startStage(), startBrowser()]);
  await publishRows(stage, 30);
  await publishPictures(
    stage,
    ['A fjord', 'A glacier', 'A fox'].map((prompt) => ({ prompt })),
  );
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test('a visitor submits a prompt, signs in, and watches the picture being made', async () => {
  const { page, close } = await visit(browser, { origin: stage.origin });
  await open(page, '/');
  await expectFocus(promptBox(page));
  await page.keyboard.type('A quiet lake');
  await tabTo(page, generateButton(page));
  await press(page, 'Enter');
  await notifications(page).filter({ hasText: 'Sign in required' }).waitFor();
  await page.locator('input[name=email]').waitFor();
  await tabTo(page, page.locator('input[name=email]'));
  await page.keyboard.type('keyboard@example.test');
  for (const field of ['firstName', 'lastName']) {
    await tabTo(page, page.locator(`input[name=${field}]`));
    await page.keyboard.type('Ada');
  }
  await press(page, 'Enter');
  // The request starts by itself.
  await page.getByRole('heading', { name: 'Creating your AI photo...' }).waitFor();
  await tabTo(page, button(page, 'Home'));
  await close();
});

test('a picture is opened, the next one reported and closed, and focus returns to its card', async () => {
  const { page, close } = await visit(browser, { origin: stage.origin });
  await open(page, '/gallery');
  const card = (name: RegExp) => page.getByRole('list', { name: 'Pictures' }).getByRole('link', { name });
  await tabTo(page, card(/^A fox/));
  await press(page, 'Enter');
  const details = dialog(page, 'Image Details');
  await expectTrapped(page, details);
  await press(page, 'ArrowRight');
  await details.getByRole('img', { name: 'A glacier' }).waitFor();
  const previous = details.getByRole('button', { name: 'Previous picture' });
  await tabTo(page, previous);
  await press(page, 'Enter');
  await details.getByRole('img', { name: 'A fox' }).waitFor();
  // At the first picture there is no previous one, and focus stays on the same button.
  await expectFocus(previous);
  await press(page, 'Enter', 'ArrowRight');
  await details.getByRole('img', { name: 'A glacier' }).waitFor();
  await press(page, 'ArrowLeft');
  await details.getByRole('img', { name: 'A fox' }).waitFor();

  await tabTo(page, details.getByRole('button', { name: 'Report', exact: true }));
  await press(page, 'Enter');
  await expectFocus(details.getByRole('radio').first());
  await press(page, 'ArrowDown');
  await tabTo(page, details.getByRole('button', { name: /^Send/ }));
  await press(page, 'Enter');
  const thanks = notifications(page).filter({ hasText: 'Thank you for the report' });
  await thanks.waitFor();
  await press(page, 'Escape');
  await details.waitFor({ state: 'detached' });
  expect(await thanks.isVisible()).toBe(true);
  await expectFocus(card(/^A fox/));
  await close();
});

test.each([
  { path: '/gallery', width: 390, height: 844 },
  // 1280 by 1024 at 400 %.
  { path: '/gallery', width: 320, height: 256 },
])('$path at $width by $height: Tab walks the endless wall and nothing is lost from sight', async (at) => {
  const { path, width, height } = at;
  const { page, close } = await visit(browser, { origin: stage.origin, width, height });
  await open(page, path);
  const wall = page.getByRole('list', { name: 'Pictures' });
  await tabTo(page, wall.locator('[data-index="12"]'));
  await tabTo(page, wall.locator('[data-index="9"]'), 'Shift+Tab');
  await close();
});

test.each([
  { width: 1280, height: 720 },
  { width: 320, height: 256 },
])(
  'at $width by $height a library of hundreds is opened, pictures deleted and brought back',
  async (size) => {
    const { page, userId, close } = await visitSignedIn(browser, stage, size);
    await crowdLibrary(stage, userId, 60);
    await page.route(
      ({ pathname }) => pathname.startsWith('/images/'),
      (route) => route.abort(),
    );
    await open(page, '/pricing');
    await tabTo(page, libraryButton(page));
    await press(page, 'Enter');
    const library = dialog(page, 'Image Library');
    await library.getByText('240 pictures').waitFor();
    await expectTrapped(page, library);
    const select = library.locator('[data-select]');
    await tabTo(page, select, 'Shift+Tab');
    await press(page, 'Enter');
    // A Tab pressed before the cards have changed may reach a button that is about to go.
    await library.getByText('0 selected').waitFor();
    await tabTo(page, library.locator('[data-index="9"] [data-card]'));
    await press(page, 'Space', 'ArrowLeft', 'Space');
    await library.getByText('2 selected').waitFor();
    await press(page, 'Delete');
    await expectFocus(select);
    await library.getByText('238 pictures').waitFor();
    await press(page, 'F8');
    await tabTo(page, button(page, 'Undo'));
    await press(page, 'Enter');
    await library.getByText('240 pictures').waitFor();
    await library.focus();
    await press(page, 'Escape');
    await library.waitFor({ state: 'detached' });
    await expectFocus(libraryButton(page));
    await close();
  },
);

test('the create page takes a prompt, a style and a shape, and shows progress', async () => {
  const { page, close } = await visitSignedIn(browser, stage, { height: 600 });
  await open(page, '/create');
  await tabTo(page, promptBox(page));
  await page.keyboard.type('A quiet lake');
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await tabTo(page, radio('No style'));
  await press(page, 'ArrowRight');
  expect(await radio('No style').isChecked()).toBe(false);
  await tabTo(page, page.getByRole('radio', { name: /^Square/ }));
  await press(page, 'ArrowRight');
  await tabTo(page, generateButton(page));
  await press(page, 'Enter');
  await page.getByRole('article', { name: 'Newest' }).getByText('A quiet lake').waitFor();
  await close();
});

test('a result is changed, compared with its earlier version and downloaded, and the library shows both', async () => {
  const { page, userId, close } = await visitSignedIn(browser, stage);
  const id = await stage.request(userId, { imageCount: 2 });
  await stage.complete(id);
  await open(page, `/?generation=${id}`);
  await page.getByText('1 / 2', { exact: true }).waitFor();
  await press(page, 'ArrowRight');
  await page.getByText('2 / 2', { exact: true }).waitFor();
  await press(page, 'ArrowLeft');
  await page.getByText('1 / 2', { exact: true }).waitFor();

  const words = page.getByRole('textbox', { name: 'Describe a change of this picture' });
  await tabTo(page, words);
  await page.keyboard.type('at night');
  await tabTo(page, button(page, 'Change'));
  await press(page, 'Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('generation')).not.toBe(id);
  await stage.complete(await stage.waiting(userId));
  await page.getByText('Changed: at night').waitFor();

  await tabTo(page, button(page, 'Compare'));
  await press(page, 'Enter');
  const wipe = page.getByRole('slider', { name: 'Percent of the earlier picture shown' });
  await tabTo(page, wipe, 'Shift+Tab');
  await press(page, 'ArrowRight', 'ArrowRight');
  expect(await wipe.inputValue()).toBe('52');
  // A notification would take the key.
  await notifications(page).waitFor({ state: 'detached' });
  // Escape ends the comparison, and does not leave the result.
  await press(page, 'Escape');
  await wipe.waitFor({ state: 'detached' });
  await page.getByText('Changed: at night').waitFor();

  const saved = page.waitForEvent('download');
  await tabTo(page, button(page, /^Download/).first());
  await press(page, 'Enter');
  await saved;
  const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('button');
  await tabTo(page, versions.first(), 'Shift+Tab');
  await press(page, 'Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('generation')).toBe(id);

  await open(page, '/library');
  await tabTo(page, button(page, /^View full size: .*at night/));
  await press(page, 'Enter');
  const viewer = page.getByRole('dialog');
  await viewer.getByText('1 / 3', { exact: true }).waitFor();
  await press(page, 'ArrowRight');
  await viewer.getByText('2 / 3', { exact: true }).waitFor();
  await press(page, 'ArrowLeft');
  await viewer.getByText('1 / 3', { exact: true }).waitFor();
  await expectTrapped(page, viewer);
  await tabTo(page, viewer.getByRole('navigation', { name: 'Versions' }).getByRole('button').first());
  await press(page, 'Enter');
  await viewer.getByText('2 / 3', { exact: true }).waitFor();
  // The dialog keeps the keys, though the pressed button went with the picture before.
  await press(page, 'ArrowLeft');
  await viewer.getByText('1 / 3', { exact: true }).waitFor();
  await tabTo(page, viewer.getByRole('button', { name: 'Change', exact: true }));
  await press(page, 'Enter');
  await expectFocus(viewer.getByRole('textbox', { name: 'Describe a change of this picture' }));
  await tabTo(page, viewer.getByRole('button', { name: /^Download/ }).first());
  await press(page, 'Escape');
  await viewer.waitFor({ state: 'detached' });
  await close();
});

test('the prompt builder is used from options and tabs to settings and Generate', async () => {
  const { page, close } = await visitSignedIn(browser, stage, { height: 600 });
  await open(page, '/prompt-builder/nature/mountain-landscape');
  const guided = page.getByRole('tab', { name: 'Guided' });
  await tabTo(page, guided);
  const option = page.locator('[aria-pressed="false"]').first();
  const name = await option.innerText();
  await tabTo(page, option);
  await press(page, 'Space');
  await page.getByRole('button', { name, exact: true, pressed: true }).first().waitFor();
  await tabTo(page, guided, 'Shift+Tab');
  await press(page, 'ArrowRight', 'ArrowRight');
  await expectFocus(page.getByRole('tab', { name: 'Custom' }));
  await tabTo(page, page.getByRole('textbox', { name: 'Your own prompt' }));
  await page.keyboard.type('A ridge at dawn');
  await tabTo(page, button(page, /^Advanced Settings/));
  await press(page, 'Enter');
  const style = page.getByRole('combobox', { name: 'Visual Style' });
  await tabTo(page, style);
  await press(page, 'Enter', 'ArrowDown', 'Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expectFocus(style);
  await tabTo(page, button(page, /^Generate (Stock|Professional) Photo/));
  await press(page, 'Enter');
  await notifications(page).filter({ hasText: 'Generation Started' }).waitFor();
  await page.waitForURL(/\/\?generation=/);
  await close();
});

test('an API key is created and revoked without losing focus', async () => {
  const { page, close } = await visitSignedIn(browser, stage);
  await open(page, '/account');
  const make = button(page, 'New API key');
  await tabTo(page, make);
  await press(page, 'Enter');
  await expectTrapped(page, dialog(page, 'New API key'));
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await page.keyboard.type('Website');
  await press(page, 'Enter');
  const made = dialog(page, 'Your new API key');
  await made.waitFor();
  // The key would be lost.
  await press(page, 'Escape');
  expect(await made.isVisible()).toBe(true);
  await tabTo(page, button(page, 'I have copied it'));
  await press(page, 'Enter');
  await expectFocus(make);
  const revoke = button(page, 'Revoke Website');
  await tabTo(page, revoke, 'Shift+Tab');
  await press(page, 'Enter');
  await expectTrapped(page, dialog(page, 'Revoke “Website”'));
  await press(page, 'Escape');
  await expectFocus(revoke);
  await press(page, 'Enter');
  await tabTo(page, button(page, 'Revoke key'));
  await press(page, 'Enter');
  await expectFocus(make);
  expect(await revoke.count()).toBe(0);
  await close();
});

test('ads are made from a prompt, selected and viewed one by one', async () => {
  const { page, close } = await visit(browser, { origin: stage.origin });
  await open(page, '/ad-creator');
  await tabTo(page, page.getByRole('tab', { name: 'Website' }));
  await press(page, 'ArrowRight');
  await tabTo(page, page.getByRole('textbox', { name: 'Describe what you advertise' }));
  await page.keyboard.type('Stoneware mugs, thrown by hand in Porto.');
  const platform = page.getByRole('combobox', { name: 'Platform' });
  await tabTo(page, platform);
  await press(page, 'Enter');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type('Facebook');
  await press(page, 'Enter');
  await expectFocus(platform);
  await tabTo(page, button(page, 'Generate Ad Copy'));
  await press(page, 'Enter');
  const headlines = page.getByRole('group', { name: 'Headlines' }).getByRole('radio');
  await headlines.first().waitFor();
  await tabTo(page, headlines.first());
  await press(page, 'ArrowDown');
  expect(await headlines.nth(1).isChecked()).toBe(true);
  await tabTo(page, page.getByRole('tab', { name: 'Prompt' }), 'Shift+Tab');
  const enlarge = button(page, /^Enlarge Facebook Feed, square/);
  await tabTo(page, enlarge);
  await press(page, 'Enter');
  await expectTrapped(page, dialog(page, 'Facebook Feed, square'));
  await press(page, 'Escape');
  await expectFocus(enlarge);
  await close();
});

test('on a phone keys scroll wide rows, and the focused item is fully visible', async () => {
  const { page, close } = await visit(browser, { origin: stage.origin, width: 390, height: 844 });
  await open(page, '/create');
  await tabTo(page, promptBox(page));
  await expectWhole(page, 'Tab', 3);
  await tabTo(page, page.getByRole('radio', { name: 'No style' }));
  await expectWhole(page, 'ArrowRight', 4);
  await expectWhole(page, 'ArrowLeft', 3);
  await close();
});

/** Fails if the row clips the focused item or its focus ring. */
async function expectWhole(page: Page, key: string, times: number): Promise<void> {
  for (let step = 0; step < times; step++) {
    await press(page, key);
    await expect.poll(() => page.evaluate(roomAroundFocus)).toBeGreaterThanOrEqual(RING_PX);
  }
}

const RING_PX = 4;

/** Pixels between the focused item and the nearer end of its scrolling row; negative if it is clipped. */
function roomAroundFocus(): number {
  let row = document.activeElement;
  while (row && getComputedStyle(row).overflowX !== 'auto') row = row.parentElement;
  if (!row || row.scrollWidth <= row.clientWidth) return Number.NaN;
  const focus = document.activeElement!.getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  return Math.min(focus.left - Math.max(left, 0), Math.min(right, innerWidth) - focus.right);
}
