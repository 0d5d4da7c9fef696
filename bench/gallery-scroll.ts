/**
 * Scrolls through 10,000 pictures in a real browser: `node bench/gallery-scroll.ts`. Prints the size of the
 * document, and the browser's count of main-thread tasks over 50 ms.
 */
import { loadavg } from 'node:os';
import { startTemplateDatabase } from '#testing/global-database';
import { startBrowser, visit } from '../tests/e2e/support/browser.ts';
import { publishPictures, publishRows } from '../tests/e2e/support/gallery-pictures.ts';
import { waitForHydration } from '../tests/e2e/support/parts.ts';
import { startStage } from '../tests/e2e/support/stage.ts';
import { reportFinding } from './report-finding.ts';

const COUNT = Number(process.argv[2] ?? 10_000);
const STEP_PX = 400;

const database = await startTemplateDatabase();
const [stage, browser] = await Promise.all([
  startStage({ templateDatabaseUrl: database.url }),
  startBrowser(),
]);
const { page, close } = await visit(browser, stage);
await publishPictures(stage, [{ prompt: 'A lake', width: 150, height: 100 }]);
for (let left = COUNT; left > 0; left -= 500) await publishRows(stage, Math.min(left, 500));
const [{ imageUrl }] = await (await page.request.get('/api/gallery/active?category=nature')).json();
const body = await (await page.request.get(imageUrl)).body();
await page.route('**/images/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
await page.goto('/gallery?category=travel');
await waitForHydration(page);

const found = await page.evaluate(
  async ({ count, step }) => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
    let elements = 0;
    let frames = 0;
    const began = performance.now();
    const reached = () =>
      Number(
        [...document.querySelectorAll('[data-gallery-wall] [aria-posinset]')]
          .at(-1)
          ?.getAttribute('aria-posinset'),
      );
    while (reached() < count && performance.now() - began < 540_000) {
      scrollBy(0, step);
      await new Promise(requestAnimationFrame);
      frames += 1;
      if (frames % 20 === 0) elements = Math.max(elements, document.querySelectorAll('*').length);
    }
    return { tasks, elements, frames, reached: reached(), seconds: (performance.now() - began) / 1_000 };
  },
  { count: COUNT, step: STEP_PX },
);
console.log(`pictures reached     ${found.reached} of ${COUNT} in ${found.seconds.toFixed(0)} s`);
console.log(`most elements        ${found.elements}`);
console.log(
  `frames a second      ${(found.frames / found.seconds).toFixed(0)}, ${STEP_PX} px scrolled in each`,
);
const longest = found.tasks.map(Math.round).sort((a, b) => b - a);
console.log(`tasks over 50 ms     ${longest.length}, the longest ${longest.slice(0, 10).join(' ')}`);
reportFinding({
  name: `tasks over 50 ms, ${COUNT} pictures`,
  value: longest.length,
  unit: '',
  bar: { most: 0 },
});
reportFinding({ name: 'longest task', value: longest[0] ?? 0, unit: 'ms' });
reportFinding({ name: 'most elements in the document', value: found.elements, unit: '' });
console.log(
  `load average         ${loadavg()
    .map((it) => it.toFixed(1))
    .join(' ')}`,
);
await close();
await browser.close();
await stage.stop();
await database.stop();
