import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { createQueueSchema } from '../queue/queue.ts';
import { applyMigration, type Migration } from './apply-migration.ts';
import { grantRunningRights } from './running-rights.ts';
import { withClient } from './with-client.ts';

// One migration at a time, whatever number of workers start together. The number is arbitrary.
const MIGRATION_LOCK = 7_310_402;
const LOCK_POLL_MS = 200;
const FOLDER = new URL('./migrations/', import.meta.url);

export interface MigrateOptions {
  /** Folder of the migrations, ending in a slash; by default this release's. */
  folder?: URL;
  /** Called when a migration waits for a table's lock. */
  onWait?: (name: string) => void;
  /** The role that the site connects as, if not the schema's owner; it is granted its rights. */
  runningRole?: string | undefined;
}

/**
 * Migrates the database to the newest schema, including the queue's, and updates the running role's rights. Safe to run
 * in several processes at once, beside processes of the previous release, and on an up-to-date database.
 * @param databaseUrl connects as the owner of the schema
 * @throws Error if an applied migration's text has changed since, or if its SQL fails (it is rolled back)
 */
export async function migrate(
  databaseUrl: string,
  { folder = FOLDER, onWait = () => undefined, runningRole }: MigrateOptions = {},
): Promise<void> {
  const connection = { connectionString: databaseUrl, application_name: 'framewright-migrate' };
  await withClient(connection, async (client) => {
    const grantRights = async () => {
      if (runningRole !== undefined) await grantRunningRights(client, runningRole);
    };
    await takeLock(client);
    await applyMissing(client, { folder, onWait, grantRights });
    await createQueueSchema(databaseUrl);
    await grantRights();
    await client.query(
      `INSERT INTO schema_migrations (name, checksum) VALUES ($1, '') ON CONFLICT DO NOTHING`,
      [QUEUE_READY],
    );
  });
}

/** The migrations that a database with this release's schema has recorded. */
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

/** Polls for the lock: a waiting statement would be an open transaction, for which a concurrent index build waits. */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await delay(LOCK_POLL_MS);
  }
}

async function applyMissing(
  client: pg.Client,
  { folder, onWait, grantRights }: { folder: URL; onWait(name: string): void; grantRights(): Promise<void> },
): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migrations (
       name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const applied = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  const checksums = new Map(applied.rows.map((row) => [row.name, row.checksum]));
  const missing: Migration[] = [];
  for (const migration of await readMigrations(folder)) {
    const known = checksums.get(migration.name);
    if (known === undefined) missing.push(migration);
    else if (known !== migration.checksum)
      throw new Error(`Migration ${migration.name} was changed after it had been applied`);
  }
  for (const migration of missing)
    await applyMigration(client, migration, {
      onWait,
      // Processes start once the last migration is recorded, and need their rights on all tables by then.
      beforeNote: async () => {
        if (migration === missing.at(-1)) await grantRights();
      },
    });
}

async function migrationNames(folder: URL): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.sql')).sort();
}
