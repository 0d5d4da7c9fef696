import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { listServers, runTryIsolation } from '#testing/isolation-vectors/run-try-isolation';
import { detectIsolation } from './detect-isolation.ts';
import { listLevels } from './isolation-level.ts';

/** Properties that the limits give by themselves, on every Linux with util-linux. */
const LIMITED = [
  'open 1,000 files',
  'write a file of 64 MB',
  'write an endless file with holes',
  'have 2 GB of memory',
];

const ONLY_FOR_ROOT = 4;

describe.each(listServers())('a program that %s launched', (server) => {
  test('cannot reach the server, other processes or the network, and stays within its limits', async () => {
    const { level, attempts, harmless } = await runTryIsolation(server);
    const holds = level !== 'none' && level.files === 'own';
    const judged = attempts.filter(({ name }) => holds || LIMITED.includes(name));
    expect(judged.filter(({ isolated }) => isolated.reached).map(({ name }) => name)).toEqual([]);
    expect(harmless.filter(({ isolated }) => !isolated.reached)).toEqual([]);
    // The same program reaches nearly all of it otherwise; up to four of these only root may.
    const missed = judged.flatMap(({ name, control }) => (control.reached ? [] : `${name}: ${control.why}`));
    expect(missed.slice(ONLY_FOR_ROOT), missed.join('\n')).toEqual([]);
  }, 180_000);
});

test('a program that ignores signals ends with its launcher', async () => {
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('./stubborn-server.fixture.ts', import.meta.url))],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(server.stdout, 'data');
  const program = Number(line);
  const all = listProcesses()
    .filter(({ pid, parent }) => pid === program || parent === program)
    .map(({ pid }) => pid);
  server.kill('SIGKILL');
  while (listProcesses().some(({ pid, state }) => all.includes(pid) && state !== 'Z')) await setTimeout(20);
}, 30_000);

function listProcesses(): { pid: number; parent: number; state: string }[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,state=']).toString().trim().split('\n');
  return rows.map((row) => {
    const [pid, parent, state = ''] = row.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), state };
  });
}

test('the strongest level is tried first, and a server that is not root keeps its user', () => {
  expect(listLevels(true)[0]).toEqual({ user: 'own', namespaces: 'root', files: 'own' });
  expect(listLevels(false).every(({ user }) => user === 'kept')).toBe(true);
  for (const isRoot of [true, false])
    expect(listLevels(isRoot).at(-1)).toEqual({ user: 'kept', namespaces: 'none', files: 'shared' });
  expect(detectIsolation()).toBe(detectIsolation());
});
