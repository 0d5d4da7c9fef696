/**
 * What streams of events cost a web process that has a thousand of them open: memory for each, processor time while nothing
 * happens, and while everybody is told of a picture. And how long after its commit a change is known in a browser.
 * `node bench/live-events.ts`
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { grantExtraCredits } from '#features/credits/rules/grant-extra-credits';
import { startEmbeddedPostgres } from '#main/embedded/postgres';
import { createDatabase, type Database } from '#platform/db/client';
import { migrate } from '#platform/db/migrate';
import { createSession, createUser } from '#testing/factories';
import { createGalleryImages } from '#testing/gallery-factories';
import { startBrowser } from '../tests/e2e/support/browser.ts';
import { memoryOf } from './process-memory.ts';
import { tell } from './tell.ts';

const STREAMS = 1_000;
/** Each address may have 200. */
const FROM_ONE_ADDRESS = 100;
const IDLE_S = 30;
const PICTURES = 10;
const CHANGES = 100;

const folder = await mkdtemp(join(tmpdir(), 'framewright-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: true });
await migrate(postgres.url);
const db = createDatabase({
  ...{ url: postgres.url, connections: 2, statementTimeoutMs: 10_000, lockTimeoutMs: 10_000 },
  ...{ applicationName: 'bench', onConnectionError: console.error },
});
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
  await rm(folder, { recursive: true, force: true });
}

async function measureStreams(db: Database, origin: string): Promise<void> {
  // Whatever a first request loads and compiles is no cost of the others.
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
  report(`memory of each of ${STREAMS} streams`, (after - before) / STREAMS / 1_000_000, 'MB');
  report(`a core, for ${STREAMS} streams on which nothing happens`, share * 100, '%');

  const lasts: number[] = [];
  const toldCpu = await cpuTime();
  for (let picture = 0; picture < PICTURES; picture += 1) {
    const told = Promise.all(streams.map((stream) => untilTold(stream)));
    await createGalleryImages(db, [{ prompt: `Picture ${picture}` }]);
    const committed = performance.now();
    await told;
    lasts.push(performance.now() - committed);
  }
  const each = ((await cpuTime()) - toldCpu) / 1_000 / PICTURES;
  report('everybody told of a picture: processor time', each, 'ms');
  report('everybody told of a picture: the last, median', median(lasts), 'ms');
  for (const stream of streams) stream.destroy();
}

async function measureBrowser(db: Database, origin: string): Promise<void> {
  const browser = await startBrowser();
  const user = await createUser(db);
  const page = await browser.newPage();
  const value = await createSession(db, user.id);
  await page.context().addCookies([{ name: 'framewright', value, url: origin }]);
  await page.goto(`${origin}/healthz`);
  const [arrived, told] = [[] as number[], [] as (() => void)[]];
  await page.exposeFunction('tell', (at: number) => {
    arrived.push(at);
    told.shift()?.();
  });
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const source = new EventSource('/api/events');
        source.addEventListener('ready', resolve);
        source.addEventListener('credits', () => {
          (window as unknown as { tell(at: number): void }).tell(performance.timeOrigin + performance.now());
        });
      }),
  );
  const committed: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const known = new Promise<void>((resolve) => told.push(resolve));
    await db.transaction().execute((trx) =>
      grantExtraCredits(trx, {
        ...{ userId: user.id, amount: 1, reason: 'bench', idempotencyKey: `bench:${change}` },
      }),
    );
    committed.push(performance.timeOrigin + performance.now());
    await known;
  }
  await browser.close();
  const delays = arrived.map((at, change) => at - committed[change]!).sort((one, other) => one - other);
  report('a change known in the browser after its commit, median', delays[CHANGES / 2]!, 'ms');
  report('a change known in the browser after its commit, p95', delays[Math.floor(CHANGES * 0.95)]!, 'ms');
}

async function signIn(db: Database): Promise<string> {
  const { id } = await createUser(db);
  return `framewright=${await createSession(db, id)}`;
}

async function openStream(origin: string, at: number, cookie?: string): Promise<IncomingMessage> {
  const request = get(`${origin}/api/events`, {
    agent: false,
    localAddress: `127.0.0.${2 + Math.floor(at / FROM_ONE_ADDRESS)}`,
    headers: cookie ? { cookie } : {},
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`refused with ${answer.statusCode}`);
  return answer.setEncoding('utf8').resume();
}

async function untilTold(stream: IncomingMessage): Promise<void> {
  for (;;) {
    const [text] = (await once(stream, 'data')) as [string];
    if (text.includes('event: gallery')) return;
  }
}

/** Microseconds that the server has used. */
async function cpuTime(): Promise<number> {
  server.send('cpu');
  const [used] = (await once(server, 'message')) as [number];
  return used;
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

function report(what: string, value: number, unit: 'ms' | 'MB' | '%'): void {
  console.log(`${what}: ${value.toFixed(unit === 'MB' ? 3 : 1)} ${unit}`);
  tell({ what, value, unit });
}
