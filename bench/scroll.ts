/**
 * Scrolls through 10,000 pictures of the gallery and of a library in a real browser: `node bench/scroll.ts [pictures]`. Prints the size
 * of the document, and the browser's count of main-thread tasks over 50 ms.
 */
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { startTemplateDatabase } from '#testing/global-database';
import { startBrowser, visitSignedIn } from '../tests/e2e/support/browser.ts';
import { crowdLibrary } from '../tests/e2e/support/crowded-library.ts';
import { publishPictures, publishRows } from '../tests/e2e/support/gallery-pictures.ts';
import { waitForHydration } from '../tests/e2e/support/parts.ts';
import { startStage } from '../tests/e2e/support/stage.ts';
import { reportFinding } from './report-finding.ts';

const COUNT = Number(process.argv[2] ?? 10_000);
const STEP_PX = 400;
const IMAGES_PER_GENERATION = 4;

const database = await startTemplateDatabase();
const [stage, browser] = await Promise.all([
  startStage({ templateDatabaseUrl: database.url }),
  startBrowser(),
]);
const { page, userId, close } = await visitSignedIn(browser, stage);
await publishPictures(stage, [{ prompt: 'A lake', width: 150, height: 100 }]);
for (let left = COUNT; left > 0; left -= 500) await publishRows(stage, Math.min(left, 500));
await crowdLibrary(stage, userId, COUNT / IMAGES_PER_GENERATION);
const [{ imageUrl }] = await (await page.request.get('/api/gallery/active?category=nature')).json();
const body = await (await page.request.get(imageUrl)).body();
await page.route('**/images/**', (route) => route.fulfill({ body, contentType: 'image/png' }));

await scrollThrough('gallery', '/gallery?category=travel', '[data-gallery-wall] [aria-posinset]');
await scrollThrough('library', '/library', '[data-index][aria-posinset]');
console.log(
  `load average ${loadavg()
    .map((it) => it.toFixed(1))
    .join(' ')}`,
);
await close();
await browser.close();
await stage.stop();
await database.stop();

/** @param pictures selector of the pictures in the document, in their order */
async function scrollThrough(name: string, address: string, pictures: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
  await page.locator(pictures).first().waitFor();
  const found = await scrollToTheEnd(page, pictures);
  const longest = found.tasks.map(Math.round).sort((a, b) => b - a);
  console.log(`${name}: ${found.reached} of ${COUNT} pictures reached in ${found.seconds.toFixed(0)} s`);
  console.log(
    `  frames a second ${(found.frames / found.seconds).toFixed(0)}, ${STEP_PX} px scrolled in each`,
  );
  console.log(`  tasks over 50 ms ${longest.length}, the longest ${longest.slice(0, 10).join(' ')}`);
  reportFinding({
    name: `${name}: tasks over 50 ms, ${COUNT} pictures`,
    value: longest.length,
    unit: '',
    bar: { most: 0 },
  });
  reportFinding({ name: `${name}: longest task`, value: longest[0] ?? 0, unit: 'ms' });
  reportFinding({ name: `${name}: most elements in the document`, value: found.elements, unit: '' });
}

function scrollToTheEnd(of: Page, pictures: string) {
  return of.evaluate(
    async ({ count, step, selector }) => {
      const tasks: number[] = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
      let elements = 0;
      let frames = 0;
      const began = performance.now();
      const reached = () =>
        Math.max(
          0,
          ...[...document.querySelectorAll(selector)].map((one) => Number(one.getAttribute('aria-posinset'))),
        );
      while (reached() < count && performance.now() - began < 540_000) {
        scrollBy(0, step);
        await new Promise(requestAnimationFrame);
        frames += 1;
        if (frames % 20 === 0) elements = Math.max(elements, document.querySelectorAll('*').length);
      }
      return { tasks, elements, frames, reached: reached(), seconds: (performance.now() - began) / 1_000 };
    },
    { count: COUNT, step: STEP_PX, selector: pictures },
  );
}
