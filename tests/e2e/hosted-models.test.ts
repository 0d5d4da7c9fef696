import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Generation } from '#features/generations/contract/generations';
import { freePort } from '#testing/free-port';
import { numberOfPicture } from '#testing/provider-server/make-picture';
import type { ImageAsk, TextAsk } from '#testing/provider-server/protocol';
import { findProtocol } from '#testing/provider-server/protocols';
import { type ProviderServer, startProviderServer } from '#testing/provider-server/start-provider-server';
import { GOOD_ANSWER } from '#testing/words-server';
import { expectAccessible } from './support/accessibility.ts';
import { fillSignInForm, startBrowser, type VisitOptions, visit } from './support/browser.ts';
import {
  creditBalance,
  expectNotification,
  generateButton,
  promptBox,
  waitForHydration,
} from './support/parts.ts';
import { addressOf, type Run, runStart } from './support/run-start.ts';

const PROMPT = 'A lighthouse on a cliff in a storm';
const WRITTEN = `${PROMPT}, its red lantern lit, spray over dark basalt, torn clouds and a low sun, long lens`;
const PAINTER = 'OpenAI-compatible server picture-1';

let provider: ProviderServer;
let openai: ProviderServer;
let browser: Browser;
let site: Site;

interface Site {
  origin: string;
  dataDir: string;
  run: Run;
}

async function startSite(name: string, env: Record<string, string>): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), `framewright-${name}-`));
  const run = runStart({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    GALLERY_BATCH: '0',
    ADMIN_EMAILS: 'admin@example.test',
    SIGNUP_CREDITS: '60',
    OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
    OPENAI_COMPATIBLE_API_KEY: provider.key,
    TEXT_MODEL: 'openai-compatible/words-1',
    VISION_MODEL: 'openai-compatible/eyes-1',
    ...env,
  });
  return { origin: await addressOf(run), dataDir, run };
}

async function stopSite({ run, dataDir }: Site): Promise<void> {
  run.child.kill('SIGTERM');
  await run.ended;
  await rm(dataDir, { recursive: true, force: true });
}

beforeAll(async () => {
  [provider, openai, browser] = await Promise.all([
    startProviderServer(findProtocol('openai-compatible')),
    startProviderServer(findProtocol('openai')),
    startBrowser(),
  ]);
  site = await startSite('hosted', {
    IMAGE_MODEL: 'openai-compatible/picture-1,studio',
    IMAGE_MODEL_COSTS: 'openai-compatible/picture-1=4',
    IMAGE_MODEL_FALLBACK: 'studio',
    AD_IMAGE_MODEL: 'openai-compatible/picture-1',
    MODEL_PRICES: 'openai-compatible/picture-1=0.04',
    MODEL_BUDGET_USD: '50',
  });
});
beforeEach(() => {
  provider.script();
  provider.write(answer);
});
afterAll(async () => {
  await browser?.close();
  if (site) await stopSite(site);
  provider?.close();
  openai?.close();
});

/** Answers of the text model; a user's prompt is expanded. */
function answer(ask: TextAsk) {
  if (ask.pictures.length > 0) return { hasPeople: true, tags: ['keeper', 'tower'], description: SEEN };
  return { ...GOOD_ANSWER, ...(ask.prompt.includes(PROMPT) && { prompt: WRITTEN }) };
}
const SEEN = 'A keeper stands beside a white tower above the sea.';

const imageModel = (page: Page) => page.getByRole('combobox', { name: 'Image model' });
const enhancement = (page: Page) => page.getByRole('switch', { name: 'Enhance prompt' });
const shownPicture = (page: Page) =>
  page.getByRole('region', { name: 'Result pictures' }).getByRole('img').first();

async function open(email: string, { at = '/', ...options }: Partial<VisitOptions> & { at?: string } = {}) {
  const visitor = await visit(browser, { origin: site.origin, ...options });
  await visitor.page.goto('/api/auth/login');
  await fillSignInForm(visitor.page, email);
  await creditBalance(visitor.page).waitFor();
  await visitor.page.goto(at);
  await waitForHydration(visitor.page);
  return visitor;
}

async function choose(page: Page, model: string): Promise<void> {
  await imageModel(page).click();
  await page.getByRole('option', { name: model }).click();
  await expect.poll(() => imageModel(page).innerText()).toBe(model);
}

async function paintAsTyped(page: Page): Promise<void> {
  await enhancement(page).click();
  await expect.poll(() => enhancement(page).isChecked()).toBe(false);
}

/** Applies to the rest of the test: a request of an earlier page could take a single answer. */
function scriptAll(behavior: 'refusal' | 'away'): void {
  provider.script(...Array(50).fill(behavior));
}

async function ask(page: Page): Promise<void> {
  await promptBox(page).fill(PROMPT);
  await generateButton(page).click();
}

/** The provider's requests since then, for pictures and texts. */
function since(mark: number) {
  const asks = provider.asks.slice(mark);
  return {
    pictures: asks.filter((one): one is ImageAsk => one.kind === 'image'),
    words: asks.filter((one): one is TextAsk => one.kind === 'text'),
  };
}

async function balance(page: Page, credits: number): Promise<void> {
  await expect
    .poll(() => creditBalance(page).textContent(), { timeout: 30_000 })
    .toMatch(new RegExp(`^${credits}\\b`));
}

/** Calls the API from the page. */
async function call<T>(page: Page, path: string, payload?: unknown): Promise<T> {
  return (await page.evaluate(
    async ([address, body]) => {
      const response = await fetch(address as string, {
        ...(body
          ? { method: 'POST', body: body as string, headers: { 'content-type': 'application/json' } }
          : {}),
      });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      return await response.json();
    },
    [path, payload === undefined ? null : JSON.stringify(payload)],
  )) as T;
}

/** The user's newest generation, after it has ended. */
async function newest(page: Page): Promise<Generation> {
  for (;;) {
    const [generation] = await call<Generation[]>(page, '/api/generations?limit=1');
    if (generation && generation.status !== 'generating') return generation;
    await delay(100);
  }
}

test.each([
  { width: 390, height: 844, hasTouch: true, isMobile: true },
  { width: 1440, height: 900 },
])(
  'at $width px a quick prompt is expanded and painted, and both prompts are shown beside the picture',
  async (screen) => {
    const mark = provider.asks.length;
    const { page, troubles, close } = await open(`quick-${screen.width}@example.test`, screen);
    await imageModel(page).waitFor();
    await expect.poll(() => imageModel(page).innerText()).toBe('picture-1');
    await page.getByText('Costs 4 credits').waitFor();
    await expect.poll(() => enhancement(page).isChecked()).toBe(true);
    await expectAccessible(page, 'a choice of models');

    await ask(page);
    await expectNotification(page, 'Generation started!', 'Your enhanced prompt is being processed');
    await shownPicture(page).waitFor();
    await page.getByText(WRITTEN, { exact: true }).waitFor();
    await page.getByText('Enhanced prompt', { exact: true }).waitFor();
    await page.getByText(`Made with ${PAINTER}`).waitFor();
    await balance(page, 56);
    await expectAccessible(page, 'a result with both prompts');
    const { words, pictures } = since(mark);
    expect([words.length, pictures.length]).toEqual([1, 1]);
    expect(pictures[0]!.prompt).toContain(WRITTEN);

    await page.getByRole('button', { name: 'View Library' }).click();
    await page.getByRole('button', { name: `View full size: ${PROMPT}` }).click();
    await page.getByRole('dialog').getByText('Enhanced prompt', { exact: true }).waitFor();
    await expectAccessible(page, 'the viewer with both prompts');
    await page.getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('dialog', { name: 'Generation Details' });
    await details.getByText(PAINTER).waitFor();
    await details.getByRole('button', { name: 'Copy: Enhanced prompt' }).waitFor();
    await expectAccessible(page, 'details with both prompts');
    expect(troubles).toEqual([]);
    await close();
  },
);

test('the chosen model is remembered, its price shown in advance, and the request sent unchanged', async () => {
  const { page, troubles, close } = await open('choice@example.test');
  await choose(page, 'Studio engine');
  await page.getByText('Costs 1 credit', { exact: true }).waitFor();
  await enhancement(page).click();
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => imageModel(page).innerText()).toBe('Studio engine');
  await expect.poll(() => enhancement(page).isChecked()).toBe(false);
  await page.getByText('Costs 1 credit', { exact: true }).waitFor();

  const mark = provider.asks.length;
  await choose(page, 'picture-1');
  await ask(page);
  await shownPicture(page).waitFor();
  const { words, pictures } = since(mark);
  expect(words).toEqual([]);
  expect(pictures[0]!.prompt).toContain(PROMPT);
  expect(pictures[0]!.prompt).not.toContain('lantern');
  expect(await page.getByText('Enhanced prompt', { exact: true }).count()).toBe(0);
  await balance(page, 56);

  await page.goto('/gallery');
  await waitForHydration(page);
  await expect.poll(() => imageModel(page).innerText()).toBe('picture-1');
  await page.getByText('Costs 4 credits').waitFor();
  await expectAccessible(page, 'the gallery with a choice of models');
  expect(troubles).toEqual([]);
  await close();
});

test('the builder makes four pictures, and a refinement sends the earlier picture to its model', async () => {
  const { page, troubles, close } = await open('builder@example.test', {
    at: '/prompt-builder/nature/mountain-landscape',
  });
  const price = page.getByRole('region', { name: 'Generate' });
  await page.getByRole('radio', { name: '4 images' }).check();
  await price.getByText('16 credits').waitFor();
  await page.getByRole('textbox', { name: 'Final Prompt' }).fill(PROMPT);
  const mark = provider.asks.length;
  await page.getByRole('button', { name: 'Generate Stock Photo' }).click();
  await page.waitForURL(/\/\?generation=/);
  const made = await newest(page);
  expect(made.images).toHaveLength(4);
  expect(since(mark).pictures.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  await balance(page, 44);

  // Another model is chosen meanwhile: a refinement still uses the picture's model.
  await page.goto('/');
  await waitForHydration(page);
  await choose(page, 'Studio engine');
  await page.goto(`/?generation=${made.id}`);
  await waitForHydration(page);
  await shownPicture(page).waitFor();
  await page.getByRole('button', { name: 'Refine' }).last().click();
  await page.getByRole('heading', { name: 'Refining This Image' }).waitFor();
  await expect.poll(() => imageModel(page).innerText()).toBe('picture-1');
  await price.getByText('4 credits').waitFor();
  await page.getByRole('textbox', { name: 'Final Prompt' }).fill(`${PROMPT}, at night`);
  await expectAccessible(page, 'a refinement with a choice of models');
  const before = provider.asks.length;
  await page.getByRole('button', { name: 'Generate Stock Photo' }).click();
  await page.waitForURL(/\/\?generation=/);
  await balance(page, 40);
  await newest(page);
  const [refined] = since(before).pictures;
  expect(refined!.prompt).toContain('at night');
  const source = await (await fetch(site.origin + made.images[0]!.url)).bytes();
  expect(await numberOfPicture(refined!.references[0]!)).toBe(await numberOfPicture(source));
  expect(troubles).toEqual([]);
  await close();
});

test('a reference image is sent to a model that accepts one', async () => {
  const { page, troubles, close } = await open('asset@example.test', { at: '/prompt-builder/business' });
  await page.getByRole('button', { name: /^Add Asset \(Optional\)/ }).click();
  await page.getByRole('button', { name: /Coffee Mug/ }).click();
  await page.getByText('Ready for generation').waitFor();
  await page.getByRole('textbox', { name: 'Final Prompt' }).fill('A mug on a windowsill');
  const mark = provider.asks.length;
  await page.getByRole('button', { name: 'Generate Stock Photo' }).click();
  await page.waitForURL(/\/\?generation=/);
  expect((await newest(page)).status).toBe('completed');
  expect(since(mark).pictures[0]!.references).toHaveLength(1);
  expect(troubles).toEqual([]);
  await close();
});

test('the vision model checks pictures before the gallery publishes them', async () => {
  const { page, close } = await open('gallery@example.test', { at: '/gallery' });
  const mark = provider.asks.length;
  await page.getByRole('textbox', { name: 'Your prompt for the gallery' }).fill(PROMPT);
  await generateButton(page).click();
  await expectNotification(
    page,
    'Generation started!',
    "Your images are being created. They'll appear in the gallery shortly.",
  );
  const made = await newest(page);
  expect(made).toMatchObject({ status: 'completed', enhancedPrompt: WRITTEN });
  const looks = since(mark).words.filter(({ pictures }) => pictures.length > 0);
  expect(looks.map(({ model }) => model)).toEqual(['eyes-1']);
  const images = await call<{ hasPeople: boolean }[]>(page, '/api/gallery/active?limit=20&offset=0');
  expect(images).toMatchObject([{ hasPeople: true }]);
  await close();
});

test('the configured models write, draw and check ads', async () => {
  const { page, troubles, close } = await open('ads@example.test', { at: '/ad-creator' });
  const copy = await call<{ headlines: string[] }>(page, '/api/ad-creator/generate-copy', {
    websiteData: null,
    prompt: 'Fern & Loom makes leather bags by hand, each cut from a single hide',
    imageDescription: '',
    platform: 'facebook',
    tone: 'professional',
  });
  expect(copy.headlines).toContain('Leather bags made by hand');
  const mark = provider.asks.length;
  const picture = await call<{ status: string }>(page, '/api/ad-creator/pictures', {
    kind: 'generated',
    prompt: 'A leather bag on a workbench',
  });
  expect(picture.status).toBe('ready');
  expect(since(mark).pictures.map(({ model }) => model)).toContain('picture-1');

  await page.getByRole('tab', { name: 'Image' }).click();
  await page
    .getByLabel('Picture to make ads from')
    .setInputFiles('src/web/app/public/example-assets/coffee-mug.webp');
  await page.getByRole('button', { name: 'Analyze Image' }).click();
  await page.getByRole('region', { name: 'Image analysis' }).getByText(SEEN).waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('a refusal shows its reason, and its credits come back', async () => {
  const { page, troubles, close } = await open('refused@example.test');
  await paintAsTyped(page);
  scriptAll('refusal');
  await ask(page);
  await page.getByRole('heading', { level: 1, name: 'Generation failed' }).waitFor();
  await page.getByText('There was an error generating your photo. Please try again.').waitFor();
  await page.getByText(/declined this prompt/).waitFor();
  await page.getByText('Try different words.').waitFor();
  await page.getByText('No credits were charged.').waitFor();
  await balance(page, 60);
  await expectAccessible(page, 'a refusal');
  expect(await page.locator('main').innerText()).not.toContain(provider.key);

  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: `Details of ${PROMPT}` }).click();
  const details = page.getByRole('dialog', { name: 'Generation Details' });
  await details.getByText(/declined this prompt/).waitFor();
  await expectAccessible(page, 'details of a refusal');
  expect(troubles).toEqual([]);
  await close();
});

test('when a model is down the studio engine is used instead, with a notice, at its own price', async () => {
  const { page, troubles, close } = await open('down@example.test');
  await paintAsTyped(page);
  scriptAll('away');
  await ask(page);
  await shownPicture(page).waitFor({ timeout: 90_000 });
  await page.getByText('Made with Studio engine').waitFor();
  await page.getByText(/^Made by the studio engine, since /).waitFor();
  await balance(page, 59);
  expect(troubles).toEqual([]);
  await close();
});

test('operators see the use, health and cost of each model', async () => {
  const { page, troubles, close } = await open('admin@example.test', { at: '/admin/operations' });
  const models = page.getByRole('region', { name: 'Models' });
  const row = (name: RegExp) => models.getByRole('row', { name });
  // The model that was down is reported with its error.
  await row(/picture-1/).waitFor();
  const painter = await row(/picture-1/).innerText();
  for (const words of [/\$0\.04 an image/, /Does not answer/, /ago|Just now/]) expect(painter).toMatch(words);
  await expect.poll(() => row(/words-1/).innerText()).toMatch(/Texts/);
  await expect.poll(() => row(/Studio engine/).innerText()).toMatch(/Runs here/);
  await models.getByText(/of \$50\.00 today/).waitFor();
  await models.getByText('Resets at 00:00 UTC').waitFor();
  await expectAccessible(page, 'operations with models');
  expect(troubles).toEqual([]);
  await close();
});

test('a wrong and a missing key are reported, while the gallery fills with the working model', async () => {
  const mark = provider.asks.length;
  const other = await startSite('keys', {
    IMAGE_MODEL: 'openai-compatible/picture-1,openai/gpt-image-1,xai/grok-imagine-image',
    OPENAI_API_KEY: WRONG_KEY,
    OPENAI_BASE_URL: openai.baseUrl,
    GALLERY_BATCH: '1',
  });
  try {
    const printed = () => other.run.printed.stdout + other.run.printed.stderr;
    expect(printed()).toContain('XAI_API_KEY is missing: xai/grok-imagine-image can make nothing');
    await expect.poll(async () => await readLogs(other), { timeout: 30_000 }).toMatch(/OpenAI.{0,200}key/s);
    await expect
      .poll(() => fetch(`${other.origin}/api/gallery/active?limit=20`).then((it) => it.json()), {
        timeout: 120_000,
      })
      .not.toHaveLength(0);
    const { words, pictures } = since(mark);
    expect(words.some(({ model }) => model === 'words-1')).toBe(true);
    expect(pictures[0]!.model).toBe('picture-1');

    const { page, close } = await visit(browser, { origin: other.origin });
    await page.goto('/api/auth/login');
    await fillSignInForm(page, 'admin@example.test');
    await creditBalance(page).waitFor();
    await page.goto('/admin/operations');
    const models = page.getByRole('region', { name: 'Models' });
    await models.getByText('Refuses our calls').last().waitFor();
    const rows = await models.getByRole('row').allInnerTexts();
    expect(rows[1]).toMatch(/XAI_API_KEY is missing/);
    expect(rows[2]).toMatch(/gpt-image-1|GPT Image 1/);
    await page.getByText('XAI_API_KEY is missing: xai/grok-imagine-image cannot be used.').waitFor();
    await expectAccessible(page, 'operations with wrong keys');
    const html = await page.content();
    await close();

    const logs = (await readLogs(other)) + printed() + html;
    for (const key of [WRONG_KEY, provider.key]) expect(logs).not.toContain(key);
  } finally {
    await stopSite(other);
  }
  expect(await readLogs(site)).not.toContain(provider.key);
});

const WRONG_KEY = 'sk-proj-wrong-51d0c7e29ab84f63';

/** All log lines of a site's processes. */
async function readLogs({ dataDir }: Site): Promise<string> {
  const folder = join(dataDir, 'log');
  const files = await readdir(folder);
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}
