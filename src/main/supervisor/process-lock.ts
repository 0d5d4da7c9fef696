import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';

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
