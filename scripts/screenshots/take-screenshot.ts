import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { waitForAnimations } from '../../tests/e2e/support/accessibility.ts';
import { enterState } from './enter-state.ts';
import type { ScreenResult, Subject } from './screen-result.ts';
import type { Site } from './site.ts';

/** Longer pages are cut. */
const MAX_HEIGHT_PX = 4_200;
const LOAD_TIMEOUT_MS = 4_000;

/** Takes a screenshot of a state in each theme, on one page. */
export async function takeScreenshot(
  { browser, site, folder }: { browser: Browser; site: Site; folder: string },
  { screen, state, width, themes }: Subject,
): Promise<ScreenResult> {
  const { page, height, troubles, close } = await enterState(
    { browser, site },
    { state, width, theme: themes[0] },
  );
  const result: ScreenResult = { screen: screen.name, state: state.name, width, files: {}, troubles };
  try {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) troubles.push(`the page is ${wide} px wide`);
    for (const theme of themes) {
      const file = `${screen.name}-${state.name}-${width}-${theme}.jpg`;
      await page.emulateMedia({ colorScheme: theme });
      // A full-page screenshot starts at the top, with the header.
      if (state.shows !== 'window') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await waitForPictures(page);
      await waitForAnimations(page);
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
          clip: { x: 0, y: 0, width, height: Math.min(tall, MAX_HEIGHT_PX) },
        }),
      });
      result.files[theme] = file;
    }
  } catch (error) {
    troubles.push(`no screenshot: ${error instanceof Error ? error.message.split('\n', 1)[0] : error}`);
  }
  await close();
  const { expects } = state;
  return { ...result, troubles: troubles.filter((trouble) => !expects?.test(trouble)) };
}

/** Waits for fonts and visible pictures, up to a time limit. */
async function waitForPictures(page: Page): Promise<void> {
  // Requests that a state holds back never finish.
  await page.waitForLoadState('networkidle', { timeout: LOAD_TIMEOUT_MS }).catch(() => undefined);
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
  }, LOAD_TIMEOUT_MS);
}
