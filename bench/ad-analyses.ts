/**
 * Requests fifty website analyses at once: total time, waiting times, and the peak memory of Chromium, its driver, the
 * picture reader and the worker (proportional set size, Linux).
 * Run: node bench/ad-analyses.ts [analyses]
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { createDiskObjectStore } from '#adapters/object-stores/disk/disk-object-store';
import { createChromiumPageBrowser } from '#adapters/page-browsers/chromium/chromium-page-browser';
import { extractKeywords } from '#engines/ad-writer/extract-keywords';
import { analyzeWebsiteJob } from '#features/ads/jobs/ad-jobs';
import { findWebsiteAnalysis } from '#features/ads/rules/analysis/find-website-analysis';
import { requestWebsiteAnalysis } from '#features/ads/rules/analysis/request-website-analysis';
import { waitForAnalysis } from '#features/ads/rules/analysis/wait-for-analysis';
import { UNLIMITED_STORAGE } from '#features/storage/rules/storage-limits';
import { createPagePictureReader } from '#main/isolation/page-picture-reader';
import { migrate } from '#platform/db/migrate';
import { startQueue } from '#platform/queue/queue';
import { startFixtureSites } from '#testing/fixture-sites/start-fixture-sites';
import { openBenchDatabase, startBenchPostgres } from './bench-database.ts';
import { descendantsOf, groupMemory, memoryOf, parentOf } from './process-memory.ts';
import { reportFinding } from './report-finding.ts';
import { formatSeconds, median } from './statistics.ts';

const ANALYSES = Number(process.argv[2] ?? 50);
const MB = 1024 * 1024;
const SITES = ['lumera', 'foxglove', 'tallyloop'];

const postgres = await startBenchPostgres({ durable: true });
await migrate(postgres.url);
const db = openBenchDatabase(postgres.url, 10);
const webDb = openBenchDatabase(postgres.url, 10);
const objectStore = createDiskObjectStore({ folder: join(postgres.folder, 'objects') });
const shops = await startFixtureSites({ names: SITES });
let browserPid = 0;
const pageBrowser = createChromiumPageBrowser({
  sandbox: { isRequired: process.env.BROWSER_SANDBOX !== 'off' },
  allowHosts: shops.allowHosts,
  onEvent: (event) => {
    if (event.kind === 'launched') browserPid = event.browserPid;
    if (event.kind === 'died') console.log(`The browser died: ${event.how}`);
  },
});
const reader = createPagePictureReader({ onDeath: (how) => console.log(`The reader died: ${how}`) });
const queue = await startQueue({ databaseUrl: postgres.url, role: 'worker', onError: console.error });
const deps = {
  db,
  objectStore,
  pageBrowser,
  readPagePicture: reader.readPagePicture,
  extractKeywords,
  onAnalysisFailed: (_id: string, error: unknown) => console.log(error),
};
await queue.work('analyze-website', { concurrency: 2 }, (attempt) => analyzeWebsiteJob(deps, attempt));

const analyze = async (number: number) => {
  const begun = performance.now();
  const id = await requestWebsiteAnalysis(
    { db: webDb, queue, storageLimits: UNLIMITED_STORAGE },
    {
      url: `${shops.find(SITES[Math.abs(number) % SITES.length]!).url}?${number}`,
      storageOwner: 'address:bench',
      priority: 0,
    },
  );
  await waitForAnalysis(webDb, { id, timeoutMs: 3_600_000, signal: new AbortController().signal });
  const state = await findWebsiteAnalysis({ db: webDb, objectStore }, id);
  if (state.status !== 'ready') throw new Error(`the analysis is ${state.status}`);
  return performance.now() - begun;
};

console.log(`${ANALYSES} analyses at once; load ${loadavg()[0]!.toFixed(1)}`);
console.log(
  `first, including the browser's start: ${formatSeconds(await analyze(0))} s; one alone: ${formatSeconds(await analyze(-1))} s`,
);
const peak = { chromium: 0, driver: 0, reader: 0, own: 0 };
const watching = setInterval(() => {
  const driver = parentOf(browserPid);
  const others = descendantsOf(process.pid).filter((pid) => pid !== driver);
  peak.own = Math.max(peak.own, process.memoryUsage.rss() / MB);
  peak.chromium = Math.max(peak.chromium, groupMemory(browserPid) / MB);
  peak.driver = Math.max(peak.driver, memoryOf(driver) / MB);
  peak.reader = Math.max(peak.reader, ...others.map((pid) => memoryOf(pid) / MB));
}, 500);
const begun = performance.now();
const waits = await Promise.all(Array.from({ length: ANALYSES }, (_, number) => analyze(number + 1)));
clearInterval(watching);
console.log(
  `all: ${formatSeconds(performance.now() - begun)} s; median wait ${formatSeconds(median(waits))} s, longest ${formatSeconds(Math.max(...waits))} s`,
);
reportFinding({ name: `${ANALYSES} websites at once`, value: (performance.now() - begun) / 1000, unit: 's' });
reportFinding({ name: 'median wait', value: median(waits) / 1000, unit: 's' });
reportFinding({ name: 'memory of Chromium', value: peak.chromium, unit: 'MB' });
console.log(
  `peak memory: ${Object.entries(peak)
    .map(([name, most]) => `${name} ${Math.round(most)} MB`)
    .join(', ')}`,
);

await queue.stop(0);
await pageBrowser.close();
reader.close();
shops.close();
await db.destroy();
await webDb.destroy();
await postgres.stop();
