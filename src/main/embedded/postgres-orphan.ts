import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '../supervisor/start-error.ts';

/**
 * Stops a PostgreSQL that a killed supervisor left running on this data folder.
 * @throws StartError if it does not end within 20 s
 */
export async function stopOrphan(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  if (!(pid > 1) || !isAlive(pid)) return;
  if (!(await isPostgresOn(folder, pid))) {
    // Another program has this process id now; PostgreSQL would mistake it for a server.
    await rm(pidFile, { force: true });
    return;
  }
  // Fast shutdown first, then immediate, which the next start recovers from.
  for (const [signal, graceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    process.kill(pid, signal);
    for (let waited = 0; waited < graceMs; waited += 50) {
      // Does not check whether the process exists: without a reaper it stays a zombie.
      if (!(await isPostgresOn(folder, pid))) return;
      await delay(50);
    }
  }
  throw new StartError(`another PostgreSQL (process ${pid}) is running on ${folder} and doesn't stop`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isPostgresOn(folder: string, pid: number): Promise<boolean> {
  try {
    if (process.platform === 'linux') {
      const [program, cwd] = await Promise.all([readlink(`/proc/${pid}/exe`), readlink(`/proc/${pid}/cwd`)]);
      return basename(program).startsWith('postgres') && cwd === (await realpath(folder));
    }
    const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command=']);
    return stdout.includes('postgres') && stdout.includes(folder);
  } catch {
    return false;
  }
}
