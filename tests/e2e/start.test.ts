import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '#testing/free-port';
import { addressOf, descendantsOf, isAlive, type Run, roleProcesses, runStart } from './support/run-start.ts';

let folder: string;
let env: { DATA_DIR: string; PORT: string };
let runs: Run[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-e2e-'));
  env = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) };
});
afterEach(async () => {
  for (const { child, ended } of runs) {
    child.kill('SIGTERM');
    await ended;
  }
  runs = [];
  await rm(folder, { recursive: true, force: true });
});

describe('a failed start prints one line', () => {
  test('a bad variable', async () => {
    await expectRefusal({ ...env, SIGNUP_CREDITS: '-1' }, 'SIGNUP_CREDITS must be a whole number');
  });

  test('a port in use', async () => {
    const other = createServer().listen(Number(env.PORT), '127.0.0.1');
    await once(other, 'listening');
    await expectRefusal(env, `PORT ${env.PORT} is in use`);
    other.close();
  });

  test('a data folder that cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    await expectRefusal({ ...env, DATA_DIR: join(folder, 'file/data') }, 'DATA_DIR');
  });

  async function expectRefusal(wrong: Record<string, string>, message: string): Promise<void> {
    const run = start(wrong);
    expect(await run.ended).toBe(1);
    expect(run.printed.stdout).toBe('');
    expect(run.printed.stderr).toContain(message);
    expect(run.printed.stderr.trim().split('\n')).toHaveLength(1);
  }
});

test('a start prints its URL and that no money moves, Ctrl-C stops every process, and a restart keeps the site', async () => {
  const own = { ...env, NODE_COMPILE_CACHE: '' };
  const first = start(own);
  const address = await addressOf(first);
  const [ready, payments, ...more] = first.printed.stdout.split('\n');
  expect(ready).toBe(`Framewright is ready at ${address}`);
  expect(payments).toMatch(
    /^Payments go to a stand-in for Stripe at http:\/\/127\.0\.0\.1:\d+: no money moves$/,
  );
  expect([more, first.printed.stderr]).toEqual([[''], '']);
  expect(await statusOf(`${address}/readyz`)).toBe(200);
  const secrets = () =>
    Promise.all(
      ['identity-provider', 'stripe-stand-in'].map((part) =>
        readFile(join(env.DATA_DIR, part, 'secrets.json'), 'utf8'),
      ),
    );
  const before = await secrets();
  await interrupt(first);
  expect(await readdir(join(env.DATA_DIR, 'compiled'))).not.toEqual([]);

  const second = start(own);
  expect(await addressOf(second)).toBe(address);
  expect(await secrets()).toEqual(before);
  expect(second.printed.stdout).toBe(first.printed.stdout);

  const third = start({ ...env, PORT: String(await freePort()) });
  expect(await third.ended).toBe(1);
  expect(third.printed.stderr).toContain(`is in use: Framewright runs there as process ${second.child.pid}`);
  await interrupt(second);
});

test.each(['web', 'worker'] as const)('a killed %s process is restarted', async (role) => {
  const run = start(unpainted());
  const address = await addressOf(run);
  const [killed] = roleProcesses(run, role);
  process.kill(killed!, 'SIGKILL');
  await expect
    .poll(() => roleProcesses(run, role).filter((pid) => pid !== killed), { timeout: 45_000 })
    .toHaveLength(1);
  await expect.poll(() => statusOf(`${address}/readyz`), { timeout: 45_000 }).toBe(200);
  expect(run.printed.stderr).toMatch(new RegExp(`^framewright: ${role} ended \\(SIGKILL\\); restart in`));
  await interrupt(run);
});

test('both roles keep running when PostgreSQL is killed', async () => {
  const run = start(unpainted());
  const address = await addressOf(run);
  // The site is ready before the worker. Waits for the worker, because a part that dies while starting is a different case.
  await expect.poll(() => workerLog(), { timeout: 45_000 }).toContain('worker started');
  const before = [roleProcesses(run, 'web'), roleProcesses(run, 'worker')];
  const pidFile = join(env.DATA_DIR, 'postgres/cluster/postmaster.pid');
  const killed = Number.parseInt(await readFile(pidFile, 'utf8'), 10);
  process.kill(killed, 'SIGKILL');
  await expect
    .poll(async () => Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10), {
      timeout: 45_000,
    })
    .not.toBe(killed);
  await expect.poll(() => statusOf(`${address}/readyz`), { timeout: 45_000 }).toBe(200);
  expect([roleProcesses(run, 'web'), roleProcesses(run, 'worker')]).toEqual(before);
  await interrupt(run);
});

test('no process outlives a killed supervisor, and the next start works', async () => {
  const killed = start(env);
  await addressOf(killed);
  const below = descendantsOf(killed.child.pid!);
  expect(below.length).toBeGreaterThan(3);
  killed.child.kill('SIGKILL');
  await killed.ended;
  await expect.poll(() => below.filter(isAlive), { timeout: 45_000 }).toEqual([]);
  const next = start(env);
  await addressOf(next);
  await interrupt(next);
});

/** Without filling the gallery, which would slow the test down. */
const unpainted = () => ({ ...env, GALLERY_BATCH: '0' });

function start(variables: Record<string, string>): Run {
  const run = runStart(variables);
  runs.push(run);
  return run;
}

/** Ends a run like Ctrl-C, and checks that no process is left. */
async function interrupt(run: Run): Promise<void> {
  const below = descendantsOf(run.child.pid!);
  run.child.kill('SIGINT');
  expect(await run.ended).toBe(0);
  await expect.poll(() => below.filter(isAlive)).toEqual([]);
}

async function workerLog(): Promise<string> {
  return await readFile(join(env.DATA_DIR, 'log/worker.log'), 'utf8').catch(() => '');
}

async function statusOf(url: string): Promise<number | undefined> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.status;
}
