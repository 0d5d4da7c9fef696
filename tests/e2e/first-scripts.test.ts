import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser, visit } from './support/browser.ts';
import { startHaltingProxy } from './support/halting-proxy.ts';
import { joinSharedSite } from './support/join-shared-site.ts';
import { waitForHydration } from './support/parts.ts';
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

test.each(['/', '/gallery', '/pricing'])(
  '%s is painted before any script but the loader is requested',
  async (path) => {
    const { page, close } = await visit(browser, stage);
    await page.addInitScript(neverStartBeforePaint);
    await page.goto(path);
    await waitForHydration(page);
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ name: name.replace(/.*assets\//, ''), startTime })),
    }));
    const [before, after] = [
      scripts.filter(({ startTime }) => startTime < painted),
      scripts.filter(({ startTime }) => startTime >= painted),
    ];
    expect(before.map(({ name }) => name)).toEqual([expect.stringMatching(/^entry-boot/)]);
    expect(after.length).toBeGreaterThan(3);
    await close();
  },
);

/** On a busy machine the first paint may be later than the page's time limit. */
function neverStartBeforePaint() {
  const wait = window.setTimeout;
  window.setTimeout = ((task: () => void, ms?: number) =>
    ms === 3_000 ? 0 : wait(task, ms)) as typeof setTimeout;
}

test('a page hydrates in a browser without paint timing', async () => {
  const { page, close } = await visit(browser, stage);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/gallery');
  await waitForHydration(page);
  await close();
});

test('a page hydrates when its HTML ends after its scripts have loaded', async () => {
  const resume = Promise.withResolvers<void>();
  const line = await startHaltingProxy(stage.origin, resume.promise);
  const { page, troubles, close } = await visit(browser, line);
  let scripts = 0;
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts += 1;
  });
  const answer = page.goto('/gallery');
  await expect.poll(() => scripts).toBeGreaterThan(3);
  // Long enough for scripts that do not wait to run.
  await page.waitForTimeout(1_000);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  resume.resolve();
  await answer;
  await waitForHydration(page);
  expect(troubles).toEqual([]);
  await close();
  await line.stop();
});

/** Holds back the script that hydrates the page. @returns a function that releases it */
async function holdEntry(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/entry-client-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('only the last button pressed before hydration is pressed again', async () => {
  const { page, troubles, close } = await visit(browser, stage);
  const letGo = await holdEntry(page);
  await page.goto('/');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab('Gallery').click();
  await tab('Remove BG').click();
  expect(await tab('Generate').getAttribute('aria-selected')).toBe('true');
  letGo();
  await page.getByRole('tabpanel', { name: 'Remove BG' }).waitFor();
  await waitForHydration(page);
  expect(await tab('Remove BG').getAttribute('aria-selected')).toBe('true');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(troubles).toEqual([]);
  await close();
});
