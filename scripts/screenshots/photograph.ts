import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { untilStill } from '../../tests/e2e/support/accessibility.ts';
import { enterState } from './enter-state.ts';
import type { Site } from './site.ts';
import type { Sitting, Subject } from './sitting.ts';

/** Of long pages only so much is shown. */
const TALLEST_PX = 4_200;
const REST_MS = 4_000;

/** Photographs a state in each theme, from one page. */
export async function photograph(
  { browser, site, folder }: { browser: Browser; site: Site; folder: string },
  { screen, state, width, themes }: Subject,
): Promise<Sitting> {
  const { page, height, troubles, close } = await enterState(
    { browser, site },
    { state, width, theme: themes[0] },
  );
  const sitting: Sitting = { screen: screen.name, state: state.name, width, files: {}, troubles };
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
