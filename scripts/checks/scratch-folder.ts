import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** File system in memory, on Linux. */
const MEMORY = '/dev/shm';
/** Bytes that a run of all tests may write. */
const FILES_BYTES = 6e9;
/** Bytes of memory for the programs that tests start. */
const PROGRAMS_BYTES = 8e9;

/**
 * Creates a folder for all files of tests, which is deleted when this process ends. It is in memory if that is large enough:
 * disks create files slowly after hundreds of thousands have been deleted.
 */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(hasEnoughMemory() ? MEMORY : tmpdir(), 'framewright-tests-'));
  // Under root, browsers and databases run as another user.
  chmodSync(folder, 0o755);
  process.once('exit', () => remove(folder));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    // A program may still write there; test results are not affected.
    console.error(`could not delete ${folder}: ${error}`);
  }
}

function hasEnoughMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === MEMORY);
    const [, , type, options = 'noexec'] = mount?.split(' ') ?? [];
    // Tests unpack and run programs.
    const runsPrograms = type === 'tmpfs' && !options.split(',').includes('noexec');
    return (
      runsPrograms &&
      bavail * bsize >= FILES_BYTES &&
      process.availableMemory() >= FILES_BYTES + PROGRAMS_BYTES
    );
  } catch {
    // Not Linux.
    return false;
  }
}
