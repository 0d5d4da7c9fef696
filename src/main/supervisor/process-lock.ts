import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

interface ProcessLock {
  release(): void;
}
const POLL_MS = 50;

/**
 * Takes a lock that lasts as long as this process lives; locks of killed processes do not count. Returns the holder's
 * process id if another process has it.
 */
export function takeProcessLock(file: string): ProcessLock | { heldBy: number } {
  const claim = `${file}.${randomUUID()}`;
  writeFileSync(claim, `${process.pid}\n${processIdentity(process.pid)}\n`);
  try {
    while (true) {
      if (claimed(claim, file)) return { release: () => rmSync(file, { force: true }) };
      const holder = holderOf(file);
      if (holder !== undefined) return { heldBy: holder };
      removeStale(file);
    }
  } finally {
    rmSync(claim, { force: true });
  }
}

/** Waits until no other process holds the lock, and takes it. */
export async function waitForProcessLock(file: string): Promise<ProcessLock> {
  for (;;) {
    const lock = takeProcessLock(file);
    if ('release' in lock) return lock;
    await delay(POLL_MS);
  }
}

function claimed(claim: string, file: string): boolean {
  try {
    linkSync(claim, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(file: string): number | undefined {
  try {
    const [pid, identity] = readFileSync(file, 'utf8').split('\n');
    return processIdentity(Number(pid)) === identity ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

/** Renames the lock first: another process may have taken it since it was read. */
function removeStale(file: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (holderOf(aside) !== undefined) claimed(aside, file);
  rmSync(aside, { force: true });
}

/**
 * Identifies a process beyond its id, which may be reused, also after a restart of the machine. `undefined` if there is
 * no such process, or only a zombie.
 */
function processIdentity(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux')
      return (
        execFileSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).trim() || undefined
      );
    // The program's name, in parentheses, can contain anything; state and start time are fields 3 and 22.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (state === 'Z' || state === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[18]}`;
  } catch {
    return undefined;
  }
}
