/**
 * Response times while a worker paints: the 99th percentile of GET /api/models and /healthz of the real web process, idle
 * and while the real worker process paints one picture after another. Rounds alternate, so that changes of
 * the machine's load show as spread. Run: node bench/studio-beside-web.ts [rounds]
 */
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createRulesModeration } from '#adapters/moderation/rules/rules-moderation';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { UNLIMITED_STORAGE } from '#features/storage/rules/storage-limits';
import { readConfig } from '#main/config/config';
import { supervise } from '#main/supervisor/supervise';
import { waitUntilReady } from '#main/supervisor/wait-until-ready';
import type { Database } from '#platform/db/client';
import { type Queue, startQueue } from '#platform/queue/queue';
import { createUser } from '#testing/factories';
import { freePort } from '#testing/free-port';
import { TEST_CARD } from '#testing/test-card';
import { openBenchDatabase, startBenchPostgres } from './bench-database.ts';
import { reportFinding } from './report-finding.ts';
import { median, quantile, rangeOf } from './statistics.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const PATHS = ['/api/models', '/healthz'];
const PHASE_MS = 6_000;
/** Pause between requests: about a hundred requests a second, like the visitors of a busy page. */
const GAP_MS = 5;
const PROMPTS = ['mountains', 'office desk', 'sea at sunset', 'silk', 'team meeting', 'coffee'];
const MOST_RATIO = 2;

const postgres = await startBenchPostgres({ durable: true });
const environment = {
  DATA_DIR: postgres.folder,
  DATABASE_URL: postgres.url,
  PORT: String(await freePort()),
  LIMIT_READ_PER_MINUTE: '1000000',
  LIMIT_RUNNING_PER_USER: '2',
  LOG_LEVEL: 'error',
};
const config = readConfig(environment);
const supervised = await supervise({
  config,
  env: { ...process.env, ...environment },
  root: fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''),
  warn: console.error,
});
try {
  await waitUntilReady(config, AbortSignal.timeout(120_000));
  await alternate();
} finally {
  await supervised.stop();
  await postgres.stop();
}

async function alternate(): Promise<void> {
  const db = openBenchDatabase(postgres.url, 2);
  const queue = await startQueue({ databaseUrl: postgres.url, role: 'web', onError: console.error });
  try {
    await compare(db, queue);
  } finally {
    await queue.stop(0);
    await db.destroy();
  }
}

async function compare(db: Database, queue: Queue): Promise<void> {
  await sample(1_000);
  const ratios: number[] = [];
  console.log('round   p99 idle ms   p99 painting ms   ratio   p50 idle   p50 painting   pictures');
  for (let round = 1; round <= ROUNDS; round++) {
    const idle = await sample(PHASE_MS);
    const painted = await keepPainting(db, queue);
    const busy = await sample(PHASE_MS);
    const pictures = await painted.stop();
    const ratio = quantile(busy, 0.99) / quantile(idle, 0.99);
    ratios.push(ratio);
    const figures = [quantile(idle, 0.99), quantile(busy, 0.99), ratio, median(idle), median(busy)];
    console.log(
      `${round}     ${figures.map((value) => value.toFixed(2).padStart(10)).join('    ')}    ${pictures}`,
    );
  }
  const [lowest, highest] = rangeOf(ratios);
  reportFinding({
    name: '99th percentile of response times while painting',
    value: median(ratios),
    unit: '×',
    peer: 'idle',
    spread: [lowest, highest],
    bar: { most: MOST_RATIO },
  });
  console.log(
    `ratio of the p99: median ${median(ratios).toFixed(2)} (at most ${MOST_RATIO}), from ${lowest.toFixed(2)} to ${highest.toFixed(2)}`,
  );
}

/** Keeps the worker painting; returns once the first picture has started. `stop` waits for the last one. */
async function keepPainting(db: Database, queue: Queue): Promise<{ stop(): Promise<number> }> {
  const { id: userId } = await createUser(db, { credits: 1_000 });
  const deps = {
    db,
    queue,
    storageLimits: UNLIMITED_STORAGE,
    imageModels: [{ ...TEST_CARD, id: 'studio' }],
    promptExplainers: new Map(),
    moderation: createRulesModeration(),
  };
  let requested = 0;
  const request = async () => {
    await requestGeneration(deps, {
      userId,
      prompt: PROMPTS[requested++ % PROMPTS.length]!,
      modelId: 'quick-generation',
      category: null,
      width: 1024,
      height: 1024,
      imageCount: 1,
      publish: false,
      idempotencyKey: null,
    });
  };
  const listRunning = () =>
    db
      .selectFrom('generations')
      .select('startedAt')
      .where('userId', '=', userId)
      .where('status', '=', 'generating')
      .execute();
  await request();
  await request();
  while (!(await listRunning()).some(({ startedAt }) => startedAt !== null)) await delay(20);
  let stopped = false;
  const keeping = (async () => {
    while (!stopped) {
      if ((await listRunning()).length < 3) await request();
      await delay(200);
    }
    while ((await listRunning()).length > 0) await delay(100);
  })();
  return {
    async stop() {
      stopped = true;
      await keeping;
      return requested;
    },
  };
}

/** Milliseconds of each request. */
async function sample(duration: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + duration;
  for (let index = 0; performance.now() < end; index++) {
    const asked = performance.now();
    const response = await fetch(`http://127.0.0.1:${config.port}${PATHS[index % PATHS.length]}`);
    await response.arrayBuffer();
    times.push(performance.now() - asked);
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    await delay(GAP_MS);
  }
  return times;
}
