/**
 * Fifty websites asked for at once, as visitors do: how long until all are analysed and how long each waits, and the most
 * memory that Chromium, its driver, the reader of pictures and the worker hold (proportional set size, Linux).
 * Run: node bench/ad-analyses.ts [analyses]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskObjectStore } from '#adapters/object-stores/disk/disk-object-store';
import { createChromiumPageBrowser } from '#adapters/page-browsers/chromium/chromium-page-browser';
import { extractKeywords } from '#engines/ad-writer/extract-keywords';
import { analyzeWebsiteJob } from '#features/ads/jobs/analyze';
import { findWebsiteAnalysis } from '#features/ads/rules/analysis/find-website-analysis';
import { requestWebsiteAnalysis } from '#features/ads/rules/analysis/request-website-analysis';
import { waitForAnalysis } from '#features/ads/rules/analysis/wait-for-analysis';
import { UNLIMITED_STORAGE } from '#features/storage/rules/storage-limits';
import { startEmbeddedPostgres } from '#main/embedded/postgres';
import { createPagePictureReader } from '#main/isolation/page-picture-reader';
import { createDatabase, type Database } from '#platform/db/client';
import { migrate } from '#platform/db/migrate';
import { startQueue } from '#platform/queue/queue';
import { startFixtureSites } from '#testing/fixture-sites/start-fixture-sites';
import { descendantsOf, groupMemory, memoryOf, parentOf } from './process-memory.ts';
import { tell } from './tell.ts';

const ANALYSES = Number(process.argv[2] ?? 50);
const MB = 1024 * 1024;
const SITES = ['lumera', 'foxglove', 'tallyloop'];

const folder = await mkdtemp(join(tmpdir(), 'framewright-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: true });
await migrate(postgres.url);
const [db, askers] = ['worker', 'web'].map((role) =>
  createDatabase({
    url: postgres.url,
    connections: 10,
    statementTimeoutMs: 20_000,
    lockTimeoutMs: 20_000,
    applicationName: `framewright-bench-${role}`,
    onConnectionError: () => undefined,
  }),
) as [Database, Database];
const objectStore = createDiskObjectStore({ folder: join(folder, 'objects') });
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
    { db: askers, queue, storageLimits: UNLIMITED_STORAGE },
    {
      url: `${shops.find(SITES[Math.abs(number) % SITES.length]!).url}?${number}`,
      storageOwner: 'address:bench',
      priority: 0,
    },
  );
  await waitForAnalysis(askers, { id, timeoutMs: 3_600_000, signal: new AbortController().signal });
  const state = await findWebsiteAnalysis({ db: askers, objectStore }, id);
  if (state.status !== 'ready') throw new Error(`It is ${state.status}`);
  return performance.now() - begun;
};

console.log(`${ANALYSES} analyses at once; load ${loadavg()[0]!.toFixed(1)}`);
console.log(
  `first, with the browser's start: ${seconds(await analyze(0))} s; one alone: ${seconds(await analyze(-1))} s`,
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
waits.sort((a, b) => a - b);
const median = waits[Math.floor(waits.length / 2)]!;
console.log(
  `all: ${seconds(performance.now() - begun)} s; the median waits ${seconds(median)} s, the last ${seconds(waits.at(-1)!)} s`,
);
tell({ what: `${ANALYSES} websites at once`, value: (performance.now() - begun) / 1000, unit: 's' });
tell({ what: 'wait of the median', value: median / 1000, unit: 's' });
tell({ what: 'memory of Chromium', value: peak.chromium, unit: 'MB' });
console.log(
  `at most: ${Object.entries(peak)
    .map(([name, most]) => `${name} ${Math.round(most)} MB`)
    .join(', ')}`,
);

await queue.stop(0);
await pageBrowser.close();
reader.close();
shops.close();
await db.destroy();
await askers.destroy();
await postgres.stop();
await rm(folder, { recursive: true, force: true });

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
