import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';
import { startEmbeddedPostgres } from '../embedded/postgres.ts';
import { POSTGRES_DATABASE, POSTGRES_USER } from '../embedded/postgres-cluster.ts';
import { takeProcessLock } from '../supervisor/process-lock.ts';
import { StartError } from '../supervisor/start-error.ts';
import { openObjectStore } from '../wiring/open-object-store.ts';
import type { Installation } from './take-backup.ts';

/**
 * Runs `work` on the installation that the environment configures, running or not.
 * @param options.isFilled whether to create a missing installation; it must not be running on this machine
 * @throws ConfigError, StartError for errors that the operator can fix
 */
export async function withInstallation(
  work: (installation: Installation) => Promise<void>,
  { isFilled = false } = {},
): Promise<void> {
  const config = readConfig(process.env);
  const { dataDir } = config;
  if (isFilled) await mkdir(dataDir, { recursive: true });
  else if (
    config.databaseUrl === undefined &&
    (await readPostmasterFile(dataDir, 'PG_VERSION')) === undefined
  )
    throw new StartError(`There is no installation in ${dataDir}: look at DATA_DIR or DATABASE_URL`);
  await mkdir(dataDir, { recursive: true });
  const lock = takeProcessLock(join(dataDir, 'supervisor.lock'));
  const isRunning = 'heldBy' in lock;
  if (isRunning && isFilled)
    throw new StartError(`Stop the site first: it runs on ${dataDir} as process ${lock.heldBy}`);
  try {
    const { url, stop } = await openDatabase(config, isRunning);
    try {
      await work({ databaseUrl: url, dataDir, objectStore: await openObjectStore(config) });
    } finally {
      await stop();
    }
  } finally {
    if (!isRunning) lock.release();
  }
}

async function openDatabase(
  { databaseUrl, migrationUrl, dataDir }: Pick<Config, 'databaseUrl' | 'migrationUrl' | 'dataDir'>,
  isRunning: boolean,
): Promise<{ url: string; stop(): Promise<void> }> {
  const stop = async () => undefined;
  // Restoring needs the owner of the schema.
  if (databaseUrl !== undefined) return { url: migrationUrl ?? databaseUrl, stop };
  if (!isRunning) return await startEmbeddedPostgres({ dataDir, warn: console.error });
  // The fourth line of this file is the port.
  const port = (await readPostmasterFile(dataDir, 'postmaster.pid'))?.split('\n')[3]?.trim();
  if (!port) throw new StartError('The site is starting or stopping: try again in a moment');
  const password = (await readFile(join(dataDir, 'postgres', 'password'), 'utf8')).trim();
  return { url: `postgres://${POSTGRES_USER}:${password}@127.0.0.1:${port}/${POSTGRES_DATABASE}`, stop };
}

async function readPostmasterFile(dataDir: string, name: string): Promise<string | undefined> {
  return await readFile(join(dataDir, 'postgres', 'cluster', name), 'utf8').catch(() => undefined);
}
