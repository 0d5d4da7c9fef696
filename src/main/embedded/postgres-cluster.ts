import { type SpawnOptions, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, type FileHandle, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../supervisor/start-error.ts';
import {
  type Account,
  type PostgresBinaries,
  packagedBinaries,
  publicBinaries,
} from './postgres-binaries.ts';

/** A data folder, and how to run PostgreSQL on it. */
export interface Cluster {
  folder: string;
  /** The value of `-D`. */
  dataArgument: string;
  binaries: PostgresBinaries;
  /** Folder and account that the programs run with. */
  spawnOptions: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid' | 'env'>;
  password: string;
}

export const POSTGRES_USER = 'framewright';
export const POSTGRES_DATABASE = 'framewright';

/**
 * Opens the data folder `dataDir/postgres`, and creates it if it is missing: as a draft that is then renamed, so that a
 * killed start leaves nothing half-made.
 */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const home = join(dataDir, 'postgres');
  const owner = await stat(join(home, 'cluster')).catch(() => undefined);
  const account = process.getuid?.() === 0 ? await accountOf(owner) : undefined;
  const binaries = account ? await publicBinaries(account) : packagedBinaries();
  if (!owner) await createCluster(home, binaries, account);
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  return clusterAt(join(home, 'cluster'), binaries, account, password);
}

/** PostgreSQL refuses to run as root: it runs as the owner of existing data, otherwise as `nobody`. */
async function accountOf(owner: Account | undefined): Promise<Account> {
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

function clusterAt(
  folder: string,
  binaries: PostgresBinaries,
  account: Account | undefined,
  password: string,
): Cluster {
  return {
    folder,
    // The account may lack access to the folder by its path, but it starts inside it.
    dataArgument: process.platform === 'linux' ? '/proc/self/cwd' : folder,
    binaries,
    spawnOptions: { cwd: folder, ...account, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } },
    password,
  };
}

async function createCluster(home: string, binaries: PostgresBinaries, account?: Account): Promise<void> {
  const draft = `${home}.new`;
  await rm(draft, { recursive: true, force: true });
  const folder = join(draft, 'cluster');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account) {
    await chown(folder, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const cluster = clusterAt(folder, binaries, account, password);
  // initdb opens its standard input by name, so its user must own the file.
  await run(
    binaries.initdb,
    ['-D', cluster.dataArgument, ...INITDB_FLAGS],
    cluster,
    await open(passwordFile),
  );
  if (account) await chown(passwordFile, 0, 0);
  const script = join(draft, 'create-database.sql');
  await writeFile(script, `CREATE DATABASE ${POSTGRES_DATABASE}\n`);
  await run(
    binaries.postgres,
    ['--single', '-D', cluster.dataArgument, '-c', 'exit_on_error=on', 'postgres'],
    cluster,
    await open(script),
  );
  await rm(script);
  await rename(draft, home);
}

// With LANG unset the encoding would be SQL_ASCII; under ctype C pg_trgm drops every letter beyond ASCII.
const INITDB_FLAGS = [
  `--username=${POSTGRES_USER}`,
  '--pwfile=/dev/stdin',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
  '--no-instructions',
];

async function run(program: string, args: string[], cluster: Cluster, input: FileHandle): Promise<void> {
  const child = spawn(program, args, { ...cluster.spawnOptions, stdio: [input.fd, 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
    complaint = (complaint + chunk).slice(-2_000);
  });
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0
          ? resolve()
          : reject(new Error(complaint.trim().replaceAll('\n', ' ') || `exit code ${code}`)),
      );
    });
  } catch (error) {
    throw new StartError(`PostgreSQL's data folder can't be made: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    await input.close();
  }
}
