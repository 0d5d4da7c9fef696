import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { fillSignInForm, startBrowser, type VisitOptions, visit, visitSignedIn } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { creditBalance, expectNotification, notifications, waitForHydration } from './support/parts.ts';
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

const NATURE = '/prompt-builder/nature/mountain-landscape';
const STOCK_SUFFIX = 'professional stock photography, high quality, commercial use';

const finalPrompt = (page: Page) => page.getByRole('textbox', { name: 'Final Prompt' });
const customPrompt = (page: Page) => page.getByRole('textbox', { name: 'Your own prompt' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Stock Photo' });
const groups = (page: Page) => page.getByRole('list', { name: / options$/ });
const refining = (page: Page) => page.getByRole('heading', { name: 'Refining This Image' });
const openAssets = (page: Page) => page.getByRole('button', { name: /^Add Asset \(Optional\)/ }).click();
const openSettings = (page: Page) => page.getByRole('button', { name: /^Advanced Settings/ }).click();
const badge = (page: Page, mode: string) => page.locator('main header').getByText(mode, { exact: true });

/** Chooses a menu option by keyboard. */
async function choose(menu: Locator, keys: string, option: string): Promise<void> {
  const page = menu.page();
  const focused = page.locator('[role=option]:focus');
  // An option under the pointer would take the focus.
  await page.mouse.move(0, 0);
  await menu.press('Enter');
  await focused.waitFor();
  if (/^[a-z]/.test(keys)) await page.keyboard.type(keys);
  else await page.keyboard.press(keys);
  await focused.filter({ hasText: option }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.innerText()).toBe(option);
}

/** The chosen option of each group, or null. */
async function chosen(page: Page): Promise<(string | null)[]> {
  return await groups(page).evaluateAll((lists) =>
    lists.map((list) => list.querySelector('[aria-pressed="true"]')?.textContent ?? null),
  );
}

async function open(page: Page, address = NATURE): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

/** Bodies of the builder's requests, with their idempotency keys. */
function watchRequests(page: Page) {
  const sent: { path: string; body: Record<string, unknown>; key: string | undefined }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() !== 'POST' || !/visualize|grounded/.test(path)) return;
    sent.push({ path, body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
  });
  return sent;
}

const VISUALIZED = {
  assetId: null,
  exampleAsset: null,
  modelId: 'mountain-landscape',
  category: 'nature',
  style: 'photorealistic',
  mood: 'professional',
  colorScheme: 'vibrant',
  composition: 'centered',
  outputFormat: 'square',
  imageCount: 1,
  imageModel: null,
};

test('the server-rendered page has a choice in every section, and nothing shifts', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  const still = await browser.newContext({ baseURL: stage.origin, javaScriptEnabled: false });
  const dead = await still.newPage();
  await dead.goto(NATURE);
  expect(await dead.getByRole('heading', { level: 1 }).innerText()).toBe('Framewright Prompt Builder');
  expect(await dead.title()).toBe('Mountain Landscapes: prompt builder · Framewright');
  const first = await chosen(dead);
  expect(first.length).toBeGreaterThanOrEqual(3);
  expect(first).not.toContain(null);
  expect(await finalPrompt(dead).inputValue()).toBe(first.join(', '));
  await still.close();

  const answer = await page.goto(NATURE);
  const html = (await answer?.text()) ?? '';
  await waitForHydration(page);
  const prompt = await finalPrompt(page).inputValue();
  expect(html).toContain(`>${prompt.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}</textarea>`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});

test('guided: the choice of each section can be changed, cleared, shuffled and collapsed', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await open(page);
  await badge(page, 'Guided').waitFor();
  expect(await page.getByText('Required', { exact: true }).count()).toBe(1);
  await page.getByText(/^Each section has a randomly pre-selected option/).waitFor();
  const before = await chosen(page);
  const last = groups(page).last();
  await last.getByRole('button', { pressed: true }).click();
  expect(await finalPrompt(page).inputValue()).toBe(before.slice(0, -1).join(', '));
  const words = await last.getByRole('button', { pressed: false }).first().innerText();
  const other = last.getByRole('button', { name: words, exact: true });
  await other.press('Enter');
  expect(await other.getAttribute('aria-pressed')).toBe('true');
  expect(await finalPrompt(page).inputValue()).toBe([...before.slice(0, -1), words].join(', '));
  expect(await page.locator('mark').innerText()).toBe(words);

  const section = page.getByRole('button', { expanded: true }).filter({ hasText: words });
  await section.click();
  expect(await groups(page).count()).toBe(before.length - 1);
  expect(await page.getByRole('button', { expanded: false }).filter({ hasText: words }).count()).toBe(1);
  await page.getByRole('button', { expanded: false }).filter({ hasText: words }).click();

  await page.getByRole('button', { name: 'Random prompt' }).click();
  expect(await finalPrompt(page).inputValue()).toBe([...(await chosen(page)), STOCK_SUFFIX].join(', '));

  // Without any choice the prompt is random, not empty.
  for (const list of await groups(page).all()) await list.getByRole('button', { pressed: true }).click();
  expect(await chosen(page)).toEqual(before.map(() => null));
  expect((await finalPrompt(page).inputValue()).endsWith(STOCK_SUFFIX)).toBe(true);
  expect(troubles).toEqual([]);
  await close();
});

test('another set asks other questions, and no earlier choice remains', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await open(page);
  await tab(page, 'Custom').click();
  await customPrompt(page).fill('My own words');
  const before = await page.evaluate(() => {
    scrollTo(0, 400);
    history.pushState(null, '', '/prompt-builder/technology/cybersecurity');
    return document.title;
  });
  await expect.poll(() => page.title()).not.toBe(before);
  await groups(page).first().waitFor();
  await badge(page, 'Guided').waitFor();
  expect(await chosen(page)).not.toContain(null);
  expect(await finalPrompt(page).inputValue()).toBe((await chosen(page)).join(', '));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await tab(page, 'Custom').click();
  expect(await customPrompt(page).inputValue()).toBe('');
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await page.waitForURL('**/home');
  expect(troubles).toEqual([]);
  await close();
});

test('examples: there are three cards, and using one opens it under Custom', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await open(page, '/prompt-builder/nature');
  await tab(page, 'Guided').press('ArrowRight');
  await badge(page, 'Examples').waitFor();
  const cards = page.getByRole('tabpanel', { name: 'Examples' }).getByRole('listitem');
  expect(await cards.count()).toBe(3);
  const card = cards.filter({ hasText: 'Mountain Sunrise' });
  expect(
    await card
      .getByRole('img')
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(480);
  const prompt = await card.getByRole('paragraph').innerText();
  await card.getByRole('button', { name: 'Use This Example', exact: true }).click();
  await badge(page, 'Custom').waitFor();
  expect(await customPrompt(page).inputValue()).toBe(prompt);
  expect(await finalPrompt(page).inputValue()).toBe(prompt);
  expect(troubles).toEqual([]);
  await close();
});

test('custom: the text is the final prompt, edits to that are kept, and both can be copied and cleared', async () => {
  const { page, troubles, close } = await visit(browser, {
    ...stage,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await open(page);
  const guided = await finalPrompt(page).inputValue();
  await tab(page, 'Custom').click();
  expect(await finalPrompt(page).inputValue()).toBe(guided);
  await page.getByRole('button', { name: 'Copy Current' }).click();
  expect(await customPrompt(page).inputValue()).toBe(guided);
  const panel = page.getByRole('tabpanel', { name: 'Custom' });
  await panel.getByRole('button', { name: 'Clear' }).click();
  expect(await customPrompt(page).inputValue()).toBe('');
  await customPrompt(page).fill('A red boat');
  expect(await finalPrompt(page).inputValue()).toBe('A red boat');
  await tab(page, 'Guided').click();
  expect(await finalPrompt(page).inputValue()).toBe(`${guided}. A red boat`);

  await finalPrompt(page).fill('Edited by hand');
  const card = page.getByRole('region', { name: 'Final Prompt' });
  await card.getByRole('button', { name: 'Copy' }).click();
  await expectNotification(page, 'Copied!', 'Prompt copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Edited by hand');
  await card.getByRole('button', { name: 'Clear' }).click();
  expect(await finalPrompt(page).inputValue()).toBe('');
  expect(await generate(page).isDisabled()).toBe(true);
  await tab(page, 'Custom').click();
  expect((await customPrompt(page).boundingBox())?.height).toBeGreaterThanOrEqual(150);
  expect(troubles).toEqual([]);
  await close();
});

test('settings: six labeled menus with defaults, usable by typing, are sent with the details', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage, { credits: 2 });
  const sent = watchRequests(page);
  await open(page);
  await openSettings(page);
  const menu = (name: string) => page.getByRole('combobox', { name, exact: true });
  await menu('Content Category').waitFor();
  const shown = await page.getByRole('combobox').allInnerTexts();
  expect(shown).toEqual([
    'Nature & Environment',
    'Photorealistic',
    'Professional',
    'Vibrant',
    'Centered',
    'Square (1:1)',
  ]);
  await menu('Content Category').click();
  expect(await page.getByRole('option').allInnerTexts()).toHaveLength(8);
  await page.getByRole('option', { name: 'Travel & Adventure' }).click();
  await choose(menu('Mood & Tone'), 'ca', 'Calm');
  await choose(menu('Output Format'), 'End', 'Banner (3:1)');
  const details = page.getByRole('textbox', { name: 'Custom Prompt (Optional)' });
  expect(await details.getAttribute('placeholder')).toBe(
    'Describe specific elements: lighting, textures, objects, or atmosphere...',
  );
  expect(await details.getAttribute('rows')).toBe('3');
  await page.getByText('Add details to enhance your professional visual creation').waitFor();
  await details.fill('pale oak');
  await page.getByRole('radio', { name: '2 images' }).check();
  await page.getByText('2 credits, you have 2').waitFor();
  await finalPrompt(page).fill('A red boat');
  await page.getByText('Added to the prompt: pale oak').waitFor();
  await generate(page).click();
  await page.waitForURL(/\/\?generation=/);
  expect(sent.map(({ body }) => body)).toEqual([
    {
      ...VISUALIZED,
      category: 'travel',
      mood: 'calm',
      outputFormat: 'banner',
      imageCount: 2,
      customPrompt: 'A red boat. pale oak',
    },
  ]);
  expect(troubles).toEqual([]);
  await close();
});

test('Generate submits once, shows a notification, and opens the front page', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  const sent = watchRequests(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/visualize', async (route) => {
    await held;
    await route.continue();
  });
  await open(page);
  await page.getByText('1 credit, you have 10').waitFor();
  const prompt = 'A red boat';
  await finalPrompt(page).fill(prompt);
  await generate(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  const pending = page.getByRole('button', { name: 'Generating...' });
  await pending.waitFor();
  expect(await pending.isDisabled()).toBe(true);
  release();
  await page.waitForURL(/\/\?generation=/);
  await expectNotification(
    page,
    'Generation Started',
    'Your image is being created. Check Recent Generations for progress.',
  );
  await expect.poll(() => creditBalance(page).innerText()).toMatch(/^9\b/);
  expect(sent).toEqual([
    {
      path: '/api/visualize',
      body: { ...VISUALIZED, customPrompt: prompt },
      key: expect.stringMatching(/.{16}/),
    },
  ]);
  expect(troubles).toEqual([]);
  await close();
});

test('a numbered model makes professional photos', async () => {
  const { page, close } = await visitSignedIn(browser, stage);
  const sent = watchRequests(page);
  await open(page, '/prompt-builder/professional/2');
  await page.getByText('Startup Founder', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Generate Professional Photo' }).click();
  await page.waitForURL(/\/\?generation=/);
  expect(sent[0]?.body).toMatchObject({ modelId: 2, category: 'business' });
  await close();
});

test('a user with too few credits sees a message and keeps the prompt', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage, { credits: 1 });
  await open(page);
  await finalPrompt(page).fill('A red boat');
  await page.getByRole('radio', { name: '4 images' }).check();
  expect(await page.getByRole('link', { name: 'Get credits' }).getAttribute('href')).toBe('/pricing');
  await generate(page).click();
  await expectNotification(
    page,
    'Generation Failed',
    'Insufficient credits: You need 4 credit to generate, but only have 1',
  );
  expect(await finalPrompt(page).inputValue()).toBe('A red boat');
  expect(troubles).toEqual(['402 POST /api/visualize']);
  await close();
});

test('a visitor is sent to sign-in, and the pictures start by themselves afterwards', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await open(page);
  await tab(page, 'Custom').click();
  await customPrompt(page).fill('A red boat');
  await openSettings(page);
  await choose(page.getByRole('combobox', { name: 'Visual Style' }), 'ArrowDown', 'Artistic & Creative');
  await page.getByRole('textbox', { name: 'Custom Prompt (Optional)' }).fill('pale oak');
  await finalPrompt(page).fill('A red boat on a lake');
  await generate(page).click();
  await expectNotification(page, 'Generation Failed', 'Please sign in to generate images');
  await fillSignInForm(page, 'builder@example.test');
  await page.waitForURL(/\/\?generation=/);
  await page.getByRole('heading', { level: 1, name: 'Creating your AI photo...' }).waitFor();
  await page.getByText('A red boat on a lake').first().waitFor();
  expect(troubles).toEqual(['401 POST /api/visualize']);

  // Only once: the next visit starts with an empty form.
  await open(page);
  await badge(page, 'Guided').waitFor();
  await close();
});

test('a user whose session ended is sent to sign-in, and finds the typed text again', async () => {
  const { page, close } = await visit(browser, stage);
  await open(page);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillSignInForm(page, 'ended@example.test');
  await creditBalance(page).waitFor();
  await waitForHydration(page);
  await finalPrompt(page).fill('A red boat at dusk');
  const { id } = await stage.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'ended@example.test')
    .executeTakeFirstOrThrow();
  await stage.db.deleteFrom('sessions').where('userId', '=', id).execute();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await fillSignInForm(page, 'ended@example.test');
  await page.waitForURL(`**${NATURE}`);
  await expect.poll(() => finalPrompt(page).inputValue()).toBe('A red boat at dusk');
  await close();
});

test('signing in from the header keeps the builder as it was', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await open(page);
  await finalPrompt(page).fill('A red boat');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillSignInForm(page, 'header@example.test');
  await creditBalance(page).waitFor();
  await expect.poll(() => finalPrompt(page).inputValue()).toBe('A red boat');
  expect(troubles).toEqual([]);
  await close();
});

/** A user with one finished picture of a lake. */
async function visitWithPicture(options: Partial<VisitOptions> = {}) {
  const visitor = await visitSignedIn(browser, stage, options);
  const id = await stage.request(visitor.userId, { modelId: 'mountain-landscape' });
  await stage.complete(id);
  const { objectKey } = await stage.db
    .selectFrom('images')
    .select('objectKey')
    .where('generationId', '=', id)
    .executeTakeFirstOrThrow();
  return { ...visitor, id, address: `/images/${objectKey}.png` };
}

test('refining a result shows its picture and prompt, and the request names its starting image', async () => {
  const { page, troubles, id, address, close } = await visitWithPicture();
  const sent = watchRequests(page);
  await page.goto(`/?generation=${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Refine', exact: true }).click();
  await refining(page).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('groundingContext'))).toBeNull();
  expect(await page.getByRole('img', { name: 'AI Reference' }).getAttribute('src')).toBe(address);
  await page.getByRole('definition').filter({ hasText: 'A quiet lake' }).waitFor();
  await badge(page, 'Custom').waitFor();
  const prompt = await finalPrompt(page).inputValue();
  expect(prompt).toMatch(/^A quiet lake, \S/);
  expect(await customPrompt(page).inputValue()).toBe(prompt);

  // A choice applies after it is added.
  await tab(page, 'Guided').click();
  expect((await chosen(page)).every((option) => option === null)).toBe(true);
  const option = groups(page).first().getByRole('button').first();
  const words = await option.innerText();
  await option.click();
  expect(await finalPrompt(page).inputValue()).toBe(prompt);
  await page.getByRole('button', { name: 'Add to custom prompt' }).click();
  expect(await finalPrompt(page).inputValue()).toBe(`${prompt}, ${words}`);
  await expectAccessible(page, 'refining');
  await generate(page).click();
  await page.waitForURL(/\/\?generation=/);
  expect(sent).toEqual([
    {
      path: '/api/generate-grounded',
      body: {
        modelId: 'mountain-landscape',
        productId: null,
        scene: 'Lake',
        style: 'Editorial',
        clothing: 'Designer Business',
        color: 'cool',
        customPrompt: `${prompt}, ${words}`,
        groundingImageUrl: address,
        groundingPrompt: 'A quiet lake',
      },
      key: expect.stringMatching(/.{16}/),
    },
  ]);
  expect(troubles).toEqual([]);
  await close();
});

test('the words that a refinement adds to the prompt are named, and removed by one press', async () => {
  const { page, troubles, id, close } = await visitWithPicture();
  await page.goto(`/?generation=${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Refine', exact: true }).click();
  const added = page.getByText('Added so that the picture changes:');
  const words = (await added.innerText()).split(': ')[1];
  expect(await finalPrompt(page).inputValue()).toBe(`A quiet lake, ${words}`);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  expect(await finalPrompt(page).inputValue()).toBe('A quiet lake');
  expect(await added.count()).toBe(0);
  await expect.poll(() => customPrompt(page).evaluate((box) => box === document.activeElement)).toBe(true);
  expect(troubles).toEqual([]);
  await close();
});

test('remixing starts with the picture, and starting fresh removes it', async () => {
  const { page, troubles, close } = await visitWithPicture();
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Remix A quiet lake' }).click();
  await refining(page).waitFor();
  await page.getByRole('button', { name: 'Start fresh' }).click();
  await badge(page, 'Guided').waitFor();
  expect(await refining(page).count()).toBe(0);
  expect(await finalPrompt(page).inputValue()).toBe((await chosen(page)).join(', '));
  expect(troubles).toEqual([]);
  await close();
});

test("an earlier picture's prompt and settings are filled in once", async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await page.goto('/create');
  await page.evaluate(() => {
    const settings = { customPrompt: 'A quiet lake', mood: 'calm', outputFormat: 'banner' };
    sessionStorage.setItem('builderDraft', JSON.stringify({ settings, imageCount: 3 }));
  });
  await open(page);
  await badge(page, 'Custom').waitFor();
  expect(await finalPrompt(page).inputValue()).toBe('A quiet lake');
  expect(await page.getByRole('radio', { name: '3 images' }).isChecked()).toBe(true);
  await openSettings(page);
  await page.getByRole('button', { name: /^Advanced Settings.*changed$/ }).waitFor();
  const format = page.getByRole('combobox', { name: 'Output Format' });
  await format.waitFor();
  expect(await format.innerText()).toBe('Banner (3:1)');
  await page.evaluate(() => scrollTo(0, 300));
  await page.reload();
  await waitForHydration(page);
  await badge(page, 'Guided').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});

test('a stored context that cannot be parsed is discarded and logged', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await page.goto('/create');
  await page.evaluate(() => localStorage.setItem('groundingContext', '{'));
  await open(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('groundingContext'))).toBeNull();
  expect(await refining(page).count()).toBe(0);
  expect(troubles).toEqual([expect.stringContaining('error: The stored grounding context cannot be parsed')]);
  await close();
});

const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#884422' } })
    .png()
    .toBuffer();

/** Drops files onto the upload area, as a browser does. */
async function dropFiles(area: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const handle = await area.page().evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
  );
  await area.dispatchEvent('dragenter', { dataTransfer: handle });
  expect(await area.getAttribute('data-drag')).toBe('true');
  await area.dispatchEvent('dragleave', { dataTransfer: handle });
  expect(await area.getAttribute('data-drag')).toBeNull();
  await area.dispatchEvent('dragenter', { dataTransfer: handle });
  await area.dispatchEvent('drop', { dataTransfer: handle });
}

const browse = (page: Page) => page.getByRole('button', { name: 'Browse Files' });
const dropArea = (page: Page) => browse(page).locator('..');

test('an asset by picker: non-images and large files are not sent; an uploaded one is shown and can be removed', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  const sent = watchRequests(page);
  await open(page);
  await openAssets(page);
  const picker = page.locator('input[type=file]');
  expect(await picker.getAttribute('accept')).toBe('image/*');
  await picker.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expectNotification(page, 'Invalid file type', 'Please upload an image file (PNG, JPG, or WebP).');
  await picker.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  });
  await expectNotification(page, 'File too large', 'Please upload an image smaller than 10MB.');

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/products/upload', async (route) => {
    await held;
    await route.continue();
  });
  const chooser = page.waitForEvent('filechooser');
  await browse(page).press('Enter');
  await (await chooser).setFiles({ name: 'cup.png', mimeType: 'image/png', buffer: await png(64) });
  const uploading = page.getByRole('button', { name: 'Uploading...' });
  await uploading.waitFor();
  expect(await uploading.isDisabled()).toBe(true);
  expect(await page.getByText('Uploading...', { exact: true }).count()).toBe(2);
  release();
  await expectNotification(page, 'Upload successful', 'Your product image has been uploaded successfully.');
  await page.getByText('Ready for generation').waitFor();
  const preview = page.getByRole('img', { name: 'cup.png' });
  expect(
    await preview.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(64);
  await page.getByRole('button', { name: 'Remove cup.png' }).click();
  await browse(page).waitFor();
  await picker.setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer: await png(64) });
  await preview.waitFor();
  await generate(page).click();
  await page.waitForURL(/\/\?generation=/);
  expect(sent[0]?.body).toMatchObject({
    assetId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    exampleAsset: null,
  });
  expect(troubles).toEqual([]);
  await close();
});

test('an asset by drop: only the first file is used, and an unreadable picture is refused', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  await open(page);
  await openAssets(page);
  await dropFiles(dropArea(page), [
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ]);
  await expectNotification(
    page,
    'Upload failed',
    'There was an error uploading your image. Please try again.',
  );
  expect(troubles).toEqual([expect.stringMatching(/^4\d\d POST \/api\/products\/upload$/)]);
  await dropFiles(dropArea(page), [
    { name: 'first.png', mimeType: 'image/png', buffer: await png(32) },
    { name: 'second.png', mimeType: 'image/png', buffer: await png(48) },
  ]);
  await page.getByRole('img', { name: 'first.png' }).waitFor();
  expect(await page.getByText('second.png').count()).toBe(0);
  await close();
});

test('an example asset is chosen with its description, and replaces an upload', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  const sent = watchRequests(page);
  await open(page);
  await openAssets(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'cup.png',
    mimeType: 'image/png',
    buffer: await png(64),
  });
  await page.getByRole('img', { name: 'cup.png' }).waitFor();
  const grid = page.getByRole('region', { name: 'Or Try an Example Asset' });
  const first = grid.getByRole('button').first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.click();
  expect(await first.getAttribute('aria-pressed')).toBe('true');
  await page.getByText('Example', { exact: true }).waitFor();
  expect(await page.getByRole('img', { name: 'cup.png' }).count()).toBe(0);
  expect(await page.getByText((await first.getAttribute('title')) ?? '-').count()).toBe(1);
  // Away from where the bar below covers half of a button.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'an example asset');
  await generate(page).click();
  await page.waitForURL(/\/\?generation=/);
  expect(sent[0]?.body).toMatchObject({
    assetId: null,
    exampleAsset: { name, imageUrl: expect.stringMatching(/^\//) },
  });
  expect(troubles).toEqual([]);
  await close();
});

test('example assets: six placeholders, then nothing if loading fails', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/example-products', async (route) => {
    await held;
    await route.abort();
  });
  await open(page);
  await openAssets(page);
  const grid = page.getByRole('region', { name: 'Or Try an Example Asset' });
  await grid.waitFor();
  expect(await grid.locator('.skeleton').count()).toBe(6);
  release();
  await grid.waitFor({ state: 'detached' });
  expect(troubles.filter((trouble) => trouble.startsWith('error:'))).toEqual([
    expect.stringContaining('The example assets could not be loaded'),
  ]);
  await close();
});

test('on a phone a second button is fixed until the first is visible, and covers nothing at the end', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage, { width: 390, height: 844 });
  const sent = watchRequests(page);
  await open(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Prompt Builder');
  const floating = page.getByRole('button', { name: 'Go', exact: true });
  await floating.waitFor();
  await generate(page).scrollIntoViewIfNeeded();
  await floating.waitFor({ state: 'detached' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await finalPrompt(page).fill('A red boat');
  await page.evaluate(() => scrollTo(0, 0));
  await floating.waitFor();
  await floating.click();
  await page.waitForURL(/\/\?generation=/);
  expect(sent).toHaveLength(1);
  expect(troubles).toEqual([]);
  await close();
});

test.each([390, 1440])(
  'at %i px every tab is accessible, and nothing is wider than the screen',
  async (width) => {
    const { page, troubles, close } = await visit(browser, { ...stage, width });
    await open(page);
    await openAssets(page);
    await openSettings(page);
    await page.getByRole('combobox', { name: 'Output Format' }).waitFor();
    for (const name of ['Guided', 'Examples', 'Custom']) {
      await tab(page, name).click();
      await page.getByRole('tabpanel', { name }).waitFor();
      // One word that fits nowhere.
      await page.getByRole('textbox', { name: 'Custom Prompt (Optional)' }).fill('x'.repeat(400));
      await finalPrompt(page).fill('y'.repeat(400));
      await expectAccessible(page, `${name} at ${width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await notifications(page).count()).toBe(0);
    expect(troubles).toEqual([]);
    await close();
  },
);

test('a sketch follows the choices, and disappears beside a reference picture', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await open(page);
  const sketch = page.getByRole('img', { name: 'Sketch of your choices' });
  // The first one loads the engines, on a busy machine slowly.
  await sketch.waitFor({ timeout: 120_000 });
  const before = await sketch.getAttribute('src');
  expect(before).toMatch(/^data:image\/webp;base64,/);
  await expectAccessible(page, 'a sketch');
  await groups(page).first().locator('[aria-pressed="false"]').first().click();
  await expect.poll(() => sketch.getAttribute('src'), { timeout: 120_000 }).not.toBe(before);
  await openAssets(page);
  await page.getByRole('button', { name: 'Coffee Mug' }).click();
  await sketch.waitFor({ state: 'hidden' });
  expect(troubles).toEqual([]);
  await close();
}, 300_000);
