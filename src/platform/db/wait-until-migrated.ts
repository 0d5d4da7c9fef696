import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { listMigrationNames } from './migrate.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Resolves once the database has every migration of this release. It polls over one connection, doubling the delay, and
 * reconnects only if that connection broke.
 */
export async function waitUntilMigrated(databaseUrl: string, signal?: AbortSignal): Promise<void> {
  let client: pg.Client | undefined;
  try {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        client ??= await connect(databaseUrl);
        if (await isMigrated(client)) return;
      } catch (error) {
        // The server refused the statement: the table is not there yet, or not this role's to read.
        if (!(error instanceof pg.DatabaseError) || !client) {
          await client?.end().catch(() => undefined);
          client = undefined;
        }
      }
      await delay(pauseMs, undefined, { signal });
    }
  } finally {
    await client?.end().catch(() => undefined);
  }
}

/** Whether the database has every migration of this release. @throws if the query fails */
export async function isMigrated(client: pg.Client): Promise<boolean> {
  const applied = await client.query<{ name: string }>('SELECT name FROM schema_migrations');
  const names = new Set(applied.rows.map((row) => row.name));
  return (await listMigrationNames()).every((name) => names.has(name));
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'framewright-until-migrated',
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  });
  // A broken connection also fails the running statement, which reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
