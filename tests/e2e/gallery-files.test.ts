import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser, visit } from './support/browser.ts';
import { publishPictures } from './support/gallery-pictures.ts';
import { waitForHydration } from './support/parts.ts';
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

test('a phone fetches each gallery picture once, in the size of its row', async () => {
  const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 };
  const { page, close } = await visit(browser, { ...stage, ...phone });
  const widths = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const [, key, width] = /\/images\/(\w+)-(\d+)$/.exec(request.url()) ?? [];
    if (key && width) widths.set(key, (widths.get(key) ?? new Set()).add(width));
  });
  await page.goto('/gallery');
  await waitForHydration(page);
  await expect.poll(() => widths.size).toBeGreaterThan(12);
  await page.waitForLoadState('networkidle');
  const fetched = [...widths.values()].map((its) => [...its].join());
  expect([...new Set(fetched)].toSorted()).toEqual(['640']);
  await close();
});
