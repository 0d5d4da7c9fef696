/**
 * Interaction to next paint in a real browser: presses and keys on the screens where people work most, as event timing measures them,
 * from the input to the frame that shows its effect. Run: node bench/interactions.ts [rounds]
 */
import { loadavg } from 'node:os';
import type { Locator, Page } from 'playwright-core';
import { describePainting } from '#adapters/image-models/studio/studio-image-model';
import { createPainter } from '#engines/painter/painter';
import { startTemplateDatabase } from '#testing/global-database';
import { startBrowser, visitSignedIn } from '../tests/e2e/support/browser.ts';
import { crowdLibrary } from '../tests/e2e/support/crowded-library.ts';
import { publishPictures } from '../tests/e2e/support/gallery-pictures.ts';
import { libraryButton, promptBox, waitForHydration } from '../tests/e2e/support/parts.ts';
import { startStage } from '../tests/e2e/support/stage.ts';
import { reportFinding } from './report-finding.ts';
import { median, quantile } from './statistics.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
const WIDTHS = [390, 1440];
const MOST_MS = 100;
const SIDE = 512;
/** Event timing does not report shorter interactions. */
const UNREPORTED_MS = 16;

const database = await startTemplateDatabase();
const [stage, browser] = await Promise.all([
  startStage({ templateDatabaseUrl: database.url }),
  startBrowser(),
]);
const studio = createPainter({ threads: 2 });
const { pixels, scene } = await studio.render({
  prompt: 'a cat and a dog on a sofa',
  seed: 7,
  width: SIDE,
  height: SIDE,
});
await studio.close();
const drawing = { image: { pixels, width: SIDE, height: SIDE }, description: describePainting({ scene }) };
await publishPictures(
  stage,
  Array.from({ length: 60 }, (_, at) => ({ prompt: `A lake with ${at} boats`, width: 300, height: 200 })),
);

const durations = new Map<string, number[]>();
for (let round = 0; round < ROUNDS; round++) for (const width of WIDTHS) await walk(width);
report();
await browser.close();
await stage.stop();
await database.stop();

/** One person's way through the screens. */
async function walk(width: number): Promise<void> {
  const { page, userId, close } = await visitSignedIn(browser, stage, { width, credits: 100 });
  await crowdLibrary(stage, userId, 100);
  const id = await stage.request(userId);
  await stage.complete(id, [drawing]);
  await page.addInitScript(watchInteractions);
  const at = (name: string) => `${name} at ${width}`;
  const press = (name: string, target: Locator, options: Parameters<Locator['click']>[0] = {}) =>
    measure(page, at(name), () => target.click(options));
  const type = (name: string, target: Locator, words: string) =>
    measure(page, at(name), () => target.pressSequentially(words, { delay: 60 }));
  const open = async (address: string) => {
    await page.goto(address);
    await waitForHydration(page);
  };

  await open('/gallery');
  await type('type into the gallery’s search', page.getByRole('searchbox').first(), 'lake');
  await open('/gallery');
  await press('choose a category', page.getByRole('tab').nth(1));
  await press('open a picture', page.locator('[data-gallery-wall] [data-picture] a').first());
  await measure(page, at('close a picture'), () => page.keyboard.press('Escape'));

  await open('/create');
  await type('type a prompt', promptBox(page), 'two pears on a table');

  await open('/prompt-builder/nature/mountain-landscape');
  const choices = page.getByRole('list', { name: / options$/ }).first();
  for (const nth of [1, 2, 3])
    await press('choose an option of the builder', choices.getByRole('button').nth(nth));
  await type('type into the final prompt', page.getByRole('textbox', { name: 'Final Prompt' }), ' at dawn');

  await open('/library');
  await press('select a picture of the library', page.locator('[data-card]').first(), {
    modifiers: ['Shift'],
  });
  for (const key of ['ArrowRight', 'ArrowRight', 'End'])
    await measure(page, at('move through the library'), () => page.keyboard.press(key));

  await open(`/create?generation=${id}`);
  await press('enter the editing room', page.getByRole('button', { name: 'Edit', exact: true }));
  await page.getByRole('region', { name: 'Change a part of your picture' }).waitFor();
  await press('adjust', page.getByRole('button', { name: 'Adjust', exact: true }));
  const slider = page.getByRole('slider', { name: 'Light' });
  for (let step = 0; step < 4; step++)
    await measure(page, at('move a slider'), () => slider.press('ArrowRight'));

  await open('/pricing');
  await press('open the library', libraryButton(page));
  await close();
}

/** Runs in the page. */
function watchInteractions(): void {
  const longest = new Map<number, number>();
  Reflect.set(window, 'longestEvents', longest);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Notes what each interaction took. */
async function measure(page: Page, name: string, interact: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => (Reflect.get(window, 'longestEvents') as Map<number, number>).clear());
  const before = await countInteractions(page);
  await interact();
  // Entries come after the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150))));
  const reported = await page.evaluate(() => [
    ...(Reflect.get(window, 'longestEvents') as Map<number, number>).values(),
  ]);
  const count = Math.max(reported.length, (await countInteractions(page)) - before);
  const quick = Array.from({ length: count - reported.length }, () => UNREPORTED_MS);
  durations.set(name, [...(durations.get(name) ?? []), ...reported, ...quick]);
}

function countInteractions(page: Page): Promise<number> {
  return page.evaluate(() => (performance as Performance & { interactionCount: number }).interactionCount);
}

function report(): void {
  const all = [...durations.values()].flat();
  for (const [name, took] of durations)
    console.log(
      `${name}: median ${median(took)} ms, longest ${Math.max(...took)} ms, ${took.length} interactions`,
    );
  const value = quantile(all, 0.95);
  console.log(`95th percentile of ${all.length} interactions: ${value} ms`);
  console.log(
    `load average ${loadavg()
      .map((it) => it.toFixed(1))
      .join(' ')}`,
  );
  reportFinding({
    name: 'interaction to next paint, 95th percentile',
    value,
    unit: 'ms',
    bar: { most: MOST_MS },
  });
  reportFinding({ name: 'interaction to next paint, median', value: median(all), unit: 'ms' });
}
