import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { applyMigration, type Migration } from './apply-migration.ts';
import { createQueueSchema } from './queue.ts';

// One migration at a time, whatever number of workers start together. The number is arbitrary.
const MIGRATION_LOCK = 7_310_402;
const LOCK_POLL_MS = 200;
const FOLDER = new URL('./migrations/', import.meta.url);

export interface MigrateOptions {
  /** Where the migrations are, ending in a slash; this release's by default. */
  folder?: URL;
  /** Told of a migration that waits for others to let go of a table. */
  onWait?: (name: string) => void;
}

/**
 * Brings the database to the newest schema, the queue's own included. Safe to run from several processes
 * at once, beside processes of the release before, and on a database that is up to date.
 * @throws when an applied migration's text has changed since, or its SQL fails (nothing of it stays).
 */
export async function migrate(
  databaseUrl: string,
  { folder = FOLDER, onWait = () => undefined }: MigrateOptions = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'framewright-migrate' });
  await client.connect();
  try {
    await takeLock(client);
    await applyMissing(client, folder, onWait);
    await createQueueSchema(databaseUrl);
    await client.query(
      `INSERT INTO schema_migrations (name, checksum) VALUES ($1, '') ON CONFLICT DO NOTHING`,
      [QUEUE_READY],
    );
  } finally {
    await client.end();
  }
}

/** Whether the database has every migration of this release; false while it is empty or unreachable. */
export async function isMigrated(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  // A connection that breaks fails the statement under way too, which is answer enough.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const applied = await client.query<{ name: string }>('SELECT name FROM schema_migrations');
    const names = new Set(applied.rows.map((row) => row.name));
    return (await listMigrationNames()).every((name) => names.has(name));
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What a database that has this release's schema has noted. */
export async function listMigrationNames(): Promise<string[]> {
  return [...(await migrationNames(FOLDER)), QUEUE_READY];
}

/** All migrations of a folder, in the order in which they are applied. */
export async function readMigrations(folder: URL = FOLDER): Promise<Migration[]> {
  return await Promise.all(
    (await migrationNames(folder)).map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

const QUEUE_READY = 'queue';

/** By asking again: a statement that waits counts as a transaction that is open, for which an index made beside waits. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await delay(LOCK_POLL_MS);
  }
}

async function applyMissing(client: pg.Client, folder: URL, onWait: (name: string) => void): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migrations (
       name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const applied = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  const checksums = new Map(applied.rows.map((row) => [row.name, row.checksum]));
  for (const migration of await readMigrations(folder)) {
    const known = checksums.get(migration.name);
    if (known === migration.checksum) continue;
    if (known !== undefined)
      throw new Error(`Migration ${migration.name} was changed after it had been applied`);
    await applyMigration(client, migration, onWait);
  }
}

async function migrationNames(folder: URL): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.sql')).sort();
}
