import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createSession } from '#testing/factories';
import { untilStill } from '../../tests/e2e/support/accessibility.ts';
import { visit } from '../../tests/e2e/support/browser.ts';
import { untilAlive } from '../../tests/e2e/support/parts.ts';
import type { Theme } from './read-options.ts';
import type { Screen, State } from './screen.ts';
import type { Site } from './site.ts';

/** What came of one state at one width. */
export interface Sitting {
  screen: string;
  state: string;
  width: number;
  /** File names by theme. */
  files: Partial<Record<Theme, string>>;
  /** What should not be: complaints of the console, a page wider than the window, an act that could not be done. */
  troubles: string[];
}

/** Heights of windows, CSS pixels, beside their widths. */
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1_024, 1024: 768, 1440: 900 };
/** Of long pages only so much is shown. */
const TALLEST_PX = 4_200;
const ACT_MS = 15_000;
const REST_MS = 4_000;

/** Photographs a state in each theme, from one page. */
export async function photograph(
  { browser, site, folder }: { browser: Browser; site: Site; folder: string },
  { screen, state, width, themes }: { screen: Screen; state: State; width: number; themes: readonly Theme[] },
): Promise<Sitting> {
  const height = HEIGHTS[width] ?? 900;
  const isTouched = width < 1_024;
  const origin = state.isHosted ? await site.hostedOrigin() : site.stage.origin;
  const { page, troubles, close } = await visit(browser, {
    origin,
    ...{ width, height },
    ...(isTouched && { hasTouch: true, deviceScaleFactor: 2 }),
    ...(themes[0] && { colorScheme: themes[0] }),
    reducedMotion: 'reduce',
  });
  const sitting: Sitting = { screen: screen.name, state: state.name, width, files: {}, troubles };
  try {
    page.setDefaultTimeout(ACT_MS);
    await signIn(page, site, { ...state, origin });
    for (const act of state.before ?? []) await act(page, site);
    await page.goto(typeof state.path === 'string' ? state.path : await state.path(site));
    if (!state.isPlain) await untilAlive(page);
    for (const act of state.acts ?? []) await act(page, site);
  } catch (error) {
    troubles.push(`not done: ${error instanceof Error ? error.message.split('\n', 3).join(' ') : error}`);
  }
  try {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) troubles.push(`the page is ${wide} px wide`);
    for (const theme of themes) {
      const file = `${screen.name}-${state.name}-${width}-${theme}.jpg`;
      await page.emulateMedia({ colorScheme: theme });
      // Of a whole page the upper end is where its header stands.
      if (state.shows !== 'window') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await untilPictured(page);
      await untilStill(page);
      await mkdir(folder, { recursive: true });
      const tall =
        state.shows === 'window' ? height : await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: join(folder, file),
        type: 'jpeg',
        quality: 88,
        animations: 'disabled',
        ...(state.shows !== 'window' && {
          fullPage: true,
          clip: { x: 0, y: 0, width, height: Math.min(tall, TALLEST_PX) },
        }),
      });
      sitting.files[theme] = file;
    }
  } catch (error) {
    troubles.push(`not photographed: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`);
  }
  await close();
  const { expects } = state;
  return { ...sitting, troubles: troubles.filter((trouble) => !expects?.test(trouble)) };
}

async function signIn(page: Page, site: Site, { as, origin }: State & { origin: string }): Promise<void> {
  if (!as) return;
  const { id } = await site.people.find(as);
  const value = await createSession(site.stage.db, id);
  await page.context().addCookies([{ name: 'framewright', value, url: origin, httpOnly: true }]);
}

/** Until fonts and the pictures in sight are there, or have taken too long. */
async function untilPictured(page: Page): Promise<void> {
  // What a state holds back never comes to rest.
  await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => undefined);
  await page.evaluate(async (limit) => {
    await document.fonts.ready;
    const late = new Promise((resolve) => setTimeout(resolve, limit));
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const pictures = [...document.images]
      .filter(isSeen)
      .map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(pictures), late]);
  }, REST_MS);
}
