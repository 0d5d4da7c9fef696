/**
 * Scrolls through 10,000 pictures of the gallery and of a library in a real browser: `node bench/scroll.ts [pictures]`. Prints the size
 * of the document, and the tasks of the main thread over 50 ms: by the clock, as a user meets them, and by their own processor time,
 * since the browser here composes its frames on the same processors as the page, the server and the measurement.
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
/** The browser is traced in parts, each small enough for one string. */
const STRETCHES = 8;
const LONGEST_MS = 540_000;

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
  const stretches: Stretch[] = [];
  const busy: number[] = [];
  for (let part = 1; part <= STRETCHES; part += 1) {
    await browser.startTracing(page, { categories: ['toplevel'] });
    stretches.push(await scrollUntil(page, pictures, (COUNT * part) / STRETCHES));
    busy.push(...busyTimes(await browser.stopTracing()));
  }
  const sum = (of: (one: Stretch) => number) => stretches.reduce((total, one) => total + of(one), 0);
  const seconds = sum(({ took }) => took);
  const slow = stretches.flatMap(({ tasks }) => tasks);
  const [slowest = 0] = tenLongest(slow);
  const busiest = tenLongest(busy);
  console.log(
    `${name}: ${stretches.at(-1)?.reached} of ${COUNT} pictures reached in ${seconds.toFixed(0)} s`,
  );
  console.log(
    `  frames a second ${(sum(({ frames }) => frames) / seconds).toFixed(0)}, ${STEP_PX} px scrolled in each`,
  );
  console.log(`  tasks over 50 ms by the clock ${slow.length}: ${tenLongest(slow).join(' ')}`);
  console.log(`  the busiest tasks, ms of processor time: ${busiest.join(' ')}`);
  reportFinding({
    name: `${name}: tasks busy for over 50 ms, ${COUNT} pictures`,
    value: busy.filter((one) => one > 50).length,
    unit: '',
    bar: { most: 0 },
  });
  reportFinding({ name: `${name}: busiest task`, value: busiest[0] ?? 0, unit: 'ms' });
  reportFinding({ name: `${name}: longest task by the clock`, value: slowest, unit: 'ms' });
  reportFinding({
    name: `${name}: most elements in the document`,
    value: Math.max(...stretches.map(({ elements }) => elements)),
    unit: '',
  });
}

function tenLongest(times: readonly number[]): number[] {
  return times
    .map(Math.round)
    .sort((a, b) => b - a)
    .slice(0, 10);
}

interface Stretch {
  /** Tasks over 50 ms by the clock, ms. */
  tasks: number[];
  elements: number;
  frames: number;
  /** Position of the last picture in the document. */
  reached: number;
  /** Seconds. */
  took: number;
}

function scrollUntil(of: Page, pictures: string, position: number): Promise<Stretch> {
  return of.evaluate(
    async ({ position, step, selector, longest }) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      });
      observer.observe({ type: 'longtask' });
      let elements = 0;
      let frames = 0;
      const began = performance.now();
      const reached = () =>
        Math.max(
          0,
          ...[...document.querySelectorAll(selector)].map((one) => Number(one.getAttribute('aria-posinset'))),
        );
      while (reached() < position && performance.now() - began < longest) {
        scrollBy(0, step);
        await new Promise(requestAnimationFrame);
        frames += 1;
        if (frames % 20 === 0) elements = Math.max(elements, document.querySelectorAll('*').length);
      }
      observer.disconnect();
      return { tasks, elements, frames, reached: reached(), took: (performance.now() - began) / 1_000 };
    },
    { position, step: STEP_PX, selector: pictures, longest: LONGEST_MS / STRETCHES },
  );
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time of the event's thread, microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** Processor time of each task of the pages' main threads, ms. */
function busyTimes(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const times = traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1_000);
  if (!times.some((time) => time > 0))
    throw new Error('The trace has no processor times of the main thread.');
  return times;
}
