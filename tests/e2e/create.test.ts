import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePhoto } from '#testing/sample-pictures';
import { expectAccessible } from './support/accessibility.ts';
import { fillSignInForm, startBrowser, visit, visitSignedIn } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import {
  creditBalance,
  expectNotification,
  generateButton,
  notifications,
  promptBox,
  waitForHydration,
} from './support/parts.ts';
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

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const newest = (page: Page) => page.getByRole('article', { name: 'Newest' });
const fullSize = (page: Page) => newest(page).getByRole('button', { name: /^View full size/ });

async function open(page: Page): Promise<void> {
  await page.goto('/create');
  await waitForHydration(page);
}

/** @returns how many px lie between an element and a lower one, less than 0 if they overlap */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return below!.y - (above!.y + above!.height);
}

/** Bodies of the page's generation requests. */
function watchRequests(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/quick-generate')) sent.push(request.postDataJSON());
  });
  return sent;
}

test('a request is sent once with its price, shows progress, and opens as a result', async () => {
  const { page, userId, troubles, close } = await visitSignedIn(browser, stage);
  const sent = watchRequests(page);
  await open(page);
  expect(await generateButton(page).isDisabled()).toBe(true);
  await page.getByText('Your first picture goes here').waitFor();
  await promptBox(page).fill('  A quiet lake ');
  await radio(page, 'Artistic').check();
  await radio(page, 'Landscape 16:9').check();
  await radio(page, '3 images').check();
  await page.getByText('3 credits, you have 10', { exact: true }).waitFor();
  await generateButton(page).dblclick();
  await newest(page).getByText('A quiet lake').waitFor();
  await newest(page).getByRole('progressbar').waitFor();
  expect(sent).toEqual([
    { prompt: 'A quiet lake', style: 'artistic', outputFormat: 'landscape', imageCount: 3 },
  ]);
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^7\b/);
  await expectAccessible(page, 'a picture is being made');
  expect(await promptBox(page).inputValue()).toBe('  A quiet lake ');

  await stage.complete(await stage.waiting(userId));
  await fullSize(page).click();
  await page.getByText('1 / 3', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/create');
  await page.goBack();
  await fullSize(page).waitFor();
  expect(await promptBox(page).inputValue()).toBe('  A quiet lake ');
  expect(await radio(page, '3 images').isChecked()).toBe(true);
  await expectAccessible(page, 'a picture is ready');
  expect(troubles).toEqual([]);
  await close();
});

test('Enter in the prompt submits, Control+Enter submits from anywhere, Shift+Enter breaks the line', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  const sent = watchRequests(page);
  await open(page);
  await expect.poll(() => promptBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type('A lake');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('in the rain');
  await page.keyboard.press('Enter');
  await newest(page).getByText('A lake in the rain').waitFor();
  await expect.poll(() => generateButton(page).isEnabled()).toBe(true);
  await radio(page, 'Square 1:1').focus();
  await page.keyboard.press('ArrowRight');
  expect(await radio(page, 'Landscape 16:9').isChecked()).toBe(true);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toEqual({ prompt: 'A lake\nin the rain', outputFormat: 'landscape' });
  expect(troubles).toEqual([]);
  await close();
});

test('a visitor starts from an example, and after sign-in the picture starts by itself, once', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await open(page);
  await expectAccessible(page, 'a visitor');
  await page
    .getByRole('button', { name: /^Use this prompt/ })
    .first()
    .click();
  const prompt = await promptBox(page).inputValue();
  expect(prompt.length).toBeGreaterThan(40);
  await radio(page, 'Conceptual').check();
  await radio(page, 'Portrait 9:16').check();
  await page.getByText('1 credit. You will be asked to sign in.').waitFor();
  await generateButton(page).click();
  await expectNotification(page, 'Sign in required', 'Please sign in to generate images');
  await fillSignInForm(page, 'creator@example.test');
  await newest(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/create');
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^9\b/);
  await expect.poll(() => promptBox(page).inputValue()).toBe(prompt);
  for (const name of ['Conceptual', 'Portrait 9:16'])
    expect([name, await radio(page, name).isChecked()]).toEqual([name, true]);
  await page.reload();
  await expect.poll(() => promptBox(page).inputValue()).toBe(prompt);
  await waitForHydration(page);
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^9\b/);
  expect(troubles).toEqual(['401 POST /api/quick-generate']);
  await close();
});

test('too few credits show a message before and after submitting, with a link to buy more', async () => {
  const tablet = { width: 768, height: 1024 };
  const { page, troubles, close } = await visitSignedIn(browser, stage, { credits: 1, ...tablet });
  await open(page);
  await promptBox(page).fill('A quiet lake');
  await radio(page, '2 images').check();
  await page.getByText('2 credits, you have 1').waitFor();
  const more = page.getByRole('link', { name: 'Get credits' });
  expect(await more.getAttribute('href')).toBe('/pricing');
  await expectAccessible(page, 'too few credits');
  // Where the form ends further down, its button sticks to the bottom of the screen.
  await page.evaluate(() => scrollTo(0, 0));
  await generateButton(page).click();
  const said = 'You need 2 credit to generate, but only have 1';
  const note = notifications(page).filter({ hasText: said });
  // Under the mouse a notification stays.
  await note.hover();
  await expect.poll(() => gapBetween(note, generateButton(page))).toBeGreaterThan(0);
  await page.getByRole('form', { name: 'Create' }).getByText(said).waitFor();
  // A changed request has no known refusal.
  await radio(page, '1 image').check();
  await expect.poll(() => page.getByRole('form', { name: 'Create' }).getByText(said).count()).toBe(0);
  await generateButton(page).click();
  await newest(page).waitFor();
  expect(troubles).toEqual(['402 POST /api/quick-generate']);
  await close();
});

test('a lost connection keeps the form, and a retry is charged once', async () => {
  const { page, userId, close } = await visitSignedIn(browser, stage);
  await open(page);
  await promptBox(page).fill('A quiet lake');
  // The request arrives, but its answer is lost.
  await page.route('**/api/quick-generate', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await generateButton(page).click();
  const lost = 'The server could not be reached. Please try again.';
  await notifications(page).filter({ hasText: lost }).waitFor();
  await page.unroute('**/api/quick-generate');
  await page.context().setOffline(true);
  await page
    .getByText('You are offline. What you typed is still here, and pictures go on being made.')
    .waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => generateButton(page).isEnabled()).toBe(true);
  await generateButton(page).click();
  await newest(page).waitFor();
  await stage.waiting(userId);
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^9\b/);
  await close();
});

test('a refusal shows its reason beside the button until the prompt changes', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  await open(page);
  await promptBox(page).fill('Donald Trump being shot');
  await generateButton(page).click();
  const form = page.getByRole('form', { name: 'Create' });
  await form.getByText(/Please try again with a different prompt$/).waitFor();
  await expectAccessible(page, 'a refused prompt');
  await promptBox(page).fill('A quiet lake');
  expect(await form.getByText(/Please try again with a different prompt$/).count()).toBe(0);
  expect(troubles).toEqual(['422 POST /api/quick-generate']);
  await close();
});

test('a failed generation says so and costs nothing; reusing its settings can be undone', async () => {
  const { page, userId, troubles, close } = await visitSignedIn(browser, stage);
  const settings = { style: 'minimalist', outputFormat: 'banner' } as const;
  await stage.request(userId, { prompt: 'An earlier lake', imageCount: 2, settings });
  await open(page);
  await newest(page).getByText('An earlier lake').waitFor();
  await stage.fail(await stage.waiting(userId));
  await newest(page).getByText('No credits were charged.').waitFor();
  await expectAccessible(page, 'a failed picture');
  await promptBox(page).fill('Something else');
  await newest(page).getByRole('button', { name: 'Use these settings' }).click();
  expect(await promptBox(page).inputValue()).toBe('An earlier lake');
  for (const name of ['Minimalist', 'Banner 3:1', '2 images'])
    expect([name, await radio(page, name).isChecked()]).toEqual([name, true]);
  await notifications(page).getByRole('button', { name: 'Undo' }).click();
  expect(await promptBox(page).inputValue()).toBe('Something else');
  expect(await radio(page, 'Square 1:1').isChecked()).toBe(true);
  expect(troubles).toEqual([]);
  await close();
});

test('an uploaded picture is the reference for the next generation', async () => {
  const { page, userId, troubles, close } = await visitSignedIn(browser, stage);
  const id = await stage.request(userId, { prompt: 'A red mug' });
  await stage.complete(id);
  const { id: assetId } = await stage.db
    .selectFrom('images')
    .select('id')
    .where('generationId', '=', id)
    .executeTakeFirstOrThrow();
  const sent = watchRequests(page);
  await open(page);
  await page.getByRole('button', { name: 'From your library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose from your library' });
  await dialog.getByRole('button', { name: 'Choose: A red mug' }).waitFor();
  await expectAccessible(page, 'the choice from the library');
  await dialog.getByRole('button', { name: 'Choose: A red mug' }).click();
  await page.getByText('Ready for generation').waitFor();
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Remove A red mug' }).waitFor();
  await promptBox(page).fill('On a desk');
  await generateButton(page).click();
  await newest(page).getByText('On a desk').waitFor();
  expect(sent).toEqual([{ prompt: 'On a desk', assetId }]);
  await page.getByRole('button', { name: 'Remove A red mug' }).click();
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('button', { name: 'Wristwatch' }).click();
  await page.getByRole('button', { name: 'Remove Wristwatch' }).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('canceling a running generation returns its credits', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  await open(page);
  await promptBox(page).fill('A quiet lake');
  await generateButton(page).click();
  await newest(page).getByRole('button', { name: 'Cancel' }).click();
  await newest(page).getByText('You canceled it before a picture was started.').waitFor();
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^10\b/);
  expect(troubles).toEqual([]);
  await close();
});

test('on a phone Generate stays visible, nothing overflows, and starting scrolls to the picture', async () => {
  const { page, userId, troubles, close } = await visitSignedIn(browser, stage, {
    width: 390,
    height: 844,
    hasTouch: true,
    isMobile: true,
  });
  await open(page);
  await promptBox(page).fill('A quiet lake '.repeat(150));
  const inSight = () =>
    generateButton(page).evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight);
  expect(await inSight()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, 'a phone');
  await generateButton(page).tap();
  await newest(page).waitFor();
  await expect
    .poll(() => newest(page).evaluate((it) => it.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await stage.complete(await stage.waiting(userId));
  await notifications(page).filter({ hasText: 'Your picture is ready' }).waitFor();
  await notifications(page).getByRole('button', { name: 'View' }).tap();
  await page.getByText('1 / 1', { exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('More options keeps the text typed on the front page, and the c key opens this page from anywhere', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await page.goto('/');
  await waitForHydration(page);
  await promptBox(page).fill('A lake for later');
  await page.getByRole('link', { name: 'More options' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create' }).waitFor();
  await expect.poll(() => promptBox(page).inputValue()).toBe('A lake for later');
  await page.goto('/pricing');
  await waitForHydration(page);
  await page.keyboard.press('c');
  await page.getByRole('heading', { level: 1, name: 'Create' }).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test.each([390, 1440])(
  'at %i px Your own product leads to the reference field, also by way of sign-in',
  async (width) => {
    const { page, troubles, close } = await visit(browser, { ...stage, width, height: 844 });
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Your own product' }).click();
    const field = page.getByRole('region', { name: /^Reference picture/ });
    const expectFocused = async () => {
      await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
      const { y, height } = (await field.boundingBox())!;
      const { y: bar } = (await generateButton(page).boundingBox())!;
      expect([y > 56, y + height < bar]).toEqual([true, true]);
    };
    await expectFocused();
    await field.getByRole('link', { name: 'Sign In' }).click();
    await fillSignInForm(page, `product-${width}@example.test`);
    await field.getByRole('button', { name: 'Browse Files' }).waitFor();
    await expectFocused();
    expect(troubles).toEqual([]);
    await close();
  },
);

test('the style of a picture is taken over: chosen, kept over a reload, sent and removed', async () => {
  const { page, userId, troubles, close } = await visitSignedIn(browser, stage);
  const sent = watchRequests(page);
  await open(page);
  await promptBox(page).fill('A quiet lake');
  const header = page.getByRole('button', { name: /^More references/ });
  await header.click();
  const style = page.getByRole('region', { name: 'Style', exact: true });
  // The studio engine takes one subject.
  expect(await page.getByRole('region', { name: 'Further subjects' }).count()).toBe(0);
  const chosen = page.waitForEvent('filechooser');
  await style.getByRole('button', { name: 'Browse Files' }).click();
  const buffer = await samplePhoto('png');
  await (await chosen).setFiles({ name: 'dusk.png', mimeType: 'image/png', buffer });
  await style.getByRole('img', { name: 'dusk.png' }).waitFor();
  await page.reload();
  await waitForHydration(page);
  await header.filter({ hasText: '1 set' }).click();
  await style.getByRole('img', { name: 'dusk.png' }).waitFor();
  await expectAccessible(page, 'a style is chosen');
  await generateButton(page).click();
  await newest(page).getByRole('progressbar').waitFor();
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^9\b/);
  await stage.complete(await stage.waiting(userId));
  await fullSize(page).waitFor();
  expect(sent).toEqual([{ prompt: 'A quiet lake', styleReference: expect.any(String) }]);
  await style.getByRole('button', { name: 'Remove dusk.png' }).click();
  await style.getByRole('button', { name: 'Browse Files' }).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test.each([390, 1440])('at %i px the styles open above the button, with their categories', async (width) => {
  const { page, troubles, close } = await visit(browser, { ...stage, width });
  await open(page);
  await page.getByRole('button', { name: 'Start from a style Guided prompt builder' }).click();
  const category = page.getByRole('link', { name: 'Travel & Adventure' });
  await category.waitFor();
  const isAbove = async () => {
    const [link, button] = await Promise.all([category.boundingBox(), generateButton(page).boundingBox()]);
    return link!.y + link!.height < button!.y;
  };
  await expect.poll(isAbove).toBe(true);
  await category.click();
  await page.waitForURL('**/prompt-builder/travel/travel');
  expect(troubles).toEqual([]);
  await close();
});
