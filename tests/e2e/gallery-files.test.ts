import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser, visit } from './support/browser.ts';
import { publishPictures } from './support/gallery-pictures.ts';
import { startHaltingProxy } from './support/halting-proxy.ts';
import { untilAlive } from './support/parts.ts';
import { type Stage, startStage } from './support/stage.ts';

let stage: Stage;
let browser: Awaited<ReturnType<typeof startBrowser>>;
beforeAll(async () => {
  [stage, browser] = await Promise.all([startStage(), startBrowser()]);
  const shapes = [
    [1248, 832],
    [1024, 1024],
    [1360, 768],
  ] as const;
  await publishPictures(
    stage,
    Array.from({ length: 24 }, (_, i) => {
      const [width, height] = shapes[i % shapes.length]!;
      return { prompt: `A lake ${i}`, width, height };
    }),
  );
});
afterAll(async () => {
  await browser?.close();
  await stage?.stop();
});

test('a phone fetches each picture of the gallery in one size, which is that of its row', async () => {
  const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 };
  const { page, close } = await visit(browser, { ...stage, ...phone });
  const widths = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const [, key, width] = /\/images\/(\w+)-(\d+)$/.exec(request.url()) ?? [];
    if (key && width) widths.set(key, (widths.get(key) ?? new Set()).add(width));
  });
  await page.goto('/gallery');
  await untilAlive(page);
  await expect.poll(() => widths.size).toBeGreaterThan(12);
  await page.waitForLoadState('networkidle');
  const fetched = [...widths.values()].map((its) => [...its].join());
  expect([...new Set(fetched)].toSorted()).toEqual(['640']);
  await close();
});

test.each(['/', '/gallery', '/pricing'])(
  '%s is painted before any script is asked for but the one that asks for them',
  async (path) => {
    const { page, close } = await visit(browser, stage);
    await page.addInitScript(neverStartBeforePaint);
    await page.goto(path);
    await untilAlive(page);
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

/** A busy machine may paint later than the page waits for it at most. */
function neverStartBeforePaint() {
  const wait = window.setTimeout;
  window.setTimeout = ((task: () => void, ms?: number) =>
    ms === 3_000 ? 0 : wait(task, ms)) as typeof setTimeout;
}

test('a page comes alive in a browser that does not tell what it paints', async () => {
  const { page, close } = await visit(browser, stage);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto('/gallery');
  await untilAlive(page);
  await close();
});

test('a page whose end comes later than its scripts comes alive all the same', async () => {
  const resume = Promise.withResolvers<void>();
  const line = await startHaltingProxy(stage.origin, resume.promise);
  const { page, troubles, close } = await visit(browser, line);
  const scripts: Promise<unknown>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.response());
  });
  const answer = page.goto('/gallery');
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  // Long enough to be run, were they not to wait.
  await page.waitForTimeout(1_000);
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  resume.resolve();
  await answer;
  await untilAlive(page);
  expect(troubles).toEqual([]);
  await close();
  await line.stop();
});
