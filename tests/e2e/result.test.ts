import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updatePreview } from '#features/generations/queries/previews';
import { RENDITION_WIDTHS } from '#features/images/contract/rendition-widths';
import { creditLine } from '#features/images/rules/credit-line';
import { SAMPLE_CREDIT } from '#testing/sample-credit';
import { expectAccessible, waitForAnimations } from './support/accessibility.ts';
import { startBrowser, type VisitOptions, visitSignedIn } from './support/browser.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import {
  creditBalance,
  expectNotification,
  generateButton,
  notifications,
  promptBox,
  readPicture,
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

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const slides = (page: Page) => page.getByRole('region', { name: 'Result pictures' }).getByRole('figure');
const counter = (page: Page, text: string) => page.getByText(text, { exact: true });

/** The result screen of a completed generation. */
async function visitResult({
  imageCount = 1,
  modelId = 'quick-generation',
  ...options
}: Partial<VisitOptions> & { imageCount?: number; modelId?: string } = {}) {
  const visitor = await visitSignedIn(browser, stage, options);
  const id = await stage.request(visitor.userId, { imageCount, modelId });
  await stage.complete(id);
  const images = await stage.db
    .selectFrom('images')
    .select('objectKey')
    .where('generationId', '=', id)
    .orderBy('position')
    .execute();
  return { ...visitor, id, addresses: images.map(({ objectKey }) => `/images/${objectKey}.png`) };
}

/** Records the page's `groundingContext`, which the next page removes at once. */
async function watchGroundingContext(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === 'groundingContext') document.documentElement.setAttribute('data-grounding', value);
      setItem.call(this, key, value);
    };
  });
  return async () => JSON.parse((await page.locator('html').getAttribute('data-grounding')) ?? 'null');
}

const ORIGINAL = {
  productId: null,
  scene: 'Lake',
  style: 'Editorial',
  clothing: 'Designer Business',
  color: 'cool',
  customPrompt: 'A quiet lake',
};

test.each([390, 1440])(
  'at %i px a picture being made says so, and its notification covers nothing',
  async (width) => {
    const { page, troubles, close } = await visitSignedIn(browser, stage, { width });
    await page.goto('/');
    await waitForHydration(page);
    await promptBox(page).fill('A quiet lake');
    await generateButton(page).click();
    await expectNotification(page, 'Generation started!', 'Your enhanced prompt is being processed');
    // A notification under the pointer stays.
    await notifications(page).hover();
    await heading(page, 'Creating your AI photo...').waitFor();
    expect(await page.getByText('This may take 30-60 seconds').isVisible()).toBe(true);
    const progress = page.getByRole('progressbar', { name: 'Picture progress' });
    expect(await progress.getAttribute('aria-valuenow')).toBe('0');
    await expectAccessible(page, 'generating, with a notification');
    expect(troubles).toEqual([]);
    await close();
  },
);

test('the development that was watched is saved as a clip', async () => {
  const { page, troubles, userId, close } = await visitSignedIn(browser, stage, {});
  const id = await stage.request(userId);
  await page.goto(`/?generation=${id}`);
  await waitForHydration(page);
  for (const gray of [60, 120, 180]) {
    const file = await sharp({
      create: { width: 32, height: 32, channels: 3, background: { r: gray, g: gray, b: gray } },
    })
      .webp()
      .toBuffer();
    await updatePreview(stage.db, id, { file, width: 32, height: 32 });
    await page.locator(`main img[src="data:image/webp;base64,${file.toString('base64')}"]`).waitFor();
  }
  await stage.complete(id);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a clip of its development' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^framewright-${id}-development\\.(mp4|webm)$`));
  const clip = await readFile(await file.path());
  // The site's own pages load no videos.
  const viewer = await browser.newPage();
  const shown = await viewer.evaluate(async (base64) => {
    const video = document.createElement('video');
    video.src = `data:video/webm;base64,${base64}`;
    video.muted = true;
    const ended = new Promise((resolve) => video.addEventListener('ended', resolve, { once: true }));
    await video.play();
    await ended;
    return { width: video.videoWidth, seconds: video.currentTime };
  }, clip.toString('base64'));
  await viewer.close();
  // Three frames, and the finished picture for longer.
  expect(shown.width).toBeGreaterThan(100);
  expect(shown.seconds).toBeGreaterThan(2);
  await expectAccessible(page, 'a result whose development was watched');
  expect(troubles).toEqual([]);
  await close();
});

test.each([390, 1440])(
  'at %i px a failed generation says so, returns the credits and offers the next step',
  async (width) => {
    const { page, troubles, userId, close } = await visitSignedIn(browser, stage, { width });
    await page.goto('/');
    await waitForHydration(page);
    await promptBox(page).fill('A quiet lake');
    await generateButton(page).click();
    await heading(page, 'Creating your AI photo...').waitFor();
    await expect.poll(() => creditBalance(page).innerText()).toMatch(/^9\b/);
    await stage.fail(await stage.waiting(userId));
    await heading(page, 'Generation failed').waitFor();
    await page.getByText('There was an error generating your photo. Please try again.').waitFor();
    await expect.poll(() => creditBalance(page).innerText()).toMatch(/^10\b/);
    await expectAccessible(page, 'failed');

    const gallery = page.getByRole('link', { name: 'Back to Gallery' });
    expect(await gallery.getAttribute('href')).toBe('/home');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.waitForURL('**/prompt-builder/business/quick-generation');
    expect(troubles).toEqual([]);
    await close();
  },
);

test('several pictures are browsed by zone, dot and arrow key, wrapping at either end', async () => {
  const { page, troubles, id, close } = await visitResult({ imageCount: 3 });
  await page.goto(`/?generation=${id}`);
  await counter(page, '1 / 3').waitFor();
  const inView = (place: number) =>
    expect
      .poll(() =>
        slides(page)
          .nth(place - 1)
          .evaluate((slide) => Math.round(slide.getBoundingClientRect().x)),
      )
      .toBe(0);
  await waitForHydration(page);
  // No pointer is near.
  for (const name of ['Previous', 'Next']) {
    const arrow = page.getByRole('button', { name }).locator('svg');
    expect(await arrow.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
  }
  const others = page.getByRole('button', { name: /^Go to image/ }).locator('img');
  await expect
    .poll(() => others.evaluateAll((all) => all.map((it) => (it as HTMLImageElement).naturalWidth > 0)))
    .toEqual([true, true, true]);
  await page.getByRole('button', { name: 'Previous' }).click();
  await counter(page, '3 / 3').waitFor();
  await inView(3);
  await page.getByRole('button', { name: 'Next' }).click();
  await counter(page, '1 / 3').waitFor();
  await inView(1);
  await page.getByRole('button', { name: 'Go to image 2' }).click();
  await counter(page, '2 / 3').waitFor();
  await inView(2);
  expect(
    await page
      .getByRole('button', { name: /^Go to image/ })
      .evaluateAll((dots) => dots.map((dot) => dot.ariaCurrent)),
  ).toEqual([null, 'true', null]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await counter(page, '1 / 3').waitFor();
  await page.keyboard.press('ArrowLeft');
  await counter(page, '3 / 3').waitFor();
  await inView(3);
  await expectAccessible(page, 'several pictures');
  expect(troubles).toEqual([]);
  await close();
});

test('one picture has a counter, and neither zones nor dots', async () => {
  const { page, id, close } = await visitResult();
  await page.goto(`/?generation=${id}`);
  await counter(page, '1 / 1').waitFor();
  expect(await page.getByRole('button', { name: /^(Previous|Next|Go to image)/ }).count()).toBe(0);
  await close();
});

const SMALLEST = Math.min(...RENDITION_WIDTHS);

test.each([
  // On a phone the pictures touch; on a wide screen the second one is farther away.
  { width: 390, loaded: 2 },
  { width: 1440, loaded: 1 },
])(
  'at $width px $loaded of 3 pictures are within 200 pixels of being seen, and only they load',
  async ({ width, loaded }) => {
    const { page, id, addresses, close } = await visitResult({ imageCount: 3, width });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      // The row of small pictures beneath has all of them in sight.
      if (pathname.startsWith('/images/') && !pathname.endsWith(`-${SMALLEST}`))
        asked.push(pathname + search);
    });
    await page.goto(`/?generation=${id}`);
    await readPicture(slides(page).first().getByRole('img'));
    const pictures = () => [...new Set(asked.map(keyOf))].sort();
    await expect.poll(pictures).toEqual(addresses.slice(0, loaded).map(keyOf).sort());
    await page.getByRole('button', { name: 'Previous' }).click();
    await readPicture(slides(page).nth(2).getByRole('img'));
    expect(asked.find((it) => keyOf(it) === keyOf(addresses[2]!))).toMatch(/-\d+\?t=\d+$/);
    await close();
  },
);

test.each([390, 1440])(
  'at %i px a picture that needs a credit shows its line, which the keyboard can copy',
  async (width) => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, id, troubles, close } = await visitResult({ width, permissions });
    await stage.db
      .updateTable('images')
      .set({ description: JSON.stringify({ notes: [], credits: [SAMPLE_CREDIT] }) })
      .where('generationId', '=', id)
      .execute();
    await page.goto(`/?generation=${id}`);
    const line = creditLine([SAMPLE_CREDIT])!;
    await page.getByText(`This picture needs a credit: ${line}`).waitFor();
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Copy the credit' }).press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(line);
    await expectAccessible(page, 'a credit');
    expect(troubles).toEqual([]);
    await close();
  },
);

test('a picture that fails to load says Failed to load, and the others are shown', async () => {
  const { page, id, addresses, close } = await visitResult({ imageCount: 2 });
  await page.route(`**/${keyOf(addresses[0]!)}*`, (route) => route.abort());
  await page.goto(`/?generation=${id}`);
  await waitForHydration(page);
  await slides(page).first().getByText('Failed to load').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await readPicture(slides(page).nth(1).getByRole('img'))).toMatchObject({ width: 1024 });
  expect(await slides(page).nth(1).getByText('Failed to load').count()).toBe(0);
  await close();
});

test('a click on the central half of a picture refines that picture', async () => {
  const { page, troubles, id, addresses, close } = await visitResult({ imageCount: 2 });
  const stored = await watchGroundingContext(page);
  await page.goto(`/?generation=${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await counter(page, '2 / 2').waitFor();
  const picture = slides(page).nth(1).getByRole('img');
  await expect.poll(async () => Math.round((await slides(page).nth(1).boundingBox())?.x ?? -1)).toBe(0);
  const { x, y, width, height } = (await picture.boundingBox())!;
  // A click just outside the central half does nothing; just inside, it refines.
  await page.mouse.click(x + width * 0.24, y + height / 2);
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await stored()).toBeNull();
  await page.mouse.click(x + width * 0.26, y + height / 2);
  await page.waitForURL('**/prompt-builder/business/quick-generation');
  expect(await stored()).toEqual({
    sourceImageUrl: addresses[1],
    originalGeneration: { modelId: 'quick-generation', ...ORIGINAL },
  });
  expect(troubles).toEqual([]);
  await close();
});

test.each([
  { modelId: 'quick-generation', target: '/prompt-builder/business/quick-generation' },
  { modelId: 'remote-work', target: '/prompt-builder/business/remote-work' },
  { modelId: '2', target: '/prompt-builder/professional/2' },
])('Refine of a picture of model $modelId leads to $target', async ({ modelId, target }) => {
  const { page, id, addresses, close } = await visitResult({ modelId });
  const stored = await watchGroundingContext(page);
  await page.goto(`/?generation=${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Refine', exact: true }).click();
  await page.waitForURL(`**${target}`);
  expect(await stored()).toEqual({
    sourceImageUrl: addresses[0],
    originalGeneration: { modelId: modelId === '2' ? 2 : modelId, ...ORIGINAL },
  });
  await close();
});

test('the footer shows the prompt, the model and the scene, and Generate AI Photo returns to the generator', async () => {
  const { page, id, close } = await visitResult();
  await page.goto(`/?generation=${id}`);
  await heading(page, 'A quiet lake').waitFor();
  await page.getByText('Quick Generation · Lake', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Generate AI Photo' }).click();
  await heading(page, 'The Ultimate AI Creative Platform').waitFor();
  expect(page.url()).toBe(`${stage.origin}/`);
  await close();
});

test.each([390, 1440])(
  'at %i px a picture is changed in its place, compared and gone back from',
  async (width) => {
    const { page, troubles, id, userId, close } = await visitResult({ width });
    await page.goto(`/?generation=${id}`);
    await waitForHydration(page);
    const change = page.getByRole('button', { name: 'Change', exact: true });
    const box = page.getByRole('textbox', { name: 'Describe a change of this picture' });
    // Pressed too early, it says what is missing.
    await change.click({ force: true });
    expect(await box.evaluate((it: HTMLTextAreaElement) => it.validationMessage)).toBe('Say what to change');
    await page.getByText('1 credit, you have 9').waitFor();
    const sunset = page.getByRole('button', { name: 'at sunset' });
    await sunset.waitFor();
    // It would not be seen in this picture.
    expect(await page.getByRole('button', { name: 'more contrast' }).count()).toBe(0);
    await sunset.click();
    await change.click();
    await heading(page, 'Creating your AI photo...').waitFor();
    // The earlier picture stays until the new one develops.
    await expect.poll(() => page.locator('main img[alt=""][src*="/images/"]').count()).toBe(1);
    await expect.poll(() => new URL(page.url()).searchParams.get('generation')).not.toBe(id);
    await stage.complete(await stage.waiting(userId));
    await heading(page, 'A quiet lake').waitFor();
    await page.getByText('Changed: at sunset').waitFor();
    expect(await page.title()).toBe('A quiet lake · at sunset · Framewright');

    await page.getByRole('button', { name: 'Compare' }).click();
    const wipe = page.getByRole('slider', { name: 'Percent of the earlier picture shown' });
    await wipe.press('ArrowRight');
    expect(await wipe.inputValue()).toBe('51');
    await expectAccessible(page, 'a change under a wipe');
    await notifications(page).waitFor({ state: 'detached' });
    await wipe.press('Escape');
    await wipe.waitFor({ state: 'detached' });
    await heading(page, 'A quiet lake').waitFor();

    const versions = page.getByRole('navigation', { name: 'Versions' }).getByRole('button');
    expect(await versions.evaluateAll((all) => all.map((it) => it.getAttribute('aria-current')))).toEqual([
      null,
      'true',
    ]);
    await versions.first().click();
    await expect.poll(() => new URL(page.url()).searchParams.get('generation')).toBe(id);
    await page.getByRole('button', { name: 'Home' }).click();
    await expect.poll(() => page.title()).toMatch(/^Framewright: /);
    expect(troubles).toEqual([]);
    await close();
  },
);

test('Escape closes the notification of Share, and then leaves', async () => {
  const { page, id, close } = await visitResult();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/?generation=${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expectNotification(page, 'Link copied', 'Image URL copied to clipboard.');
  await page.keyboard.press('Escape');
  await notifications(page).waitFor({ state: 'detached' });
  await heading(page, 'A quiet lake').waitFor();
  await page.keyboard.press('Escape');
  await heading(page, 'The Ultimate AI Creative Platform').waitFor();
  await close();
});

test('the address of a picture asks visitors to sign in', async () => {
  const { page, id, close } = await visitResult();
  await page.context().clearCookies();
  for (const path of ['/', '/create']) {
    await page.goto(`${path}?generation=${id}`);
    await heading(page, 'Sign in to see this picture').waitFor();
    const link = page.getByRole('main').getByRole('link', { name: 'Sign In' });
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(`${path}?generation=${id}`);
  }
  await expectAccessible(page, 'a picture for which one must sign in');
  await close();
});

test.each([390, 1440])(
  'at %i px the offline notice covers no control of a running picture',
  async (width) => {
    const { page, userId, close } = await visitSignedIn(browser, stage, { width });
    await page.goto(`/?generation=${await stage.request(userId)}`);
    await waitForHydration(page);
    // The notice comes with a file of its own, and must be there before the connection goes.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('div[role="status"].sticky') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    );
    await page.context().setOffline(true);
    const notice = page.getByText('You are offline.');
    await notice.waitFor();
    // Hidden for a moment where the screen waits for a file.
    const box = await vi.waitUntil(() => notice.boundingBox(), { timeout: 10_000 });
    for (const role of ['button', 'progressbar', 'link'] as const) {
      for (const it of await page.getByRole(role).all()) {
        const other = await it.boundingBox();
        if (!other || other.height < 2) continue;
        const isApart = other.y >= box.y + box.height || other.y + other.height <= box.y;
        expect([await it.textContent(), isApart]).toEqual([await it.textContent(), true]);
      }
    }
    await close();
  },
);

test('four pictures are seen at once, and one of them by one press', async () => {
  const { page, troubles, id, close } = await visitResult({ imageCount: 4 });
  await page.goto(`/?generation=${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Contact sheet' }).click();
  const sheet = page.getByRole('list', { name: 'Result pictures' }).getByRole('button');
  await expect.poll(() => sheet.count()).toBe(4);
  await expectAccessible(page, 'contact sheet');
  await sheet.nth(2).click();
  await counter(page, '3 / 4').waitFor();
  expect(troubles).toEqual([]);
  await close();
});

test('Remix in the strip of recent generations stores the picture with the time and opens the builder', async () => {
  const { page, troubles, addresses, close } = await visitResult({ modelId: 'mountain-landscape' });
  const stored = await watchGroundingContext(page);
  const before = Date.now();
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Remix A quiet lake' }).click();
  await page.waitForURL('**/prompt-builder/nature/mountain-landscape');
  const context = await stored();
  expect(context).toEqual({
    sourceImageUrl: addresses[0],
    originalGeneration: { modelId: 'mountain-landscape', ...ORIGINAL },
    timestamp: expect.any(Number),
  });
  expect((context as { timestamp: number }).timestamp).toBeGreaterThanOrEqual(before);
  expect((context as { timestamp: number }).timestamp).toBeLessThanOrEqual(Date.now());
  expect(troubles).toEqual([]);
  await close();
});

test('the result of another user shows no pictures', async () => {
  const { id, close } = await visitResult();
  const stranger = await visitSignedIn(browser, stage);
  await stranger.page.goto(`/?generation=${id}`);
  await heading(stranger.page, 'Picture not found').waitFor();
  await waitForAnimations(stranger.page);
  expect(stranger.troubles).toEqual([`404 GET /api/generations/${id}`]);
  await stranger.close();
  await close();
});

/** The picture's key in the address of any rendition. */
function keyOf(address: string): string {
  return /[0-9a-f]{32}/.exec(address)![0];
}
