import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credits } from '#features/credits/contract/credits';
import { type Generation, generation, generationAccepted } from '#features/generations/contract/generations';
import type { CookieBrowser } from '#testing/cookie-browser';
import { freePort } from '#testing/free-port';
import { signIn } from '#testing/sign-in';
import { interrupt } from './support/interrupt.ts';
import {
  addressOf,
  descendantsOf,
  isAlive,
  type Run,
  roleProcesses,
  runStart,
  statusOf,
} from './support/run-start.ts';

// What the product promises: a killed worker's picture is taken up within this time.
const TAKEN_UP_MS = 60_000;

let dataDir: string;
let env: Record<string, string>;
let run: Run;
let origin: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'framewright-recovery-'));
  env = { PORT: String(await freePort()), DATA_DIR: dataDir, STUDIO_THREADS: '1', GALLERY_BATCH: '0' };
  run = runStart(env);
  origin = await addressOf(run);
});
afterAll(async () => {
  run.child.kill('SIGTERM');
  await run.ended;
  await rm(dataDir, { recursive: true, force: true });
});

/** A new user who has just asked for a picture that takes a while. */
async function askForPicture(email: string) {
  const { browser } = await signIn(origin, { email });
  const answer = await browser.go(`${origin}/api/quick-generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': email },
    body: JSON.stringify({ prompt: 'starry night over a mountain lake' }),
  });
  return { browser, id: generationAccepted.parse(await answer.json()).id };
}

/** Polls as the pages do, through whatever the site answers meanwhile. */
async function until(
  { browser, id }: { browser: CookieBrowser; id: string },
  holds: (shown: Generation) => boolean,
  withinMs = TAKEN_UP_MS,
): Promise<Generation> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    const answer = await browser.go(`${origin}/api/generations/${id}`).catch(() => undefined);
    const shown = answer?.status === 200 ? generation.parse(await answer.json()) : undefined;
    if (shown && holds(shown)) return shown;
    await delay(50);
  }
  throw new Error(`Generation ${id} did not get there within ${withinMs / 1000} s`);
}

const beingMade = (shown: Generation) => {
  expect(shown.status, 'the picture was finished before anything could be killed').toBe('generating');
  return shown.queuePosition === null && shown.progress > 0;
};

async function expectOnePaidPicture(
  asked: { browser: CookieBrowser; id: string },
  withinMs?: number,
): Promise<void> {
  const done = await until(asked, ({ status }) => status !== 'generating', withinMs);
  expect(done).toMatchObject({ status: 'completed', creditsCharged: 1 });
  expect(done.images).toHaveLength(1);
  const balance = await asked.browser.go(`${origin}/api/auth/credits`);
  expect(credits.parse(await balance.json())).toEqual({ credits: 9, held: 0 });
}

/** Exactly one new process of a role runs, and the restart was announced. */
async function expectRestarted(role: 'web' | 'worker', killed: number): Promise<void> {
  await expect
    .poll(() => roleProcesses(run, role).filter((pid) => pid !== killed), { timeout: 45_000 })
    .toHaveLength(1);
  await expect
    .poll(() => run.printed.stderr)
    .toMatch(new RegExp(`^framewright: ${role} ended \\(SIGKILL\\); restart in`, 'm'));
}

test('after a worker is killed, another finishes its picture, charged once', async () => {
  const asked = await askForPicture('worker@example.test');
  await until(asked, beingMade);
  const [worker] = roleProcesses(run, 'worker');
  process.kill(worker!, 'SIGKILL');
  await expectRestarted('worker', worker!);
  await expectOnePaidPicture(asked);
});

test('a killed web process is restarted, and loses neither picture nor session', async () => {
  const asked = await askForPicture('web@example.test');
  const [web] = roleProcesses(run, 'web');
  process.kill(web!, 'SIGKILL');
  await expectRestarted('web', web!);
  await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 45_000 }).toBe(200);
  await expectOnePaidPicture(asked);
});

test('a killed PostgreSQL is restarted and stops neither role: the picture is finished, charged once', async () => {
  const asked = await askForPicture('postgres@example.test');
  await until(asked, beingMade);
  const before = [roleProcesses(run, 'web'), roleProcesses(run, 'worker')];
  const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid');
  const postmaster = async () => Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  const killed = await postmaster();
  process.kill(killed, 'SIGKILL');
  await expect.poll(postmaster, { timeout: 45_000 }).not.toBe(killed);
  await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 45_000 }).toBe(200);
  await expectOnePaidPicture(asked);
  expect([roleProcesses(run, 'web'), roleProcesses(run, 'worker')]).toEqual(before);
});

test('no process outlives a killed supervisor, and the next start finishes the picture, charged once', async () => {
  const asked = await askForPicture('supervisor@example.test');
  await until(asked, beingMade);
  const below = descendantsOf(run.child.pid!);
  expect(below.length).toBeGreaterThan(3);
  run.child.kill('SIGKILL');
  await run.ended;
  await expect.poll(() => below.filter(isAlive), { timeout: 45_000 }).toEqual([]);
  run = runStart(env);
  expect(await addressOf(run)).toBe(origin);
  // Nothing is promised about the time that a whole start takes.
  await expectOnePaidPicture(asked, 180_000);
  await interrupt(run);
});
