import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishPicture } from '#features/publications/rules/publish-picture';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, type VisitOptions, visitSignedIn } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { creditBalance, expectNotification, waitForHydration } from './support/parts.ts';
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

const signal = new AbortController().signal;
const cards = (page: Page) => page.locator('[data-card]');
const pressed = (page: Page) => cards(page).evaluateAll((all) => all.map((it) => it.ariaPressed));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The page of the library with pictures of these prompts, the last first. */
async function visitLibrary(prompts: readonly string[], options: Partial<VisitOptions> = {}) {
  const visitor = await visitSignedIn(browser, stage, { credits: 20, ...options });
  for (const prompt of prompts) await stage.complete(await stage.request(visitor.userId, { prompt }));
  await visitor.page.goto('/library');
  await waitForHydration(visitor.page);
  await expect.poll(() => cards(visitor.page).count()).toBe(prompts.length);
  return visitor;
}

test('Shift with arrows grows and shrinks the selection, Control+A selects all, Space selects one', async () => {
  const { page, troubles, close } = await visitLibrary(['Reeds', 'Dunes', 'A lake']);
  await cards(page).first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => pressed(page)).toEqual(['true', 'true', 'true']);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => pressed(page)).toEqual(['true', 'true', 'false']);
  await page.keyboard.press('Escape');
  await expect.poll(() => pressed(page)).toEqual([null, null, null]);
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByText('3 selected', { exact: true }).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => pressed(page)).toEqual(['true', 'false', 'true']);
  expect(troubles).toEqual([]);
  await close();
});

test('on a phone a finger that rests on a picture selects it, and opens nothing', async () => {
  const { page, troubles, close } = await visitLibrary(['Dunes', 'A lake'], { width: 390, hasTouch: true });
  const box = (await cards(page).first().boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await page.getByText('1 selected', { exact: true }).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cards(page).nth(1).tap();
  await expect.poll(() => pressed(page)).toEqual(['true', 'true']);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await button(page, 'Delete').waitFor();
  await expectAccessible(page, 'selecting on a phone');
  expect(troubles).toEqual([]);
  await close();
});

test('selected pictures are starred and unstarred together; one that is refused is named', async () => {
  const { page, troubles, close } = await visitLibrary(['Dunes', 'A lake']);
  const starred = async (): Promise<string[]> => (await page.request.get('/api/favorites/ids')).json();
  await button(page, 'Select').click();
  await page.keyboard.press('ControlOrMeta+a');
  await button(page, 'Star').click();
  await expectNotification(page, 'Starred', '2 pictures.');
  await expect.poll(async () => (await starred()).length).toBe(2);
  await button(page, 'Unstar').click();
  await expectNotification(page, 'Stars removed', '2 pictures.');
  let isFirst = true;
  await page.route('**/api/favorites', async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    await route.fulfill({ status: 404, json: { error: 'There is no such picture.', code: 'not_found' } });
  });
  await button(page, 'Star').click();
  await expectNotification(page, 'Stars not changed', '“A lake” is not starred. There is no such picture.');
  await expect.poll(async () => (await starred()).length).toBe(1);
  expect(troubles.every((trouble) => trouble.startsWith('404 POST'))).toBe(true);
  await close();
});

test('selected pictures are published after a question, one that is refused is named, and they are taken out again', async () => {
  const { page, userId, troubles, close } = await visitLibrary(['two fucking birds', 'Dunes', 'A lake']);
  const states = async (): Promise<{ state: string }[]> =>
    (await page.request.get('/api/publications')).json();
  await button(page, 'Select').click();
  await page.keyboard.press('ControlOrMeta+a');
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog', { name: 'Publish 3 pictures?' });
  await expectAccessible(page, 'publishing');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const refused = page.getByRole('dialog', { name: 'Publish this picture?' });
  await refused.getByText('2 pictures requested. Not published:').waitFor();
  await refused.getByText(/^“two fucking birds”: /).waitFor();
  await refused.getByRole('button', { name: 'Close' }).first().click();
  expect(await states()).toHaveLength(2);
  const publications = await stage.db
    .selectFrom('publications')
    .select('imageId')
    .where('userId', '=', userId)
    .execute();
  for (const { imageId } of publications) await publishPicture(stage, { imageId, signal });
  await cards(page).nth(2).click();
  await button(page, 'Unpublish').click();
  await expectNotification(page, 'Out of the gallery', 'They stay in your library.');
  expect(await states()).toEqual([]);
  await button(page, 'Done').click();
  await cards(page).first().click();
  await button(page, 'Publish in the gallery').click();
  await page
    .getByRole('dialog', { name: 'Publish this picture?' })
    .getByRole('button', { name: 'Publish' })
    .click();
  await expectNotification(page, 'Being checked', 'One picture will be in the gallery after the check.');
  await button(page, 'Being checked: keep it private').click();
  await button(page, 'Publish in the gallery').waitFor();
  expect(troubles.every((trouble) => trouble.startsWith('422 PUT'))).toBe(true);
  await close();
});

test('backgrounds are removed from all selected pictures at the price that is said before; a refused one costs nothing', async () => {
  const { page, userId, close } = await visitLibrary(['Dunes', 'A lake']);
  const balance = async () => Number.parseInt(await creditBalance(page).innerText(), 10);
  const cutouts = async () =>
    (
      await stage.db
        .selectFrom('generations')
        .select('id')
        .where('userId', '=', userId)
        .where(sql<string>`edit -> 'background' ->> 'kind'`, '=', 'none')
        .execute()
    ).length;
  const before = await balance();
  await button(page, 'Select').click();
  await page.keyboard.press('ControlOrMeta+a');
  await button(page, 'Remove background').click();
  const dialog = page.getByRole('dialog', { name: 'Remove 2 backgrounds?' });
  await dialog.getByText(`1 credit each: 2 credits for 2 pictures. You have ${before} credits.`).waitFor();
  await expectAccessible(page, 'removing backgrounds');
  let isFirst = true;
  await page.route('**/api/edits', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fulfill({ status: 429, json: { error: 'Too many requests.', code: 'rate_limited' } });
  });
  await dialog.getByRole('button', { name: 'Remove · 2 credits' }).dblclick();
  await page.getByText(/^“(Dunes|A lake)”: Too many requests\.$/).waitFor();
  expect(await cutouts()).toBe(1);
  await page.getByRole('button', { name: 'Try again · 1 credit' }).click();
  await expectNotification(
    page,
    'Processing started!',
    '2 pictures without background will be in your library.',
  );
  expect(await cutouts()).toBe(2);
  await expect.poll(balance).toBe(before - 2);
  await button(page, 'Select').waitFor();
  await close();
});

test('one background comes behind all selected pictures, at the price that is said before', async () => {
  const { page, userId, close } = await visitLibrary(['Dunes', 'A lake']);
  const before = Number.parseInt(await creditBalance(page).innerText(), 10);
  await button(page, 'Select').click();
  await page.keyboard.press('ControlOrMeta+a');
  await button(page, 'New background').click();
  const choice = page.getByRole('dialog', { name: 'A new background for 2 pictures' });
  await choice.waitFor();
  await expectAccessible(page, 'choosing a background for several pictures');
  await choice.getByRole('button', { name: 'Cream' }).click();
  const dialog = page.getByRole('dialog', { name: 'The color #f3e6cc behind 2 pictures?' });
  await dialog.getByText(`1 credit each: 2 credits for 2 pictures. You have ${before} credits.`).waitFor();
  await dialog.getByRole('button', { name: 'Another background' }).click();
  await choice.getByRole('button', { name: 'Sunset' }).click();
  await page.getByRole('button', { name: 'Change · 2 credits' }).dblclick();
  await expectNotification(page, 'Changes started', '2 pictures will be in your library.');
  const edits = await stage.db
    .selectFrom('generations')
    .select('edit')
    .where('userId', '=', userId)
    .where('edit', 'is not', null)
    .execute();
  expect(edits).toHaveLength(2);
  for (const { edit } of edits)
    expect(edit).toMatchObject({ operation: 'background', background: { kind: 'gradient', shadow: 'none' } });
  await close();
});
