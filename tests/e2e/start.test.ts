import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '#testing/free-port';
import { interrupt } from './support/interrupt.ts';
import { addressOf, type Run, runStart, statusOf } from './support/run-start.ts';

let folder: string;
let env: Record<'DATA_DIR' | 'PORT' | 'GALLERY_BATCH', string>;
let runs: Run[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'framewright-e2e-'));
  // Without filling the gallery, which takes minutes of CPU time.
  env = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()), GALLERY_BATCH: '0' };
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

function start(variables: Record<string, string>): Run {
  const run = runStart(variables);
  runs.push(run);
  return run;
}
