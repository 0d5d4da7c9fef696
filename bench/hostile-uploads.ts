/**
 * Sends several hundred hostile files to the real processes, as uploads and to background removal. Each must be accepted or
 * refused with a message. Prints the answers and the peak memory of the web process, its picture reader, and
 * the worker with its models. Exits with 1 if an answer is wrong, a process died or used too much memory, or
 * a stored file belongs to no row. Linux. Run: node bench/hostile-uploads.ts
 */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/db/client';
import { createSession, createUser } from '#testing/factories';
import { freePort } from '#testing/free-port';
import type { HostilePicture } from '#testing/hostile-pictures/hostile-picture';
import { hostilePictures } from '#testing/hostile-pictures/hostile-pictures';
import { addressOf, type Run, roleProcesses, runStart } from '../tests/e2e/support/run-start.ts';
import { openBenchDatabase, startBenchPostgres } from './bench-database.ts';
import { descendantsOf, memoryOf, peakMemoryOf } from './process-memory.ts';
import { reportFinding } from './report-finding.ts';

/** Promised limits of memory, bytes. */
const [WEB_MAX, WORKER_MAX] = [400e6, 2e9];
const SENDERS = 3;
const SAMPLE_MS = 1_000;
/** One in so many accepted pictures is cut out; the others are canceled. */
const CUT_OUT_EVERY = 40;
const SETTLED_MS = 300_000;
const ENDPOINTS = ['/api/products/upload', '/api/remove-background'];

const faults: string[] = [];
const postgres = await startBenchPostgres({ durable: false });
const run = runStart({
  PORT: String(await freePort()),
  DATA_DIR: postgres.folder,
  DATABASE_URL: postgres.url,
  GALLERY_BATCH: '0',
  LIMIT_PAID_PER_HOUR: '100000',
  LIMIT_UPLOAD_PER_HOUR: '100000',
  LIMIT_READ_PER_MINUTE: '1000000',
});
try {
  const origin = await addressOf(run);
  const db = openBenchDatabase(postgres.url, 2);
  await sendCorpus(db, run, origin);
  await db.destroy();
} finally {
  run.child.kill('SIGTERM');
  await run.ended;
  await postgres.stop();
}
reportFinding({
  name: 'wrong answers, crashes and orphaned files',
  value: faults.length,
  unit: '',
  bar: { most: 0 },
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

async function sendCorpus(db: Database, { child }: Run, origin: string): Promise<void> {
  const user = await createUser(db, { credits: 10_000 });
  const cookie = `framewright=${await createSession(db, user.id)}`;
  const before = [...roleProcesses(run, 'web'), ...roleProcesses(run, 'worker')];
  const [web, worker] = before as [number, number];
  const peaks = watch([web, worker]);
  for (const endpoint of ENDPOINTS) {
    const began = performance.now();
    const statuses = await sendAll(origin + endpoint, { origin, cookie });
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${endpoint}: ${JSON.stringify(statuses)} in ${seconds} s`);
  }
  await untilSettled(db);
  peaks.stop();

  const [webPeak, workerPeak] = [peakMemoryOf(web), peakMemoryOf(worker) + peaks.below(worker)];
  console.log(
    `peak memory: web ${inMegabytes(webPeak)}, its picture reader ${inMegabytes(peaks.below(web))},`,
  );
  console.log(`             worker with its models ${inMegabytes(workerPeak)}`);
  reportFinding({
    name: 'memory of the web process',
    value: webPeak / 1e6,
    unit: 'MB',
    bar: { most: WEB_MAX / 1e6 },
  });
  reportFinding({
    name: 'memory of the worker',
    value: workerPeak / 1e6,
    unit: 'MB',
    bar: { most: WORKER_MAX / 1e6 },
  });
  if (webPeak > WEB_MAX) faults.push('the web process grew too large');
  if (workerPeak > WORKER_MAX) faults.push('the worker grew too large');
  const after = [...roleProcesses(run, 'web'), ...roleProcesses(run, 'worker')];
  if (String(after) !== String(before)) faults.push(`processes ${before} of ${child.pid} are now ${after}`);
  for (const name of await orphans(db)) faults.push(`no row names the file ${name}`);
}

/** @returns number of answers by status */
async function sendAll(
  address: string,
  { origin, cookie }: { origin: string; cookie: string },
): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const pictures = hostilePictures();
  const headers = { cookie };
  let taken = 0;
  const sendOne = async ({ name, bytes, type, outcome }: HostilePicture) => {
    const body = new FormData();
    body.append('image', new File([new Uint8Array(bytes)], 'holiday.png', { type }));
    const answer = await fetch(address, { method: 'POST', headers, body });
    const { id } = (await answer.json()) as { id?: string };
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    const isTaken = answer.status < 300;
    const isRefused = [400, 413, 415].includes(answer.status);
    if (!(isTaken || isRefused) || (isTaken ? 'refused' : 'taken') === outcome)
      faults.push(`${name}: ${answer.status}`);
    if (!isTaken || !address.endsWith('remove-background')) return;
    if (taken++ % CUT_OUT_EVERY === 0) return;
    await fetch(`${origin}/api/generations/${id}`, { method: 'DELETE', headers });
  };
  // All senders share the generator.
  const sender = async () => {
    for (let it = await pictures.next(); !it.done; it = await pictures.next()) await sendOne(it.value);
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  return statuses;
}

async function untilSettled(db: Database): Promise<void> {
  const deadline = Date.now() + SETTLED_MS;
  while (Date.now() < deadline) {
    const waiting = await db
      .selectFrom('generations')
      .select('id')
      .where('status', '=', 'generating')
      .execute();
    if (waiting.length === 0) break;
    await delay(500);
  }
  const settled = await db.selectFrom('generations').select(['id', 'status', 'failure']).execute();
  // A cut-out fails, free of charge, if nothing stands out from the background.
  for (const { id, status, failure } of settled) {
    console.log(`cut-out: ${failure ?? status}`);
    if (status === 'generating') faults.push(`cut-out ${id} was not settled in time`);
  }
}

/** Samples the total memory of the descendants of each process. */
function watch(parents: readonly number[]): { below(pid: number): number; stop(): void } {
  const most = new Map<number, number>();
  const timer = setInterval(() => {
    for (const [pid, bytes] of memoryBelow(parents)) most.set(pid, Math.max(most.get(pid) ?? 0, bytes));
  }, SAMPLE_MS);
  return { below: (pid) => most.get(pid) ?? 0, stop: () => clearInterval(timer) };
}

/** Total memory of the descendants of each process, bytes. */
function memoryBelow(parents: readonly number[]): Map<number, number> {
  return new Map(
    parents.map((pid) => [pid, descendantsOf(pid).reduce((sum, one) => sum + memoryOf(one), 0)]),
  );
}

/** Files of the object store that no row names. */
async function orphans(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    objectKey: string;
  }>`SELECT object_key FROM images UNION SELECT object_key FROM assets
    UNION SELECT object_key FROM image_files UNION SELECT object_key FROM pending_objects`.execute(db);
  const named = new Set(rows.map(({ objectKey }) => objectKey));
  const files = await readdir(join(postgres.folder, 'objects'), { recursive: true, withFileTypes: true });
  return files.filter((it) => it.isFile() && !named.has(it.name)).map(({ name }) => name);
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}
