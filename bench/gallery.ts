/**
 * Reads a gallery of a million pictures, as ratios to a peer in the same run. Rounds alternate, so that other load affects
 * both. Run: node bench/gallery.ts [rows]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { buildPages } from '#main/pages/build-pages';
import { migrate } from '#platform/db/migrate';
import { startBenchPostgres } from './bench-database.ts';
import { listQueries } from './gallery/queries.ts';
import { seedGallery } from './gallery/seed.ts';
import type { Answer } from './gallery/server.ts';
import { type Finding, reportFinding } from './report-finding.ts';
import { median, quantile, rangeOf } from './statistics.ts';

const ROWS = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = 5;
const ROUND_S = 2;
const CONNECTIONS = 16;
const READS = 300;
const PASSES = 3;
const FIRST_PAGE = '/api/gallery/active?limit=20&offset=0';
// An unknown session: such requests bypass the cache.
const UNCACHED = { cookie: 'framewright=nobody' };

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const children: ChildProcess[] = [];
console.log(`${cpus().length} × ${cpus()[0]?.model}; ${ROWS} pictures`);
await buildPages(root);
const postgres = await startBenchPostgres({ durable: false });
try {
  await migrate(postgres.url);
  const begun = performance.now();
  await seedGallery(postgres.url, ROWS);
  console.log(`seeded in ${Math.round((performance.now() - begun) / 1000)} s`);
  printLoad();
  const site = await startServer('site');
  await compareBytes('first page from cache', site, FIRST_PAGE, 0.9);
  await compareBytes('page of HTML from cache', site, '/', 0.5);
  const sql = await startServer('sql');
  const peer = 'a bare server, same SQL by bare pg';
  await compareRates('first page, not cached', [site, sql], FIRST_PAGE, {
    peer,
    bar: 0.7,
    headers: UNCACHED,
  });
  await compareDepths(site, '', ROWS / 2);
  await compareDepths(site, '&category=nature', ROWS / 16);
  await timeFilters(site);
  await timeSearches(site);
  await timeRelated(site);
  printLoad();
} finally {
  for (const child of children) child.disconnect();
  await Promise.all(children.map((child) => once(child, 'exit')));
  await postgres.stop();
}

interface Server {
  origin: string;
  process: ChildProcess;
}

async function startServer(kind: 'site' | 'bytes' | 'sql', answer?: Answer): Promise<Server> {
  const child = fork(new URL('./gallery/server.ts', import.meta.url), [kind, postgres.url]);
  children.push(child);
  if (answer) child.send(answer);
  const [port] = (await once(child, 'message')) as [number];
  return { origin: `http://127.0.0.1:${port}`, process: child };
}

/** Compares the cached answer with a bare server that sends the same bytes. */
async function compareBytes(name: string, site: Server, path: string, bar: number): Promise<void> {
  const bare = await startServer('bytes', await readAnswer(site.origin + path));
  await compareRates(name, [site, bare], path, { peer: 'a bare server, same bytes', bar });
}

async function readAnswer(address: string): Promise<Answer> {
  const [response] = await once(request(address).end(), 'response');
  const body: Buffer = await buffer(response);
  const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
  const headers = Object.entries(response.headers as Record<string, string>).filter(
    ([header]) => !own.has(header),
  );
  return { headers: headers.flat(), body: body.toString('base64') };
}

async function compareRates(
  name: string,
  servers: readonly [Server, Server],
  path: string,
  { peer, bar, headers = {} }: { peer: string; bar: number; headers?: Record<string, string> },
): Promise<void> {
  const rates: [number[], number[]] = [[], []];
  const costs: [number[], number[]] = [[], []];
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const side of [0, 1] as const) {
      const { rate, cost } = await measureRate(servers[side], path, headers);
      // The first round is a warm-up.
      if (round < 0) continue;
      rates[side].push(rate);
      costs[side].push(cost);
    }
  }
  const ratios = rates[0].map((rate, round) => rate / rates[1][round]!);
  const [ours, theirs] = rates.map((side) => median(side));
  print(name, `${spread(ratios)} (bar ≥ ${bar}); ${Math.round(ours!)}/s against ${Math.round(theirs!)}/s`);
  reportFinding({ name: name, ...ratioOf(ratios), peer, bar: { least: bar } });
  // CPU time for each request is affected less by other load.
  const spent = costs[1].map((cost, round) => cost / costs[0][round]!);
  print(
    '  by CPU time of the process',
    `${spread(spent)}; ${costs.map((side) => median(side).toFixed(0)).join(' against ')} µs`,
  );
}

async function measureRate(
  { origin, process: server }: Server,
  path: string,
  headers: Record<string, string>,
) {
  const url = origin + path;
  const before = await cpuTime(server);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: ROUND_S });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} failed`);
  const cost = ((await cpuTime(server)) - before) / result.requests.total;
  return { rate: result.requests.total / result.duration, cost };
}

/** CPU time of a server's process, microseconds. */
async function cpuTime(server: ChildProcess): Promise<number> {
  const answered = once(server, 'message');
  server.send('cpu');
  const [used] = (await answered) as [number];
  return used;
}

/** Reads first page and deep page alternately. */
async function compareDepths({ origin: site }: Server, filter: string, deep: number): Promise<void> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: [number[], number[]] = [[], []];
    for (let read = 0; read < READS; read += 1) {
      for (const [side, offset] of [0, deep + read].entries())
        times[side]!.push(await timeRead(`${site}/api/gallery/active?limit=20&offset=${offset}${filter}`));
    }
    rounds.push(median(times[1]) / median(times[0]));
  }
  print(`offset ${deep} against 0${filter}`, `${spread(rounds)} (bar ≤ 2)`);
  reportFinding({ name: `offset ${deep}${filter}`, ...ratioOf(rounds), peer: 'offset 0', bar: { most: 2 } });
}

/** Filters alone, two together, with a category, deep in the list, and their counts. */
async function timeFilters({ origin: site }: Server): Promise<void> {
  const list = `${site}/api/gallery/active?limit=20`;
  const addresses = {
    'one filter': `${list}&color=blue`,
    'three filters and a category': `${list}&color=blue&orientation=portrait&people=true&category=nature`,
    'one filter, deep': `${list}&people=false&offset=${Math.floor(ROWS / 2)}`,
    'a filtered search': `${site}/api/gallery/search?limit=20&q=mountain&people=true`,
    'counts of all choices': `${site}/api/gallery/facets?category=nature&people=true`,
  };
  for (const [name, address] of Object.entries(addresses)) {
    const times: number[] = [];
    for (let read = 0; read < READS; read += 1) times.push(await timeRead(address));
    print(name, quantiles(times));
  }
}

async function timeSearches({ origin: site }: Server): Promise<void> {
  const all: number[] = [];
  for (const [kind, queries] of Object.entries(listQueries())) {
    const times: number[] = [];
    for (let pass = 0; pass <= PASSES; pass += 1) {
      for (const query of queries) {
        const time = await timeRead(`${site}/api/gallery/search?limit=20&q=${encodeURIComponent(query)}`);
        if (pass > 0) times.push(time);
      }
    }
    all.push(...times);
    print(`search, ${queries.length} ${kind}`, quantiles(times));
  }
  reportFinding({
    name: 'search, 99th percentile',
    value: quantile(all, 0.99),
    unit: 'ms',
    bar: { most: 20 },
  });
  reportFinding({ name: 'search, median', value: quantile(all, 0.5), unit: 'ms' });
  print('search, all', `${quantiles(all)} (bar: p99 ≤ 20 ms)`);
}

async function timeRelated({ origin: site }: Server): Promise<void> {
  const answer = await fetch(`${site}/api/gallery/active?limit=100&offset=${Math.floor(ROWS / 3)}`);
  const images = (await answer.json()) as { id: string }[];
  const times: number[] = [];
  for (const { id } of images) times.push(await timeRead(`${site}/api/gallery/${id}`));
  print('a picture with its related ones', quantiles(times));
}

/** Milliseconds, without the cache. */
async function timeRead(address: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(address, { headers: UNCACHED });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return performance.now() - begun;
}

function spread(ratios: readonly number[]): string {
  const [low, high] = rangeOf(ratios);
  return `${median(ratios).toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

function ratioOf(ratios: readonly number[]): Pick<Finding, 'value' | 'unit' | 'spread'> {
  return { value: median(ratios), unit: '×', spread: rangeOf(ratios) };
}

function quantiles(times: readonly number[]): string {
  const at = (share: number) => quantile(times, share).toFixed(1);
  return `p50 ${at(0.5)}  p90 ${at(0.9)}  p99 ${at(0.99)}  max ${at(1)} ms`;
}

function printLoad(): void {
  print(
    'load average',
    loadavg()
      .map((load) => load.toFixed(1))
      .join(' '),
  );
}

function print(name: string, figures: string): void {
  console.log(`${name.padEnd(36)} ${figures}`);
}
