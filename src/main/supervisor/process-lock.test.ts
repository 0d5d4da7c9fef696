import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeProcessLock } from './process-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'framewright-lock-'));
const file = join(folder, 'lock');
afterAll(() => rmSync(folder, { recursive: true }));

test('one process holds the lock, another gets its id, and a released lock is free', () => {
  const lock = takeProcessLock(file);
  expect(takeProcessLock(file)).toEqual({ heldBy: process.pid });
  if ('heldBy' in lock) throw new Error('the lock was free');
  lock.release();
  expect(takeProcessLock(file)).toHaveProperty('release');
});

test('the lock of a killed process is free', async () => {
  const other = join(folder, 'other');
  const script = `import { takeProcessLock } from '${new URL('./process-lock.ts', import.meta.url)}';
    takeProcessLock('${other}'); console.log('taken'); setInterval(() => 0, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(takeProcessLock(other)).toEqual({ heldBy: child.pid });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(takeProcessLock(other)).toHaveProperty('release');
  expect(readFileSync(other, 'utf8').split('\n')[0]).toBe(String(process.pid));
});
