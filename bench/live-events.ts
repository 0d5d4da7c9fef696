/**
 * A thousand open event streams of a web process: memory for each, CPU time while idle, and while one picture is announced
 * to all. Also the time from a commit to its event in a browser.
 * `node bench/live-events.ts`
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { grantExtraCredits } from '#features/credits/rules/grant-extra-credits';
import type { Database } from '#platform/db/client';
import { migrate } from '#platform/db/migrate';
import { createSession, createUser } from '#testing/factories';
import { createGalleryImages } from '#testing/gallery-factories';
import { startBrowser } from '../tests/e2e/support/browser.ts';
import { openBenchDatabase, startBenchPostgres } from './bench-database.ts';
import { memoryOf } from './process-memory.ts';
import { reportFinding } from './report-finding.ts';
import { median, quantile } from './statistics.ts';

const STREAMS = 1_000;
/** The site allows 200. */
const STREAMS_PER_ADDRESS = 100;
const IDLE_S = 30;
const PICTURES = 10;
const CHANGES = 100;

const postgres = await startBenchPostgres({ durable: true });
await migrate(postgres.url);
const db = openBenchDatabase(postgres.url, 2);
const server = fork(new URL('gallery/server.ts', import.meta.url), ['site', postgres.url], {
  env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1' },
});
try {
  const [port] = (await once(server, 'message')) as [number];
  const origin = `http://127.0.0.1:${port}`;
  await measureBrowser(db, origin);
  await measureStreams(db, origin);
} finally {
  server.disconnect();
  await once(server, 'exit');
  await db.destroy();
  await postgres.stop();
}

async function measureStreams(db: Database, origin: string): Promise<void> {
  // The first request is a warm-up: it loads and compiles modules.
  const first = await openStream(origin, 0);
  await delay(5_000);
  const before = memoryOf(server.pid!);
  const streams = [first];
  for (let at = 1; at < STREAMS; at += 1) {
    const cookie = at % 2 === 0 ? undefined : await signIn(db);
    streams.push(await openStream(origin, at, cookie));
  }
  await delay(5_000);
  const after = memoryOf(server.pid!);
  const [idleFrom, idleCpu] = [performance.now(), await cpuTime()];
  await delay(IDLE_S * 1_000);
  const share = ((await cpuTime()) - idleCpu) / 1_000 / (performance.now() - idleFrom);
  report(`memory for each of ${STREAMS} streams`, (after - before) / STREAMS / 1_000_000, 'MB');
  report(`share of a core for ${STREAMS} idle streams`, share * 100, '%');

  const lastTimes: number[] = [];
  const announceCpu = await cpuTime();
  for (let picture = 0; picture < PICTURES; picture += 1) {
    const received = Promise.all(streams.map((stream) => waitForGalleryEvent(stream)));
    await createGalleryImages(db, [{ prompt: `Picture ${picture}` }]);
    const committed = performance.now();
    await received;
    lastTimes.push(performance.now() - committed);
  }
  const each = ((await cpuTime()) - announceCpu) / 1_000 / PICTURES;
  report('one picture announced to all streams, CPU time', each, 'ms');
  report('one picture announced to all streams, last stream, median', median(lastTimes), 'ms');
  for (const stream of streams) stream.destroy();
}

async function measureBrowser(db: Database, origin: string): Promise<void> {
  const browser = await startBrowser();
  const user = await createUser(db);
  const page = await browser.newPage();
  const value = await createSession(db, user.id);
  await page.context().addCookies([{ name: 'framewright', value, url: origin }]);
  await page.goto(`${origin}/healthz`);
  const [arrived, waiting] = [[] as number[], [] as (() => void)[]];
  await page.exposeFunction('onCredits', (at: number) => {
    arrived.push(at);
    waiting.shift()?.();
  });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const source = new EventSource('/api/events');
        source.addEventListener('ready', resolve);
        source.addEventListener('credits', () => {
          Reflect.get(window, 'onCredits')(performance.timeOrigin + performance.now());
        });
      }),
  );
  const committed: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const received = new Promise<void>((resolve) => waiting.push(resolve));
    await db.transaction().execute((trx) =>
      grantExtraCredits(trx, {
        ...{ userId: user.id, amount: 1, reason: 'bench', idempotencyKey: `bench:${change}` },
      }),
    );
    committed.push(performance.timeOrigin + performance.now());
    await received;
  }
  await browser.close();
  const delays = arrived.map((at, change) => at - committed[change]!);
  report('from commit to event in the browser, median', median(delays), 'ms');
  report('from commit to event in the browser, p95', quantile(delays, 0.95), 'ms');
}

async function signIn(db: Database): Promise<string> {
  const { id } = await createUser(db);
  return `framewright=${await createSession(db, id)}`;
}

async function openStream(origin: string, at: number, cookie?: string): Promise<IncomingMessage> {
  const request = get(`${origin}/api/events`, {
    agent: false,
    localAddress: `127.0.0.${2 + Math.floor(at / STREAMS_PER_ADDRESS)}`,
    headers: cookie ? { cookie } : {},
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`refused with ${answer.statusCode}`);
  return answer.setEncoding('utf8').resume();
}

async function waitForGalleryEvent(stream: IncomingMessage): Promise<void> {
  for (;;) {
    const [text] = (await once(stream, 'data')) as [string];
    if (text.includes('event: gallery')) return;
  }
}

/** CPU time of the server, microseconds. */
async function cpuTime(): Promise<number> {
  server.send('cpu');
  const [used] = (await once(server, 'message')) as [number];
  return used;
}

function report(name: string, value: number, unit: 'ms' | 'MB' | '%'): void {
  console.log(`${name}: ${value.toFixed(unit === 'MB' ? 3 : 1)} ${unit}`);
  reportFinding({ name, value, unit });
}
