import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, visitSignedIn } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { creditBalance, generateButton, promptBox, waitForHydration } from './support/parts.ts';
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

const UNDRAWABLE = 'purple hullabaloo';
const panel = (page: Page) => page.getByRole('group', { name: 'The studio can’t draw “hullabaloo” yet.' });
const inPanel = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('words light up as drawn or left out while one types, and the page does not move', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  await page.goto('/');
  await waitForHydration(page);
  const before = await generateButton(page).boundingBox();
  await promptBox(page).pressSequentially('a cat with a hullabaloo');
  await page.getByText('Drawn cat').waitFor();
  const word = page.getByRole('button', { name: 'hullabaloo: The studio can’t draw this yet.' });
  await word.focus();
  await page.getByText('hullabaloo: The studio can’t draw this yet.').waitFor();
  expect(await generateButton(page).boundingBox()).toEqual(before);
  const status = page.getByRole('status').filter({ hasText: 'Drawn: cat. Left out: hullabaloo.' });
  await expect.poll(() => status.count()).toBe(1);
  await expectAccessible(page, 'a prompt that is read');
  // More words than fit in the line scroll within it.
  const more = [
    'flummery',
    'gewgaw',
    'rigmarole',
    'kerfuffle',
    'brouhaha',
    'hoopla',
    'palaver',
    'razzmatazz',
  ];
  // Not so long that the box itself grows.
  await promptBox(page).fill(
    `a cat, ${more.join(', ')}, ${more
      .slice(0, 5)
      .map((it) => `${it} board`)
      .join(', ')}`,
  );
  const last = page.getByRole('button', { name: 'razzmatazz: The studio can’t draw this yet.' });
  expect(
    await last.evaluate((it) => {
      const box = it.closest('[class*=overflow-y-auto]')!;
      return box.scrollHeight > box.clientHeight;
    }),
  ).toBe(true);
  expect(await generateButton(page).boundingBox()).toEqual(before);
  await promptBox(page).fill('a cat with a hullabaloo');
  await promptBox(page).fill('');
  await expect.poll(() => word.count()).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});

test('a prompt that cannot be drawn costs nothing until it is made anyway', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage, { credits: 3 });
  await page.goto('/');
  await waitForHydration(page);
  await promptBox(page).fill(UNDRAWABLE);
  await promptBox(page).press('Enter');
  await panel(page).waitFor();
  expect(await focused(page)).toBe('The studio can’t draw “hullabaloo” yet.');
  await expectAccessible(page, 'a prompt that cannot be drawn');
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^3\s*credits$/);

  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expect(await promptBox(page).evaluate((box) => box === document.activeElement)).toBe(true);

  await promptBox(page).press('Enter');
  await inPanel(page, 'Purple gradient background').click();
  await panel(page).waitFor({ state: 'detached' });
  expect(await promptBox(page).inputValue()).toBe('purple gradient background');
  await page.keyboard.press('Control+z');
  expect(await promptBox(page).inputValue()).toBe(UNDRAWABLE);

  await promptBox(page).press('Enter');
  await inPanel(page, 'Make it anyway · 1 credit').click();
  await page.getByRole('heading', { level: 1, name: 'Creating your AI photo...' }).waitFor();
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^2\s*credits$/);
  expect(troubles).toEqual(Array(3).fill('422 POST /api/quick-generate'));
  await close();
});

test('what a picture lacks is said beside it where it is first seen, without a click', async () => {
  const { page, userId, troubles, close } = await visitSignedIn(browser, stage);
  const note = 'The studio engine cannot draw this yet, so it made a bokeh in its colors.';
  const id = await stage.request(userId, { prompt: UNDRAWABLE });
  const image = { pixels: new Uint8Array(96 * 96 * 3).fill(128), width: 96, height: 96 };
  const shows = { scene: 'Bokeh', category: 'abstract', hasPeople: false, details: {} };
  await stage.complete(id, [
    { image, description: { digitalSourceType: 'algorithmicMedia', ...shows, notes: [note] } },
  ]);
  await page.goto(`/?generation=${id}`);
  await page.getByText(note).waitFor();
  await expectAccessible(page, 'a result with a note');
  await page.goto('/create');
  await page.getByRole('article', { name: 'Newest' }).getByText(note).waitFor();
  expect(troubles).toEqual([]);
  await close();
});
