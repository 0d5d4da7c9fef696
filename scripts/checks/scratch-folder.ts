import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** What a run of all tests is sure to find room in, and what it leaves to its programs; bytes. */
const ROOM = 6e9;
const LEFT_FREE = 8e9;

/**
 * A folder for all that tests write, gone when this process ends. It is in memory where there is room: file systems are
 * slow to make files where hundreds of thousands have just been deleted.
 */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(isRoomy() ? MEMORY : tmpdir(), 'framewright-tests-'));
  // Root's browsers and databases run as others.
  chmodSync(folder, 0o755);
  process.once('exit', () => remove(folder));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    // A program that has not ended yet still writes; what the tests have shown is no less true.
    console.error(`${folder} is left behind: ${error}`);
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
    // Other systems have no such folder.
    return false;
  }
}
