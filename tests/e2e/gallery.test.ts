import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRenditions } from '#features/images/rules/make-renditions';
import { expectAccessible, waitForAnimations } from './support/accessibility.ts';
import { startBrowser, visit, visitSignedIn } from './support/browser.ts';
import { findLayoutShifts, recordLayoutShifts } from './support/crawl/layout-shifts.ts';
import { publishPictures, publishRows } from './support/gallery-pictures.ts';
import { expectNotification, generateButton, waitForHydration } from './support/parts.ts';
import { type Stage, startStage } from './support/stage.ts';

let stage: Stage;
let browser: Browser;
let ids: string[];
beforeAll(async () => {
  [stage, browser] = await Promise.all([startStage(), startBrowser()]);
  const sizes = [
    [150, 100],
    [100, 100],
    [178, 100],
    [75, 100],
  ] as const;
  ids = await publishPictures(
    stage,
    Array.from({ length: 60 }, (_, i) => {
      const [width, height] = sizes[i % sizes.length]!;
      const [prompt, category] =
        i % 3 === 0 ? [`Quiet lake ${i}`, 'nature'] : [`Office desk ${i}`, 'business'];
      return { prompt, category, hasPeople: i % 5 === 0, width, height };
    }),
  );
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

const newest = () => ids.at(-1)!;
const cards = (page: Page) => page.locator('[data-gallery-wall] [data-picture]');
const card = (page: Page, id: string) => page.locator(`[data-gallery-wall] [data-picture="${id}"]`);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Image Details' });
const searchBox = (page: Page) =>
  page.getByPlaceholder('Search gallery images by prompt keywords...', { exact: true });

async function openGallery(page: Page, address = '/gallery'): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** CSS pixels by which a button or a line may widen when our font replaces the fallback. */
const LETTERS_PX = 6;

/**
 * Layout shifts of the page. Fonts load only after the first paint, so that every run sees their effect: nothing may move
 * vertically, and horizontally only by the width of letters.
 */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.addInitScript((letters) => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
      // Elements that the style sheet hides may still be fading out.
      for (const fade of document.getAnimations())
        if (fade instanceof CSSTransition && fade.transitionProperty === 'opacity') fade.finish();
      for (const { startTime, sources } of list.getEntries() as LayoutShift[])
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const sideways = Math.max(Math.abs(to.left - from.left), Math.abs(to.right - from.right));
          if (to.top === from.top && to.bottom === from.bottom && sideways <= letters) continue;
          // The hidden hover text of a card may wrap differently.
          const element = node instanceof Element ? node : node?.parentElement;
          if (!element?.checkVisibility({ opacityProperty: true })) continue;
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          shifts.push(`${name} from ${placeOf(from)} to ${placeOf(to)} at ${startTime} ms`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  }, LETTERS_PX);
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}

/** Less than the distance from the end at which the wall loads more. */
const STEP_PX = 400;

/** Whether the wall's pictures are loaded as far as `margin` pixels below the viewport, or to their end. */
const isLoaded = (page: Page, margin: number) =>
  page
    .locator('[data-gallery-wall]')
    .evaluate(
      (wall, margin) =>
        !('more' in (wall as HTMLElement).dataset) ||
        wall.getBoundingClientRect().bottom > innerHeight + margin,
      margin,
    );

test.each([390, 768, 1440])(
  'at %i pixels the gallery is complete and accessible, and nothing shifts',
  async (width) => {
    const { page, troubles, close } = await visit(browser, { ...stage, width });
    const shifts = await watchShifts(page);
    await page.goto('/gallery');
    await waitForHydration(page);
    const banner = page.getByRole('banner');
    for (const name of ['Framewright', 'Create', 'Upgrade', 'Sign In'])
      expect(await banner.getByRole('link', { name, exact: true }).count()).toBe(1);
    expect(await page.getByRole('tab').allTextContents()).toEqual(['all', 'business', 'nature']);
    expect(await card(page, newest()).locator('a').getAttribute('href')).toBe(`/gallery/${newest()}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect
      .poll(
        async () => {
          // Never past the loaded pictures: the last page may be lower than the empty frames in its place.
          if (await isLoaded(page, STEP_PX)) await page.mouse.wheel(0, STEP_PX);
          return await cards(page).last().getAttribute('aria-posinset');
        },
        { timeout: 60_000, interval: 300 },
      )
      .toBe('60');
    expect(await cards(page).last().getAttribute('aria-setsize')).toBe('60');
    expect(await shifts()).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, `gallery at ${width}`);
    expect(troubles).toEqual([]);
    await close();
  },
);

test.each([390, 1000, 1440])('at %i pixels the computed rows match those of the browser', async (width) => {
  const script = await visit(browser, { ...stage, width });
  const plain = await visit(browser, { ...stage, width, javaScriptEnabled: false });
  const places: unknown[] = [];
  for (const { page, close } of [plain, script]) {
    await page.goto('/gallery');
    if (page === script.page) await waitForHydration(page);
    places.push(
      await page.locator('[data-gallery-wall]').evaluate((list) => {
        const clip = list.parentElement!.getBoundingClientRect().bottom;
        // Without scripts, the prompt box above says why it is off.
        const start = list.getBoundingClientRect().top;
        return [...list.querySelectorAll('[data-picture]')]
          .map((it) => it.getBoundingClientRect())
          .filter(({ bottom }) => bottom <= clip + 0.1)
          .slice(0, 8)
          .map(({ left, top, width, height }) => [left, top - start, width, height]);
      }),
    );
    await close();
  }
  expect(places[1]).toEqual(places[0]);
});

test('cards load renditions of their size, the dialog a larger one, and crawlers the original', async () => {
  const bytes = await noise(1_200, 800);
  const [id] = await publishPictures(stage, [{ prompt: 'A field of grain', bytes }]);
  const { imageId, objectKey } = await stage.db
    .selectFrom('galleryImages')
    .innerJoin('images', 'images.id', 'galleryImages.imageId')
    .select(['galleryImages.imageId', 'images.objectKey'])
    .where('galleryImages.id', '=', id!)
    .executeTakeFirstOrThrow();
  await makeRenditions(stage, { imageId, signal: new AbortController().signal });
  const { page, troubles, close } = await visit(browser, stage);
  const sizes = new Map<string, number>();
  page.on('response', async (answer) => {
    const path = new URL(answer.url()).pathname;
    if (path.includes(objectKey)) sizes.set(path, Number(answer.headers()['content-length']));
  });
  await openGallery(page, '/gallery?q=grain');
  const shown = (picture: Locator) =>
    picture.evaluate((it) => {
      const { currentSrc, naturalWidth, complete } = it as HTMLImageElement;
      return complete && naturalWidth > 0 ? new URL(currentSrc).pathname : '';
    });
  await expect.poll(() => shown(card(page, id!).locator('img'))).toBe(`/images/${objectKey}-640`);
  expect(sizes.get(`/images/${objectKey}-640`)).toBeLessThan(bytes.length / 4);
  await card(page, id!).locator('a').click();
  await expect
    .poll(() => shown(dialog(page).getByRole('img', { name: 'A field of grain' }).first()))
    .toBe(`/images/${objectKey}-1024`);
  expect([...sizes.keys()]).not.toContain(`/images/${objectKey}.png`);
  const html = await (await page.request.get(`/gallery/${id}`)).text();
  expect(html).toContain(`"contentUrl":"${stage.origin}/images/${objectKey}.png"`);
  expect(troubles).toEqual([]);
  await close();
  await stage.db.deleteFrom('galleryImages').where('id', '=', id!).execute();
});

test('a category and its pictures have URLs', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await openGallery(page);
  await page.getByRole('tab', { name: 'nature' }).click();
  await expect.poll(() => page.url()).toBe(`${stage.origin}/gallery?category=nature`);
  await expect.poll(() => cards(page).first().getAttribute('aria-setsize')).toBe('20');
  expect(await page.getByRole('tab', { name: 'nature' }).getAttribute('aria-selected')).toBe('true');
  await page.goBack();
  await expect.poll(() => cards(page).first().getAttribute('aria-setsize')).toBe('60');
  const answer = await page.request.get('/gallery?category=travel');
  expect(await answer.text()).toContain('No images found in this category');
  expect(troubles).toEqual([]);
  await close();
});

test('filters by color, shape and people have URLs, combine, say how many there are, and are cleared', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await openGallery(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'People' }).selectOption({ label: 'With people (12)' });
  await expect.poll(() => page.url()).toMatch(/\/gallery\?people=true$/);
  await expect.poll(() => cards(page).count()).toBe(12);
  await page.getByText('12 pictures', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Orientation' }).selectOption({ label: 'Portrait (3)' });
  await expect.poll(() => cards(page).count()).toBe(3);
  await page.getByRole('tab', { name: 'nature' }).click();
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?people=true&orientation=portrait&category=nature');
  await expect.poll(() => cards(page).count()).toBe(1);
  await expectAccessible(page, 'filtered gallery');
  await page.reload();
  await waitForHydration(page);
  expect(await cards(page).count()).toBe(1);
  await page.getByRole('combobox', { name: 'Color' }).selectOption('pink');
  await page.getByText('No pictures match these filters').waitFor();
  await page.getByRole('button', { name: 'Show all pictures' }).click();
  await expect.poll(() => page.url()).toMatch(/\/gallery$/);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(12);
  expect(troubles).toEqual([]);
  await close();
});

test('typing searches; the status line shows the number of results, and the tabs are hidden', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await openGallery(page);
  await page.keyboard.press('/');
  expect(await searchBox(page).evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type('lake');
  // “la” and “lak” have 20 results, too.
  await page.getByRole('status').filter({ hasText: 'Searching for “lake”' }).waitFor();
  await page.waitForURL(`${stage.origin}/gallery?q=lake`);
  await page.getByText('20 results').waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  await expectAccessible(page, 'search');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('tab', { name: 'all' }).waitFor();
  expect(page.url()).toBe(`${stage.origin}/gallery`);
  await page.goBack();
  await page.getByText('20 results').waitFor();
  expect(await searchBox(page).inputValue()).toBe('lake');
  expect(troubles).toEqual([]);
  await close();
});

test('on a phone nothing shifts when few results come late', async () => {
  const { page, close } = await visit(browser, { ...stage, width: 390, height: 844 });
  await page.addInitScript(recordLayoutShifts);
  await openGallery(page);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/gallery/search?*', async (route) => {
    const isLate = route.request().url().includes('q=lake');
    if (isLate) await answer.promise;
    const count = isLate ? 2 : 15;
    const response = await route.fetch();
    const json = ((await response.json()) as unknown[]).slice(0, count);
    await route.fulfill({ response, json, headers: { ...response.headers(), 'x-total-count': `${count}` } });
  });
  await searchBox(page).fill('office');
  await page.getByText('15 results').waitFor();
  await page.getByRole('link', { name: /^Make “office”/ }).waitFor();
  await searchBox(page).fill('lake');
  const typedAt = await page.evaluate(() => performance.now());
  // Shifts in the half second after an input do not count.
  await page.waitForFunction((at) => performance.now() - at > 600, typedAt);
  answer.resolve();
  await page.getByText('2 results').waitFor();
  await page.getByRole('link', { name: /^Make “lake”/ }).waitFor();
  expect(await findLayoutShifts(page)).toEqual([]);
  await close();
});

test('a shared search URL works without scripts', async () => {
  const { page, close } = await visit(browser, { ...stage, javaScriptEnabled: false });
  await page.goto('/gallery?q=lake');
  await page.getByText('20 results').waitFor();
  expect(await cards(page).first().textContent()).toContain('Quiet lake');
  await close();
});

test('a picture opens over the gallery; Escape and Back return to the same pixel and the same picture', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await openGallery(page);
  const place = 2_000;
  // Again if the page was still too short.
  const scrollTo = (top: number) =>
    page.evaluate((y) => {
      window.scrollTo(0, y);
      return scrollY;
    }, top);
  for (let reached = 400; reached <= place; reached += 400)
    await expect.poll(() => scrollTo(reached)).toBe(reached);
  // The rows around the position are rendered a frame later.
  const inSight = await page.waitForFunction(() => {
    const here = [...document.querySelectorAll('[data-gallery-wall] [data-picture]')];
    return here.find((it) => it.getBoundingClientRect().top > 250)?.getAttribute('data-picture');
  });
  const id = (await inSight.jsonValue())!;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));

  await card(page, id).locator('a').click();
  await dialog(page).getByRole('button', { name: 'Download Image' }).waitFor();
  expect(page.url()).toBe(`${stage.origin}/gallery/${id}`);
  expect(await dialog(page).innerText()).toContain('Generated');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(page.url()).toBe(`${stage.origin}/gallery`);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await expect.poll(focused).toBe(`/gallery/${id}`);

  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.url()).not.toBe(`${stage.origin}/gallery/${id}`);
  await page.goBack();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(page.url()).toBe(`${stage.origin}/gallery`);
  expect(await page.evaluate(() => scrollY)).toBe(place);

  // After a reload, the address is a page; Back returns to the gallery's position.
  await card(page, id).locator('a').click();
  await dialog(page).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await dialog(page).count()).toBe(0);
  await waitForHydration(page);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect.poll(focused).toBe(`/gallery/${id}`);
  expect(troubles).toEqual([]);
  await close();
});

test('on a phone one tap brings prompt, badge, time and download into view', async () => {
  const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };
  const { page, troubles, close } = await visit(browser, { ...stage, ...phone });
  await openGallery(page);
  const prompt = await cards(page).first().getByRole('img').getAttribute('alt');
  await cards(page).first().getByRole('link').tap();
  await dialog(page).waitFor();
  await waitForAnimations(page);
  for (const part of [
    dialog(page).getByRole('heading', { level: 3, name: prompt! }),
    dialog(page).locator('a[href^="/gallery?category="]'),
    dialog(page).getByText(/^Generated /),
    dialog(page).getByRole('button', { name: 'Download Image' }),
  ]) {
    const box = await part.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(844);
  }
  expect(troubles).toEqual([]);
  await close();
});

test('arrow keys move between pictures, also beyond those rendered', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await openGallery(page);
  await card(page, newest()).locator('a').focus();
  await page.keyboard.press('ArrowRight');
  const at = () => page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'));
  expect(await at()).toBe('2');
  await page.keyboard.press('ArrowDown');
  expect(Number(await at())).toBeGreaterThan(3);
  for (const count of [20, 40, 60]) {
    // The next page loads meanwhile: the end of the list is further down then.
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return Number(await at());
      })
      .toBeGreaterThan(count - 10);
  }
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return await at();
    })
    .toBe('60');
  await page.keyboard.press('Home');
  expect(await at()).toBe('1');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await expectAccessible(page, 'shortcuts');
  await page.keyboard.press('Escape');
  expect(troubles).toEqual([]);
  await close();
});

test("a picture's page names the picture in its heading and metadata, and an unknown id is a 404", async () => {
  const { page, troubles, close } = await visit(browser, stage);
  const id = ids[0]!;
  await page.goto(`/gallery/${id}`);
  await waitForHydration(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Quiet lake 0');
  const contentOf = (selector: string, attribute = 'content') =>
    page.locator(`head ${selector}`).getAttribute(attribute);
  expect(await contentOf('link[rel=canonical]', 'href')).toBe(`${stage.origin}/gallery/${id}`);
  const preview = await contentOf('meta[property="og:image"]');
  expect(preview).toMatch(new RegExp(`^${stage.origin}/cards/gallery/${id}/[0-9a-f]{32}\\.jpg$`));
  expect((await page.request.get(preview!)).headers()['content-type']).toBe('image/jpeg');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  const files = `${stage.origin}/images/`;
  expect(data['@graph'][0]).toMatchObject({
    '@type': 'ImageObject',
    contentUrl: expect.stringMatching(new RegExp(`^${files}[0-9a-f]{32}\\.png$`)),
    creditText: 'Framewright',
  });
  await page.getByText('Contains People').waitFor();
  await expectAccessible(page, 'picture page');

  await page.getByRole('button', { name: 'Remix' }).click();
  await expect.poll(() => page.url()).toBe(`${stage.origin}/prompt-builder/nature/quick-generation`);
  await page.getByRole('heading', { name: 'Refining This Image' }).waitFor();
  await page.getByText('Quiet lake 0', { exact: true }).first().waitFor();
  expect(troubles).toEqual([]);

  const missing = await page.goto('/gallery/6f9b1c1e-0000-4000-8000-000000000001');
  expect(missing?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  await waitForHydration(page);
  expect(troubles).toEqual(['404 GET /gallery/6f9b1c1e-0000-4000-8000-000000000001']);
  await close();
});

test('a picture is downloaded from its card, and its link is copied from the dialog', async () => {
  const { page, troubles, close } = await visit(browser, {
    ...stage,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await openGallery(page);
  await card(page, newest()).hover();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page, newest())
      .getByRole('button', { name: /^Download/ })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^framewright-\d+\.png$/);
  await expectNotification(page, 'Download started', 'Your image is being downloaded.');
  await card(page, newest()).locator('a').click();
  await dialog(page).getByRole('button', { name: 'Share' }).click();
  await expectNotification(page, 'Link copied', 'Image URL copied to clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${stage.origin}/gallery/${newest()}`,
  );
  expect(troubles).toEqual([]);
  await close();
});

test('the focused picture has a fully visible focus ring', async () => {
  const { page, troubles, close } = await visit(browser, { origin: stage.origin, reducedMotion: 'reduce' });
  await openGallery(page);
  const corner = async () => {
    const box = (await card(page, newest()).boundingBox())!;
    const clip = { x: Math.ceil(box.x), y: Math.ceil(box.y), width: 2, height: 2 };
    const { dominant } = await sharp(await page.screenshot({ clip })).stats();
    return Math.min(dominant.r, dominant.g, dominant.b);
  };
  expect(await corner()).toBeLessThan(200);
  await page.keyboard.press('Tab');
  await card(page, newest()).locator('a').focus();
  await expect.poll(corner).toBeGreaterThan(240);
  expect(troubles).toEqual([]);
  await close();
});

test('a picture whose file is missing says so', async () => {
  const { page, close } = await visit(browser, stage);
  await page.route('**/images/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/gallery');
  await card(page, newest()).getByText('Failed to load').waitFor();
  await close();
});

test('when the gallery cannot be loaded, it says so and can be retried', async () => {
  const { page, close } = await visit(browser, stage);
  await openGallery(page);
  await page.route('**/api/gallery/**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('tab', { name: 'nature' }).click();
  expect(await page.locator('.skeleton').count()).toBe(8);
  await page.getByText('Failed to fetch gallery images').waitFor();
  await page.unroute('**/api/gallery/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await cards(page).first().waitFor();
  await close();
});

test('the prompt box asks visitors to sign in, and publishes for signed-in users', async () => {
  const visitor = await visit(browser, stage);
  await openGallery(visitor.page);
  const box = (page: Page) => page.getByRole('textbox', { name: 'Your prompt for the gallery' });
  expect(await generateButton(visitor.page).isDisabled()).toBe(true);
  await box(visitor.page).press('Enter');
  await expectNotification(visitor.page, 'Please enter a prompt', "Describe what you'd like to create");
  await box(visitor.page).fill('A red boat');
  await generateButton(visitor.page).click();
  await expectNotification(visitor.page, 'Sign in required', 'Please sign in to generate images');
  await visitor.close();

  const { page, userId, troubles, close } = await visitSignedIn(browser, stage);
  await openGallery(page);
  const sent = page.waitForRequest('**/api/quick-generate');
  await box(page).fill('  A red boat  ');
  await generateButton(page).click();
  expect((await sent).postDataJSON()).toEqual({ prompt: 'A red boat', publish: true });
  await expectNotification(
    page,
    'Generation started!',
    "Your images are being created. They'll appear in the gallery shortly.",
  );
  expect(await box(page).inputValue()).toBe('');
  await stage.complete(await stage.waiting(userId));
  await page.getByRole('link', { name: /A red boat/ }).waitFor();
  const id = await cards(page).first().getAttribute('data-picture');

  await page.goto(`/gallery/${id}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Remove from gallery' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => page.url()).toBe(`${stage.origin}/gallery`);
  await cards(page).first().waitFor();
  expect(await card(page, id!).count()).toBe(0);
  expect((await page.request.get(`/api/gallery/${id}`)).status()).toBe(404);
  expect(troubles).toEqual([]);
  await close();
});

test('the front page hangs what is typed, and has the gallery under its hero, one header and one prompt box', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await page.goto('/');
  await waitForHydration(page);
  expect(await page.getByRole('banner').count()).toBe(1);
  expect(await page.getByRole('textbox', { name: /prompt/i }).count()).toBe(1);
  // Pictures far below the viewport are not rendered.
  await page.getByRole('heading', { level: 2, name: 'Gallery' }).evaluate((it) => it.scrollIntoView());
  await card(page, newest()).locator('a').click();
  await dialog(page).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(page.url()).toBe(`${stage.origin}/`);

  const typed = 'Office desk 1';
  const answer = await page.request.get(`/api/gallery/search?q=${encodeURIComponent(typed)}`);
  const [best] = await answer.json();
  const firstFrame = page.getByRole('main').locator('img').first();
  expect(await firstFrame.getAttribute('src')).not.toBe(best.imageUrl);
  await page.getByRole('textbox', { name: /prompt/i }).fill(typed);
  await expect.poll(() => firstFrame.getAttribute('src')).toBe(best.imageUrl);
  expect(troubles).toEqual([]);
  const sent = page.waitForRequest('**/api/quick-generate');
  await page.getByText(`Make “${typed}”`).filter({ visible: true }).click();
  expect((await sent).postDataJSON().prompt).toBe(typed);
  await close();
});

test('the creation screen hangs what is typed, and opens a find without losing the prompt', async () => {
  const { page, troubles, close } = await visitSignedIn(browser, stage);
  await page.goto('/create');
  await waitForHydration(page);
  const box = page.getByRole('textbox', { name: 'Your prompt' });
  const found = page.getByRole('list', { name: 'Found pictures' });
  const typed = 'Office desk 1';
  const answer = await page.request.get(`/api/gallery/search?q=${encodeURIComponent(typed)}`);
  const [best] = await answer.json();
  await box.fill(typed);
  await found.getByRole('link').first().waitFor();
  expect(await found.getByRole('link').first().getAttribute('href')).toBe(`/gallery/${best.id}`);
  await expectAccessible(page, 'pictures that are found while one types');
  await found.getByRole('link').first().click();
  await dialog(page).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await box.inputValue()).toBe(typed);

  await box.fill('zebra crossing on mars');
  await page.getByText('Nothing there shows these words yet.').waitFor();
  expect(await found.getByRole('link').count()).toBe(0);
  const sent = page.waitForRequest('**/api/quick-generate');
  await page.getByText('Make “zebra crossing on mars”').click();
  expect((await sent).postDataJSON().prompt).toBe('zebra crossing on mars');
  expect(troubles.filter((trouble) => !trouble.includes('quick-generate'))).toEqual([]);
  await close();
});

/** Answers for visitors are cached for two seconds of real time, which the page's fake clock does not pass. */
async function publishWellness(prompt: string): Promise<string> {
  const [id] = await publishPictures(stage, [{ prompt, category: 'wellness' }]);
  await delay(2_500);
  return id!;
}

test('polled pictures are added at the top of an unscrolled list, and wait behind a button otherwise', async () => {
  const { page, close } = await visit(browser, { ...stage, width: 1440 });
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'EventSource');
  });
  await page.clock.install();
  await openGallery(page);
  const first = await publishWellness('Red balloon');
  await runClockUntil(page, card(page, first));
  await page.getByRole('tab', { name: 'wellness' }).waitFor();

  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const place = await page.evaluate(() => scrollY);
  const second = await publishWellness('Blue balloon');
  const offer = page.getByRole('button', { name: '1 new picture', exact: true });
  await runClockUntil(page, offer);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(await card(page, second).count()).toBe(0);
  await offer.click();
  const top = () => card(page, second).evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(0);
  await expect.poll(top).toBeLessThan(300);
  expect(await offer.count()).toBe(0);
  await close();
});

/** Lets the page's clock run on until something appears: the code that polls may start late. */
async function runClockUntil(page: Page, expected: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20_000);
        return expected.count();
      },
      { timeout: 45_000, interval: 250 },
    )
    .toBe(1);
}

test('with two thousand pictures the document stays small and scrolling stays smooth', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  const picture = await page.request.get((await imageUrls(page))[0]!);
  const body = await picture.body();
  await page.route('**/images/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
  await publishRows(stage, 2_000);
  await openGallery(page, '/gallery?category=travel');
  const count = () => page.evaluate(() => document.querySelectorAll('*').length);
  const reached = async () => Number(await cards(page).last().getAttribute('aria-posinset'));
  let largest = 0;
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollBy(0, 20_000));
        largest = Math.max(largest, await count());
        return await reached();
      },
      { timeout: 300_000, interval: 30 },
    )
    .toBe(2_000);
  expect(largest).toBeLessThan(2_500);
  expect(await cards(page).count()).toBeLessThan(120);
  expect(troubles).toEqual([]);
  await close();
});

async function imageUrls(page: Page): Promise<string[]> {
  const images: { imageUrl: string }[] = await (await page.request.get('/api/gallery/active')).json();
  return images.map(({ imageUrl }) => imageUrl);
}

/** A picture with grain, which is large in every format. */
async function noise(width: number, height: number): Promise<Buffer> {
  return await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#7a8a6a',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
}

test.each([390, 768, 1440])('related pictures fill whole rows, at %i px', async (width) => {
  const { page, troubles, close } = await visit(browser, { origin: stage.origin, width });
  await page.goto(`/gallery/${newest()}`);
  await waitForHydration(page);
  const related = page.getByRole('region', { name: 'More like this' });
  await related.scrollIntoViewIfNeeded();
  const { ends, right, height } = await related.getByRole('list').evaluate((list) => {
    const ends = new Map<number, number>();
    for (const item of list.children) {
      const box = item.getBoundingClientRect();
      ends.set(Math.round(box.top), Math.max(ends.get(Math.round(box.top)) ?? 0, box.right));
    }
    const { right, height } = list.getBoundingClientRect();
    return { ends: [...ends.values()], right, height };
  });
  expect(ends.length).toBeGreaterThan(1);
  for (const end of ends) expect(Math.abs(end - right)).toBeLessThan(1);
  expect(height).toBeGreaterThan(100);
  expect(troubles).toEqual([]);
  await close();
});

test('a search that finds nothing offers to make the picture, and brings the words along', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  await openGallery(page, '/gallery?q=zebra+crossing+on+mars');
  await page.getByText('No results for “zebra crossing on mars”').waitFor();
  await expectAccessible(page, 'nothing found');
  await page.getByRole('link', { name: 'Make “zebra crossing on mars” · 1 credit' }).click();
  await page.waitForURL('**/create');
  const box = page.getByRole('textbox', { name: 'Your prompt' });
  await expect.poll(() => box.inputValue()).toBe('zebra crossing on mars');
  expect(troubles).toEqual([]);
  await close();
});
