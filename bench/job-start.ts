/**
 * Time from a request to the start of its job on an idle machine, as a ratio to a bare LISTEN connection that receives a
 * NOTIFY of a transaction. Run: node bench/job-start.ts
 */

import pg from 'pg';
import { createRulesModeration } from '#adapters/moderation/rules/rules-moderation';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { UNLIMITED_STORAGE } from '#features/storage/rules/storage-limits';
import { migrate } from '#platform/db/migrate';
import { startQueue } from '#platform/queue/queue';
import { createUser } from '#testing/factories';
import { TEST_CARD } from '#testing/test-card';
import { openBenchDatabase, startBenchPostgres } from './bench-database.ts';
import { reportFinding } from './report-finding.ts';
import { median, quantile } from './statistics.ts';

const ROUNDS = 200;
const WARM_UP = 20;
const REQUEST = {
  prompt: 'bench',
  modelId: 'quick-generation',
  category: null,
  width: 64,
  height: 64,
  imageCount: 1,
  publish: false,
  idempotencyKey: null,
};

const postgres = await startBenchPostgres({ durable: true });
try {
  await migrate(postgres.url);
  const peer = printMedian('LISTEN/NOTIFY', await measureNotify(postgres.url));
  const ours = printMedian('request → job', await measureJobs(postgres.url));
  reportFinding({
    name: 'request to start of its job, median',
    value: ours / peer,
    unit: '×',
    peer: 'bare LISTEN/NOTIFY',
  });
  reportFinding({ name: 'request to start of its job, median', value: ours, unit: 'ms' });
  console.log(`ratio of the medians: ${(ours / peer).toFixed(1)}`);
} finally {
  await postgres.stop();
}

async function measureNotify(url: string): Promise<number[]> {
  const [listener, sender] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([listener.connect(), sender.connect()]);
  await listener.query('LISTEN bench');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const heard = new Promise((resolve) => listener.once('notification', resolve));
    const asked = performance.now();
    await sender.query('BEGIN');
    await sender.query("SELECT pg_notify('bench', '')");
    await sender.query('COMMIT');
    await heard;
    times.push(performance.now() - asked);
  }
  await Promise.all([listener.end(), sender.end()]);
  return times.slice(WARM_UP);
}

async function measureJobs(url: string): Promise<number[]> {
  const onError = (error: Error) => console.error(error);
  const db = openBenchDatabase(url, 4);
  const [sender, worker] = await Promise.all([
    startQueue({ databaseUrl: url, role: 'web', onError }),
    startQueue({ databaseUrl: url, role: 'worker', onError }),
  ]);
  // There is one request at a time, so each start is that of its job.
  let onStart = () => {};
  await worker.work('run-generation', { concurrency: 2 }, async () => onStart());
  const deps = {
    db,
    queue: sender,
    storageLimits: UNLIMITED_STORAGE,
    imageModels: [TEST_CARD],
    promptExplainers: new Map(),
    moderation: createRulesModeration(),
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const { id: userId } = await createUser(db, { credits: 1 });
    const started = new Promise<number>((resolve) => {
      onStart = () => resolve(performance.now());
    });
    const asked = performance.now();
    await requestGeneration(deps, { ...REQUEST, userId });
    times.push((await started) - asked);
  }
  await Promise.all([sender.stop(0), worker.stop(0)]);
  await db.destroy();
  return times.slice(WARM_UP);
}

/** Prints quantiles in milliseconds, and returns the median. */
function printMedian(name: string, times: number[]): number {
  const figures = [0, 0.5, 0.9, 0.99, 1].map((share) => quantile(times, share).toFixed(1));
  console.log(
    `${name.padEnd(14)} min ${figures[0]}  p50 ${figures[1]}  p90 ${figures[2]}  p99 ${figures[3]}  max ${figures[4]} ms`,
  );
  return median(times);
}
