import type { Page, Request } from 'playwright-core';
import { waitForHydration } from '../parts.ts';

const QUIET_MS = 120;
// On a busy machine, previews of ads take half a minute.
const QUIET_WITHIN_MS = 90_000;
const HEADING_WITHIN_MS = 5_000;

/** Tracks whether a page has all its answers. Event streams never end and are ignored. */
export interface Traffic {
  untilQuiet(): Promise<void>;
}

export function watchTraffic(page: Page): Traffic {
  const open = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    last = Date.now();
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // Requests of the previous page are never answered.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) open.clear();
  });
  return {
    async untilQuiet() {
      const until = Date.now() + QUIET_WITHIN_MS;
      while (open.size > 0 || Date.now() - last < QUIET_MS) {
        if (Date.now() > until)
          throw new Error(`${page.url()} still has open requests: ${[...open].map((it) => it.url())}`);
        await page.waitForTimeout(20);
      }
    },
  };
}

/** Waits for hydration, then scrolls through the page and waits for all parts and pictures. */
export async function settle(page: Page, traffic: Traffic): Promise<void> {
  if ((await page.locator('#page-state').count()) > 0) await waitForHydration(page);
  await traffic.untilQuiet();
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight * 0.8) {
      scrollTo({ top: at, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
    await document.fonts.ready;
  });
  await traffic.untilQuiet();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // On a busy machine, loaded code renders later. A page without a heading is checked as it is.
  const heading = page.locator('h1').first();
  await heading.waitFor({ state: 'attached', timeout: HEADING_WITHIN_MS }).catch(() => undefined);
}
