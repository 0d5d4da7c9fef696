import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { createQueueSchema } from './queue.ts';

// One migration at a time, whatever number of workers start together. The number is arbitrary.
const MIGRATION_LOCK = 7_310_402;
const FOLDER = new URL('./migrations/', import.meta.url);

/**
 * Brings the database to the newest schema, the queue's own included. Safe to run from several processes
 * at once and on a database that is up to date.
 * @throws when an applied migration's text has changed since, or its SQL fails (nothing of it stays).
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'framewright-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMissing(client);
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
    const wanted = [...(await migrationNames()), QUEUE_READY];
    return wanted.every((name) => names.has(name));
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const QUEUE_READY = 'queue';

async function applyMissing(client: pg.Client): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_migrations (
       name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const applied = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  const checksums = new Map(applied.rows.map((row) => [row.name, row.checksum]));
  for (const name of await migrationNames()) {
    const sql = await readFile(new URL(name, FOLDER), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const known = checksums.get(name);
    if (known === checksum) continue;
    if (known !== undefined) throw new Error(`Migration ${name} was changed after it had been applied`);
    await applyOne(client, name, sql, checksum);
  }
}

async function applyOne(client: pg.Client, name: string, sql: string, checksum: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

async function migrationNames(): Promise<string[]> {
  const names = await readdir(FOLDER);
  return names.filter((name) => name.endsWith('.sql')).sort();
}
