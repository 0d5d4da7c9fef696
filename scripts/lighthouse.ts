/**
 * `npm run lighthouse [-- page…] [--runs 5]`: Lighthouse's scores of the pages that visitors reach first, on a phone with a
 * slow connection (its mobile preset, simulated throttling), as the median of several runs on a separate site with pictures
 * of the studio engine. Exit code 1 if a median is below its bar. The site's data and the reports stay in
 * `.data/lighthouse`. Performance depends on the machine, so the load is printed too.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { freePort } from '#testing/free-port';
import { startBrowser } from '../tests/e2e/support/browser.ts';
import { openPaintedSite } from './lighthouse/painted-site.ts';
import { BARS, CATEGORIES, type Reading, readingOf, reportPage } from './lighthouse/readings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.data/lighthouse');
const reports = join(folder, 'reports');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const runs = Number(values.runs);
const NAMES = ['gallery', 'landing', 'pricing', 'picture', 'create', 'article'];
if (!(runs >= 1) || positionals.some((name) => !NAMES.includes(name))) {
  console.error(`Pages are ${NAMES.join(', ')}; --runs is at least 1`);
  process.exit(2);
}

await mkdir(reports, { recursive: true });
const site = await openPaintedSite(join(folder, 'site'));
const port = await freePort();
const browser = await startBrowser({ args: [`--remote-debugging-port=${port}`] });
try {
  const pages = Object.entries(await listPages(site.origin)).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  const measured = pages.map(([name, path]) => ({ name, path, readings: [] as Reading[] }));
  // Pages alternate, so that other load affects all alike.
  for (let run = 1; run <= runs; run += 1)
    for (const { name, path, readings } of measured) readings.push(await visit(`${name}-${run}`, path));
  console.log(`\nMedian of ${runs} runs (lowest to highest); bars: ${Object.values(BARS).join(', ')}\n`);
  for (const { name, readings } of measured) if (!reportPage(name, readings)) process.exitCode = 1;
  console.log(`\nReports: ${reports}`);
} finally {
  await browser.close();
  await site.stop();
}

/** Paths by page names of the command line. */
async function listPages(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/gallery/active?limit=1`);
  const [newest] = (await answer.json()) as { id: string }[];
  return {
    gallery: '/gallery',
    landing: '/',
    pricing: '/pricing',
    picture: `/gallery/${newest?.id}`,
    create: '/create',
    article: '/ai-image-generator-comparison',
  };
}

async function visit(name: string, path: string): Promise<Reading> {
  const load = loadavg()[0]!;
  const result = await lighthouse(site.origin + path, {
    port,
    output: 'html',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  await writeFile(join(reports, `${name}.html`), String(result.report));
  await writeFile(join(reports, `${name}.json`), JSON.stringify(result.lhr));
  const reading = readingOf(result.lhr, load);
  console.log(`${name.padEnd(12)} ${reading.scores.join(' ')}  load ${load.toFixed(1)}`);
  return reading;
}
