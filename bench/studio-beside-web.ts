/**
 * What a painting worker costs those who use the site: the 99th percentile of GET /api/models and /healthz of the real
 * web process, idle and while the real worker process paints one picture after another, in turns so that a change of
 * the machine's load shows as spread. Run: node bench/studio-beside-web.ts [turns]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createRulesModeration } from '#adapters/moderation/rules/rules-moderation';
import { requestGeneration } from '#features/generations/rules/request-generation';
import { UNLIMITED_STORAGE } from '#features/storage/rules/storage-limits';
import { readConfig } from '#main/config/config';
import { startEmbeddedPostgres } from '#main/embedded/postgres';
import { supervise } from '#main/supervisor/supervise';
import { waitUntilReady } from '#main/supervisor/wait-until-ready';
import { createDatabase, type Database } from '#platform/db/client';
import { type Queue, startQueue } from '#platform/queue/queue';
import { createUser } from '#testing/factories';
import { TEST_CARD } from '#testing/test-card';
import { tell } from './tell.ts';

const TURNS = Number(process.argv[2] ?? 5);
const PATHS = ['/api/models', '/healthz'];
const PHASE_MS = 6_000;
/** Between two requests: about a hundred a second, as one busy page's visitors make. */
const GAP_MS = 5;
const PROMPTS = ['mountains', 'office desk', 'sea at sunset', 'silk', 'team meeting', 'coffee'];
const MOST_RATIO = 2;

const folder = await mkdtemp(join(tmpdir(), 'framewright-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder });
const environment = {
  DATA_DIR: folder,
  DATABASE_URL: postgres.url,
  PORT: String(await findFreePort()),
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
  await rm(folder, { recursive: true, force: true });
}

async function alternate(): Promise<void> {
  const onError = (error: Error) => console.error(error);
  const db = createDatabase({
    url: postgres.url,
    connections: 2,
    statementTimeoutMs: 10_000,
    lockTimeoutMs: 10_000,
    applicationName: 'framewright-bench',
    onConnectionError: onError,
  });
  const queue = await startQueue({ databaseUrl: postgres.url, role: 'web', onError });
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
  console.log('turn    p99 idle ms   p99 painting ms   ratio   p50 idle   p50 painting   pictures');
  for (let turn = 1; turn <= TURNS; turn++) {
    const idle = await sample(PHASE_MS);
    const painted = await keepPainting(db, queue);
    const busy = await sample(PHASE_MS);
    const pictures = await painted.stop();
    const ratio = at(busy, 0.99) / at(idle, 0.99);
    ratios.push(ratio);
    const figures = [at(idle, 0.99), at(busy, 0.99), ratio, at(idle, 0.5), at(busy, 0.5)];
    console.log(
      `${turn}     ${figures.map((value) => value.toFixed(2).padStart(10)).join('    ')}    ${pictures}`,
    );
  }
  const sorted = ratios.toSorted((a, b) => a - b);
  tell({
    what: '99th percentile of answers while painting',
    value: at(sorted, 0.5),
    unit: '×',
    peer: 'the same idle',
    spread: [sorted[0]!, sorted.at(-1)!],
    bar: { most: MOST_RATIO },
  });
  console.log(
    `ratio of the p99: median ${at(sorted, 0.5).toFixed(2)} (at most ${MOST_RATIO}), from ${sorted[0]!.toFixed(2)} to ${sorted.at(-1)!.toFixed(2)}`,
  );
}

/** Has one picture painted after the other, from the first that is in hand until it is stopped and none is left. */
async function keepPainting(db: Database, queue: Queue): Promise<{ stop(): Promise<number> }> {
  const { id: userId } = await createUser(db, { credits: 1_000 });
  const deps = {
    db,
    queue,
    storageLimits: UNLIMITED_STORAGE,
    imageModels: [{ ...TEST_CARD, id: 'studio' }],
    moderation: createRulesModeration(),
  };
  let asked = 0;
  const ask = async () => {
    await requestGeneration(deps, {
      userId,
      prompt: PROMPTS[asked++ % PROMPTS.length]!,
      modelId: 'quick-generation',
      category: null,
      width: 1024,
      height: 1024,
      imageCount: 1,
      publish: false,
      idempotencyKey: null,
    });
  };
  const open = () =>
    db
      .selectFrom('generations')
      .select('startedAt')
      .where('userId', '=', userId)
      .where('status', '=', 'generating')
      .execute();
  await ask();
  await ask();
  while (!(await open()).some(({ startedAt }) => startedAt !== null)) await delay(20);
  let stopped = false;
  const keeping = (async () => {
    while (!stopped) {
      if ((await open()).length < 3) await ask();
      await delay(200);
    }
    while ((await open()).length > 0) await delay(100);
  })();
  return {
    async stop() {
      stopped = true;
      await keeping;
      return asked;
    },
  };
}

/** Milliseconds that each request took, in ascending order. */
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
  return times.sort((a, b) => a - b);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
