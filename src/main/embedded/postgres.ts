import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listenOnce } from '../supervisor/check-machine.ts';
import { endOfLog, prepareLogFile } from '../supervisor/log-file.ts';
import { restartOnCrash } from '../supervisor/restart-on-crash.ts';
import { StartError } from '../supervisor/start-error.ts';
import { type Cluster, openCluster, POSTGRES_DATABASE, POSTGRES_USER } from './postgres-cluster.ts';
import { stopOrphan } from './postgres-orphan.ts';

export interface EmbeddedPostgresInput {
  /** Absolute. The cluster lies in `postgres/` there, its log in `log/postgres.log`. */
  dataDir: string;
  /** False: data may be lost in a crash, for fast tests. */
  durable?: boolean;
  /** Called with one sentence for each crash. */
  warn?: (message: string) => void;
}

export interface EmbeddedPostgres {
  /** With user, password and database; it stays the same through crashes. */
  url: string;
  /** Process id of the current postmaster. */
  readonly pid: number | undefined;
  stop(): Promise<void>;
}

/**
 * Runs PostgreSQL on the loopback interface while this process lives, and restarts it on the same port when it crashes.
 * Resolves once it accepts connections.
 * @throws StartError if it is not ready within 60 s; the message contains the end of its log
 */
export async function startEmbeddedPostgres(input: EmbeddedPostgresInput): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(input.dataDir);
  await stopOrphan(cluster.folder);
  const port = await listenOnce(0, '127.0.0.1');
  const logFile = await prepareLogFile(input.dataDir, 'postgres');
  const server = restartOnCrash({
    launch: () => launch(cluster, port, logFile, input.durable ?? true),
    onCrash: ({ code, signal, againInMs }) =>
      input.warn?.(
        `PostgreSQL ended (${signal ?? `exit code ${code}`}) and is started again in ${againInMs / 1000} s`,
      ),
  });
  const stop = () => server.stop(STOP_SIGNALS);
  try {
    await waitUntilReady(cluster.folder, () => server.child?.pid);
  } catch (error) {
    await stop();
    throw new StartError(`PostgreSQL doesn't start; the end of ${logFile}: ${await endOfLog(logFile)}`, {
      cause: error,
    });
  }
  return {
    url: `postgres://${POSTGRES_USER}:${cluster.password}@127.0.0.1:${port}/${POSTGRES_DATABASE}`,
    get pid() {
      return server.child?.pid;
    },
    stop,
  };
}

const READY_WITHIN_MS = 60_000;

// Fast shutdown, immediate shutdown, and the last resort.
const STOP_SIGNALS = [
  ['SIGINT', 15_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

function launch(cluster: Cluster, port: number, logFile: string, durable: boolean): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    // Well below the floor of free disk space (STORAGE_FLOOR_MB).
    'max_wal_size=256MB',
    'temp_file_limit=256MB',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const log = openSync(logFile, 'a', 0o600);
  // Its own process group: Ctrl-C in the terminal must not stop it before the roles that use it.
  const server = spawn(
    cluster.binaries.postgres,
    ['-D', cluster.dataArgument, ...settings.flatMap((setting) => ['-c', setting])],
    { ...cluster.spawnOptions, stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  guard(server);
  return server;
}

/**
 * Stops the server when this process dies without stopping it: the guard's standard input then ends. The guard ends
 * after the server.
 */
function guard(server: ChildProcess): void {
  if (server.pid === undefined) return;
  const watcher = spawn('/bin/sh', ['-c', `read -r done || kill -INT ${server.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  server.once('exit', () => watcher.stdin.end('done\n'));
}

/** PostgreSQL writes `ready` as the eighth line of this file, which pg_ctl also reads. */
async function waitUntilReady(folder: string, pid: () => number | undefined): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await delay(25)) {
    const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === pid() && lines[7]?.trim() === 'ready') return;
  }
  throw new Error(`not ready within ${READY_WITHIN_MS / 1000} s`);
}
