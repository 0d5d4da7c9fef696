import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File system in memory, on Linux. */
const MEMORY = '/dev/shm';
/** Bytes: enough for a run of all tests, and for the programs that it starts. */
const ROOM = 6e9;
const LEFT_FREE = 8e9;

/**
 * A folder for all files that tests write, deleted when this process ends. It is in memory if there is room: file systems
 * create files slowly after hundreds of thousands have been deleted.
 */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(isRoomy() ? MEMORY : tmpdir(), 'framewright-tests-'));
  // Browsers and databases that root starts run as another user.
  chmodSync(folder, 0o755);
  process.once('exit', () => remove(folder));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    // A program may still write there. The results of the tests stand.
    console.error(`could not delete ${folder}: ${error}`);
  }
}

function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY);
    const [, , type, options = 'noexec'] = mount?.split(' ') ?? [];
    // Tests unpack programs.
    const runsPrograms = type === 'tmpfs' && !options.split(',').includes('noexec');
    return runsPrograms && bavail * bsize >= ROOM && process.availableMemory() >= ROOM + LEFT_FREE;
  } catch {
    // Not Linux.
    return false;
  }
}
