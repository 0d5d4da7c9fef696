import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describePainting } from '#adapters/image-models/studio/studio-image-model';
import { createPainter } from '#engines/painter/painter';
import { findSubjectJob } from '#features/editing/jobs/find-subject';
import { findMask } from '#features/generations/queries/masks';
import type { ProducedImage } from '#ports/image-model';
import { redCutoutModel } from '#testing/red-cutout-model';
import { expectAccessible } from './support/accessibility.ts';
import { startBrowser, type VisitOptions, visitSignedIn } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { expectNotification, waitForHydration } from './support/parts.ts';
import type { Stage } from './support/stage.ts';

const SIDE = 512;
const studio = createPainter({ threads: 2 });
let stage: Stage;
let browser: Browser;
let drawing: ProducedImage;
beforeAll(async () => {
  [stage, browser] = await Promise.all([joinSharedSite(), startBrowser()]);
  const request = { prompt: 'a cat and a dog on a sofa', seed: 7, width: SIDE, height: SIDE };
  const { pixels, scene } = await studio.render(request);
  drawing = { image: { pixels, width: SIDE, height: SIDE }, description: describePainting({ scene }) };
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
  await studio.close();
});

/** The editing room with one picture, from the result. */
async function enterRoom(options: Partial<VisitOptions> & { picture?: ProducedImage } = {}) {
  const { picture = drawing, ...rest } = options;
  const visitor = await visitSignedIn(browser, stage, rest);
  const id = await stage.request(visitor.userId);
  await stage.complete(id, [picture]);
  const { page } = visitor;
  await page.goto(`/create?generation=${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('region', { name: 'Change a part of your picture' }).waitFor();
  return visitor;
}

const thing = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const versions = (page: Page) => page.getByRole('navigation', { name: 'Versions' }).getByRole('button');
const canvas = (page: Page) => page.getByRole('button', { name: /^Paint over what should change/ });
const painted = (page: Page) => page.locator('canvas').getAttribute('data-painted');

/** Paints a line across the picture. */
async function paint(page: Page) {
  const box = (await canvas(page).boundingBox())!;
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.3, 0.3));
  await page.mouse.down();
  await page.mouse.move(...at(0.5, 0.4), { steps: 10 });
  await page.mouse.up();
}

test('light and frame are adjusted for free, by keyboard, and the version before stays', async () => {
  const { page, troubles, userId, close } = await enterRoom();
  await page.getByRole('button', { name: 'Adjust', exact: true }).click();
  await page.getByText('Free. The earlier version stays.').waitFor();
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  expect(await apply.isDisabled()).toBe(true);
  await page.getByRole('slider', { name: 'Light' }).press('ArrowRight');
  const values = await page.locator('feColorMatrix').getAttribute('values');
  expect(Number(values?.split(' ')[0])).toBeCloseTo(1.012, 5);
  // Undone and redone before it is applied.
  await page.keyboard.press('Control+z');
  expect(await apply.isDisabled()).toBe(true);
  await page.keyboard.press('Control+Shift+z');
  expect(await page.locator('feColorMatrix').getAttribute('values')).toBe(values);
  await page.getByRole('combobox', { name: 'Proportion' }).selectOption('16:9');
  await page.getByRole('button', { name: /^What stays of the picture/ }).press('ArrowUp');
  await expectAccessible(page, 'adjusting');
  await apply.click();
  await expectNotification(page, 'Change started', 'The earlier version stays.');
  const [asked] = await stage.db
    .selectFrom('generations')
    .select(['edit', 'costPerImage', 'width', 'height'])
    .where('userId', '=', userId)
    .where('status', '=', 'generating')
    .execute();
  expect(asked).toMatchObject({
    costPerImage: 0,
    width: SIDE,
    height: SIDE * (9 / 16),
    edit: { operation: 'adjust', adjust: { brightness: 0.02, crop: { width: 1, height: 9 / 16 } } },
  });
  await stage.complete(await stage.waiting(userId), [drawing]);
  await expect.poll(() => versions(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Redo', exact: true }).isEnabled()).toBe(true);
  expect(troubles).toEqual([]);
  await close();
});

test('words are written, moved by keys, and with the adjustments survive a reload; they are changed and taken off later', async () => {
  const { page, troubles, userId, close } = await enterRoom();
  await thing(page, 'Adjust').click();
  await page.getByRole('slider', { name: 'Warmth' }).press('ArrowRight');
  await thing(page, 'Add text').click();
  await page.keyboard.type('Summer sale');
  const frame = page.getByRole('button', { name: /^Where the words are/ });
  const before = (await frame.boundingBox())!;
  await frame.press('ArrowDown');
  await frame.press('+');
  await expect.poll(async () => (await frame.boundingBox())!.height).toBeGreaterThan(before.height);
  await page.getByRole('combobox', { name: 'Font' }).selectOption('Instrument Serif');
  await thing(page, 'Add another').click();
  await page.keyboard.type('Until June');
  await thing(page, 'Choose the words “Summer sale”').click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Words' }).inputValue()).toBe('Summer sale');
  await expectAccessible(page, 'words over a picture');
  await page.reload();
  // The tool is still open, with all that was not applied.
  await expect.poll(() => page.getByRole('textbox', { name: 'Words' }).inputValue()).toBe('Summer sale');
  expect(await page.getByRole('slider', { name: 'Warmth' }).inputValue()).toBe('0.02');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: /^Cancel/ }).waitFor();
  const asked = async () =>
    await stage.db
      .selectFrom('generations')
      .select(['prompt', 'edit', 'grounding'])
      .where('id', '=', await stage.waiting(userId))
      .executeTakeFirstOrThrow();
  const first = await asked();
  expect(first).toMatchObject({
    prompt: 'Write “Summer sale” and 1 more',
    edit: {
      adjust: { warmth: 0.02, texts: [{ words: 'Summer sale', font: 'serif' }, { words: 'Until June' }] },
    },
  });
  const [text] = (first.edit as { adjust: { texts: { y: number; size: number }[] } }).adjust.texts;
  expect(text!.y).toBeGreaterThan(0.505);
  expect(text!.size).toBeGreaterThan(0.1);
  await stage.complete(await stage.waiting(userId), [drawing]);
  await expect.poll(() => versions(page).count()).toBe(2);
  await thing(page, 'Change the last adjustment').click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Words' }).inputValue()).toBe('Summer sale');
  await page.getByRole('button', { name: 'Redo', exact: true }).waitFor();
  await versions(page).last().click();
  await thing(page, 'Take the text off').click();
  await page.getByRole('button', { name: /^Cancel/ }).waitFor();
  const second = await asked();
  expect(second).toMatchObject({ edit: { adjust: { warmth: 0.02, texts: [] } } });
  expect(second.grounding).toEqual(first.grounding);
  await stage.complete(await stage.waiting(userId), [drawing]);
  await expect.poll(() => versions(page).count()).toBe(3);
  expect(troubles).toEqual([]);
  await close();
});

test('the canvas is expanded to a proportion, with its limits said, and a background comes from the library', async () => {
  const { page, troubles, userId, close } = await enterRoom();
  await thing(page, 'Expand').first().click();
  await page.getByText('The studio sees more of the same scene').waitFor();
  await page.getByRole('combobox', { name: 'Proportion' }).selectOption('3:2');
  await page.getByText('768 × 512 pixels.').waitFor();
  await expectAccessible(page, 'expanding');
  await page.reload();
  await page.getByText('768 × 512 pixels.').waitFor();
  await thing(page, 'Expand').last().click();
  await page.getByRole('button', { name: /^Cancel/ }).waitFor();
  const edit = async () =>
    await stage.db
      .selectFrom('generations')
      .select(['edit', 'width', 'height'])
      .where('id', '=', await stage.waiting(userId))
      .executeTakeFirstOrThrow();
  expect(await edit()).toMatchObject({ width: 768, height: 512, edit: { expand: { left: 0.25, top: 0 } } });
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await thing(page, 'Background').click();
  await page.getByRole('combobox', { name: 'Shadow' }).selectOption('Make a shadow');
  await expectAccessible(page, 'choosing a background');
  await thing(page, 'From your library').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choose:/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Cancel/ }).waitFor();
  expect((await edit()).edit).toMatchObject({ background: { kind: 'picture', shadow: 'made' } });
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByLabel('Or photograph it on a set').fill('on a marble table');
  await thing(page, 'Stage it').click();
  await page.getByRole('button', { name: /^Cancel/ }).waitFor();
  expect((await edit()).edit).toMatchObject({ background: { kind: 'staging', prompt: 'on a marble table' } });
  await page.getByRole('button', { name: /^Cancel/ }).click();
  expect(troubles).toEqual([]);
  await close();
});

test.each([390, 1440])(
  'at %i px a thing is chosen and changed, and its versions are compared, undone and redone',
  async (width) => {
    const { page, troubles, userId, close } = await enterRoom({ width, height: width === 390 ? 844 : 900 });
    await thing(page, 'dog').click();
    await expectAccessible(page, 'a chosen thing');
    await page.getByRole('button', { name: 'Recolor' }).click();
    await thing(page, 'Green').click();
    await page.getByText('Changing your picture…').waitFor();
    await expectNotification(page, 'Change started', 'The earlier version stays.');
    const first = page.url();
    await page.reload();
    await page.getByText('Changing your picture…').waitFor();
    await stage.complete(await stage.waiting(userId), [drawing]);
    await expect.poll(() => versions(page).count()).toBe(2);
    const second = page.url();
    expect(second).not.toBe(first);
    await page.getByRole('button', { name: 'Compare with the version before' }).click();
    await page.getByRole('slider', { name: 'Percent of the earlier picture shown' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.url()).not.toBe(second);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => page.url()).toBe(second);
    expect(troubles).toEqual([]);
    await close();
  },
);

test('by keyboard a thing is chosen and moved, and a refusal says why and costs nothing', async () => {
  const { page, userId, close } = await enterRoom();
  await thing(page, 'cat').press('Enter');
  await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  const frame = page.getByRole('button', { name: /^Where the cat is to stand/ });
  await frame.waitFor();
  const before = (await frame.boundingBox())!;
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('+');
  const after = (await frame.boundingBox())!;
  expect(after.x + after.width).toBeGreaterThan(before.x + before.width + 10);
  expect(after.height).toBeGreaterThan(before.height);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Replace', exact: true }).press('Enter');
  await page.keyboard.type('a wobblefrotz');
  await page.keyboard.press('Enter');
  await expectNotification(
    page,
    'The picture was not changed',
    'The studio cannot draw “a wobblefrotz” in its place yet. Nothing was charged. Please name another thing, such as a candle.',
  );
  const open = await stage.db
    .selectFrom('generations')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'generating')
    .execute();
  expect(open).toEqual([]);
  await close();
});

test('what is painted survives a reload, is undone by stroke, and is sent as a mask of the picture’s size', async () => {
  const { page, troubles, userId, close } = await enterRoom();
  await thing(page, 'Paint over').click();
  await paint(page);
  await page.getByRole('button', { name: 'Box' }).click();
  await paint(page);
  await expect.poll(() => painted(page)).toBe('2');
  await expectAccessible(page, 'a painted mask');
  await page.reload();
  await expect.poll(() => painted(page)).toBe('2');
  await page.getByRole('button', { name: 'Clear the selection' }).click();
  await expect.poll(() => painted(page)).toBe('0');
  await page.keyboard.press('Control+z');
  await expect.poll(() => painted(page)).toBe('2');
  await page.keyboard.press('Control+z');
  await expect.poll(() => painted(page)).toBe('1');
  await page.getByRole('button', { name: 'Erase and fill' }).click();
  await page.getByRole('button', { name: /^Cancel/ }).waitFor();
  const id = await stage.waiting(userId);
  const mask = sharp((await findMask(stage.db, id))!);
  expect(await mask.metadata()).toMatchObject({ width: SIDE, height: SIDE });
  const { data } = await mask.extractChannel(0).raw().toBuffer({ resolveWithObject: true });
  expect(data[Math.round(SIDE * 0.35) * SIDE + Math.round(SIDE * 0.4)]).toBe(255);
  expect(data[Math.round(SIDE * 0.9) * SIDE + Math.round(SIDE * 0.9)]).toBe(0);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await canvas(page).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('without a connection, with a lost answer and in two tabs nothing painted is lost, and nothing is paid twice', async () => {
  const { page, userId, close } = await enterRoom();
  const running = () =>
    stage.db
      .selectFrom('generations')
      .select('id')
      .where('userId', '=', userId)
      .where('status', '=', 'generating')
      .execute();
  await thing(page, 'Paint over').click();
  await paint(page);
  const erase = page.getByRole('button', { name: 'Erase and fill' });
  await page.context().setOffline(true);
  await erase.click();
  await page.getByText('The picture was not changed').first().waitFor();
  await page.context().setOffline(false);
  expect([await painted(page), await running()]).toEqual(['1', []]);
  // The server has it, and the browser does not know.
  await page.route('**/api/edits', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await erase.click();
  await expect.poll(async () => (await running()).length).toBe(1);
  await expect.poll(() => erase.isEnabled()).toBe(true);
  await page.reload();
  await expect.poll(() => erase.isEnabled()).toBe(true);
  expect(await painted(page)).toBe('1');
  await page.unroute('**/api/edits');
  await erase.click();
  await page.getByText('Changing your picture…').waitFor();
  // Shown from the press on, before the server has answered.
  await page.waitForURL(/making=/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText('Changing your picture…').waitFor();
  expect(await running()).toHaveLength(1);
  await stage.complete(await stage.waiting(userId), [drawing]);
  for (const tab of [page, other]) await expect.poll(() => versions(tab).count()).toBe(2);
  await close();
});

test('a change that is deleted while it is made lets go of the room', async () => {
  const { page, close } = await enterRoom();
  await page.goto(`${page.url()}?making=${randomUUID()}`);
  await expectNotification(
    page,
    'The picture was not changed',
    'The change was deleted, or is not yours. The picture stays as it was.',
  );
  await expect.poll(() => page.url()).not.toContain('making');
  await thing(page, 'Paint over').click();
  await paint(page);
  await close();
});

test('the subject is selected for free, survives a reload, and its background is all else', async () => {
  const pixels = new Uint8Array(SIDE * SIDE * 3);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const isRed = Math.hypot((at % SIDE) - SIDE / 2, Math.floor(at / SIDE) - SIDE / 2) < SIDE / 4;
    pixels.set(isRed ? [220, 30, 30] : [40, 80, 160], at * 3);
  }
  const image = { pixels, width: SIDE, height: SIDE };
  const description = { ...drawing.description, details: {} };
  const { page, troubles, userId, close } = await enterRoom({ picture: { image, description } });
  const imageId = page.url().split('/').at(-1)!;
  await thing(page, 'Paint over').click();
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/subject'));
  await thing(page, 'Select background').click();
  await page.getByText('Looking for the subject…').waitFor();
  await asked;
  await findSubjectJob(
    { ...stage, cutoutModel: redCutoutModel, onSubjectFailed: () => undefined },
    { data: { imageId }, signal: new AbortController().signal },
  );
  await expect.poll(() => painted(page)).toBe('1');
  const middle = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(canvas, 0, 0);
      const alphaAt = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[3];
      return [alphaAt(canvas.width / 2, canvas.height / 2), alphaAt(3, 3)];
    });
  await expect.poll(middle).toEqual([0, 255]);
  await page.reload();
  await expect.poll(middle).toEqual([0, 255]);
  await page.getByRole('button', { name: 'Clear the selection' }).click();
  await thing(page, 'Select subject').click();
  await expect.poll(middle).toEqual([255, 0]);
  await expectAccessible(page, 'a selected subject');
  await page.getByRole('button', { name: 'Erase and fill' }).click();
  await page.getByRole('button', { name: /^Cancel/ }).waitFor();
  const mask = await sharp((await findMask(stage.db, await stage.waiting(userId)))!)
    .extractChannel(0)
    .raw()
    .toBuffer();
  expect(mask[(SIDE / 2) * SIDE + SIDE / 2]).toBe(255);
  expect(mask[5 * SIDE + 5]).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});

test('strokes follow the pointer on a picture of 4096 pixels', async () => {
  const side = 4096;
  const pixels = new Uint8Array(side * side * 3).fill(120);
  const { description } = drawing;
  const picture = {
    image: { pixels, width: side, height: side },
    description: { ...description, details: {} },
  };
  const { page, close } = await enterRoom({ picture });
  await page.getByText('Nothing in this picture can be chosen by itself.').waitFor();
  await thing(page, 'Paint over').click();
  const box = (await canvas(page).boundingBox())!;
  // The time that the page's own code takes for each move: the machine's speed decides how often frames come.
  await page.evaluate(() => {
    const times: number[] = [];
    const target = document.querySelector('canvas')!.parentElement!;
    let start = 0;
    target.addEventListener('pointermove', () => (start = performance.now()), { capture: true });
    document.addEventListener('pointermove', () => times.push(performance.now() - start));
    Object.assign(window, { times });
  });
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  for (let step = 0; step < 150; step++)
    await page.mouse.move(box.x + 20 + step * 3, box.y + 100 + 60 * Math.sin(step / 9));
  await page.mouse.up();
  const times = await page.evaluate(() => Reflect.get(window, 'times') as number[]);
  expect(times.length).toBeGreaterThan(100);
  const sorted = times.toSorted((one, other) => one - other);
  // A frame has 16.7 ms; the whole picture drawn at each move would take more.
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(8);
  await close();
});

test("another person's picture and a visitor are told so", async () => {
  const { page, close } = await visitSignedIn(browser, stage, {});
  await page.goto('/edit/0198c7a2-6a3e-7d5c-9a70-3f0f5f3b6d11');
  await page.getByText('This picture is not here').waitFor();
  await page.context().clearCookies();
  await page.goto('/edit/0198c7a2-6a3e-7d5c-9a70-3f0f5f3b6d11');
  await page.getByText('Sign in to change this picture').waitFor();
  await close();
});
