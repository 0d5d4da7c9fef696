import pg from 'pg';
import { listExcessRights } from '#platform/db/list-excess-rights';
import { migrate } from '#platform/db/migrate';
import { isMigrated } from '#platform/db/wait-until-migrated';
import { withClient } from '#platform/db/with-client';
import { ConfigError } from '../config/config-error.ts';
import type { DatabaseUrls } from '../config/database.ts';
import { createRunningRole } from './create-running-role.ts';

/**
 * Migrates the database as the schema's owner, and grants the running role its rights. If only DATABASE_URL is set, its
 * role migrates, if it may.
 * @param tell receives messages for the operator, one line each
 * @throws ConfigError if the two addresses do not match; errors of the database
 */
export async function migrateDatabase(
  { databaseUrl, migrationUrl }: DatabaseUrls,
  tell: (line: string) => void,
): Promise<void> {
  const onWait = (name: string) => tell(`migration ${name} is waiting: another transaction holds its tables`);
  if (migrationUrl === undefined) {
    const mayMigrate = await connected(databaseUrl, hasSchema);
    if (mayMigrate) await migrate(databaseUrl, { onWait });
    else if (!(await connected(databaseUrl, isMigratedYet)))
      tell('the database waits to be migrated: run npm run migrate with DATABASE_MIGRATION_URL');
  } else {
    const runningRole = await findRunningRole(databaseUrl, migrationUrl);
    const owner = await connected(migrationUrl, currentRole);
    await migrate(migrationUrl, { onWait, runningRole: runningRole === owner ? undefined : runningRole });
    if (!(await connected(databaseUrl, isMigratedYet)))
      throw new ConfigError(
        'DATABASE_URL and DATABASE_MIGRATION_URL name different databases: both must name the same one',
      );
  }
  const excess = await connected(databaseUrl, async (client) =>
    (await isMigratedYet(client)) ? await listExcessRights(client) : [],
  );
  if (excess.length > 0)
    tell(
      `${migrationUrl === undefined ? 'DATABASE_MIGRATION_URL is not set: the' : 'the'} site runs as a database role that may ${excess.join(', ')}; docs/operations.md, "Two database roles", says how to give it one that may not`,
    );
}

/** The role that DATABASE_URL connects as. It is created if it is missing and the migrating role may create roles. */
async function findRunningRole(databaseUrl: string, migrationUrl: string): Promise<string> {
  try {
    return await connected(databaseUrl, currentRole);
  } catch (error) {
    const { username, password } = new URL(databaseUrl);
    const name = decodeURIComponent(username);
    // The server refused the role, its password, or its right to connect, which a migration grants later.
    if (!REFUSED.has(String((error as { code?: unknown }).code)) || name === '') throw error;
    const isNew = await connected(migrationUrl, (client) =>
      createRunningRole(client, { name, password: decodeURIComponent(password) }),
    );
    if (isNew || (error as { code?: unknown }).code === NOT_ALLOWED) return name;
    throw new ConfigError(`DATABASE_URL is refused by the database: ${(error as Error).message}`);
  }
}

const NOT_ALLOWED = '42501';
// https://www.postgresql.org/docs/current/errcodes-appendix.html
const REFUSED = new Set(['28P01', '28000', NOT_ALLOWED]);

async function currentRole(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('SELECT current_user AS role');
  return rows[0]!.role;
}

/** Whether the role may change the schema: its owner, or a role that may create schemas. */
async function hasSchema(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `SELECT has_database_privilege(current_database(), 'CREATE') OR has_schema_privilege('public', 'CREATE') AS may`,
  );
  return rows[0]!.may;
}

async function isMigratedYet(client: pg.Client): Promise<boolean> {
  // The table does not exist, or the role may not read it.
  return await isMigrated(client).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  });
}

async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const connection = { connectionString, application_name: 'framewright-migrate' };
  return await withClient({ ...connection, connectionTimeoutMillis: 10_000 }, work);
}
