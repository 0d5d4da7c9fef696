import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listExcessRights } from '#platform/db/list-excess-rights';
import { migrate, readMigrations } from '#platform/db/migrate';
import { withClient } from '#platform/db/with-client';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';
import { migrateDatabase } from './migrate-database.ts';

const MIGRATIONS = new URL('../../platform/db/migrations/', import.meta.url);
const LAST_OF_RELEASE_BEFORE = '0019-notices.sql';
const PASSWORD = 'a password with @ and /';
const ADA = '6f6b0f3c-9a5e-4b8e-8f0e-3a1c2b4d5e6f';

let database: TestDatabase;
let role: string;
let runningUrl: string;
let earlier: string;
const told: string[] = [];
const tell = (line: string) => told.push(line);
beforeAll(async () => {
  earlier = await mkdtemp(join(tmpdir(), 'framewright-earlier-'));
  for (const { name } of await readMigrations())
    if (name <= LAST_OF_RELEASE_BEFORE)
      await copyFile(fileURLToPath(new URL(name, MIGRATIONS)), join(earlier, name));
});
afterAll(() => rm(earlier, { recursive: true, force: true }));
beforeEach(async () => {
  told.length = 0;
  database = await createTestDatabase({ isEmpty: true });
  // Roles belong to the server: one of its own for each test.
  role = `app ${database.ownerUrl.slice(-8)}`;
  const url = new URL(database.ownerUrl);
  url.username = encodeURIComponent(role);
  url.password = encodeURIComponent(PASSWORD);
  runningUrl = url.href;
});
afterEach(async () => {
  await owner(`DROP OWNED BY ${pg.escapeIdentifier(role)}; DROP ROLE ${pg.escapeIdentifier(role)}`).catch(
    () => undefined,
  );
  await database.drop();
});

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  return await withClient({ connectionString: url }, async (client) => (await client.query<T>(sql)).rows);
}
const owner = <T extends object>(sql: string) => query<T>(database.ownerUrl, sql);

const bothRoles = () => migrateDatabase({ databaseUrl: runningUrl, migrationUrl: database.ownerUrl }, tell);

/** A site of the release before, which one role owns and runs. */
async function installEarlier(): Promise<void> {
  await migrate(database.ownerUrl, { folder: pathToFileURL(`${earlier}/`) });
  await owner(`
    INSERT INTO users (id, issuer, subject, email) VALUES ('${ADA}', 'x', 'ada', 'ada@example.test');
    INSERT INTO ledger_accounts (kind, user_id, balance) VALUES ('extra', '${ADA}', 0), ('held', '${ADA}', 0);`);
}
const give = (kind: string) =>
  owner(`INSERT INTO transfers (user_id, kind, from_account, to_account, amount, idempotency_key)
    SELECT '${ADA}', 'grant', source.id, target.id, 7, 'once' FROM ledger_accounts AS source, ledger_accounts AS target
      WHERE source.kind = 'granted' AND target.user_id = '${ADA}' AND target.kind = '${kind}'`);

describe('with both roles', () => {
  test('a site of the previous release keeps its data, and its running role is created', async () => {
    await installEarlier();
    await give('extra');
    await bothRoles();
    expect(told).toEqual([]);
    expect(await query(runningUrl, "SELECT balance::int FROM ledger_accounts WHERE kind = 'extra'")).toEqual([
      { balance: 7 },
    ]);
    await expect(query(runningUrl, 'UPDATE ledger_accounts SET balance = 8')).rejects.toThrow(
      'permission denied',
    );
    // A second time changes nothing.
    await bothRoles();
    expect(told).toEqual([]);
  });

  test('an impossible transfer of the previous release stops the migration and is named', async () => {
    await installEarlier();
    await give('held');
    await expect(bothRoles()).rejects.toThrow(/^Migration 0024.*transfer 1 joins accounts/);
  });

  test('rights granted by hand are revoked', async () => {
    await bothRoles();
    await owner(`GRANT ALL ON transfers TO ${pg.escapeIdentifier(role)}`);
    await bothRoles();
    expect(told).toEqual([]);
    await expect(query(runningUrl, 'DELETE FROM transfers')).rejects.toThrow('permission denied');
  });

  test('a wrong password is reported, and no password is changed', async () => {
    await bothRoles();
    const wrong = new URL(runningUrl);
    wrong.password = 'guessed';
    await expect(
      migrateDatabase({ databaseUrl: wrong.href, migrationUrl: database.ownerUrl }, tell),
    ).rejects.toThrow(/^DATABASE_URL is refused by the database: password authentication failed/);
    await query(runningUrl, 'SELECT 1');
  });

  test('two different databases are refused', async () => {
    const other = await createTestDatabase({ isEmpty: true });
    try {
      await expect(
        migrateDatabase({ databaseUrl: other.ownerUrl, migrationUrl: database.ownerUrl }, tell),
      ).rejects.toThrow('DATABASE_URL and DATABASE_MIGRATION_URL name different databases');
    } finally {
      await other.drop();
    }
  });

  test('one role in both addresses works, with a warning', async () => {
    await migrateDatabase({ databaseUrl: database.ownerUrl, migrationUrl: database.ownerUrl }, tell);
    expect(told).toEqual([expect.stringMatching(/^the site runs as a database role that may do anything/)]);
  });
});

describe('with DATABASE_URL alone', () => {
  const alone = (databaseUrl: string) => migrateDatabase({ databaseUrl, migrationUrl: undefined }, tell);

  test('the owner migrates, and one line names the missing variable', async () => {
    await alone(database.ownerUrl);
    expect(told).toEqual([
      'DATABASE_MIGRATION_URL is not set: the site runs as a database role that may do anything in this database server; docs/operations.md, "Two database roles", says how to give it one that may not',
    ]);
  });

  test('the running role does not migrate, and says so if the schema is missing', async () => {
    await bothRoles();
    await alone(runningUrl);
    expect(told).toEqual([]);
    await owner("DELETE FROM schema_migrations WHERE name = '0024-database-roles.sql'");
    await alone(runningUrl);
    expect(told).toEqual([expect.stringMatching(/^the database waits to be migrated: run npm run migrate/)]);
  });
});

test('the owner need not be a superuser', async () => {
  const name = `owner ${database.ownerUrl.slice(-8)}`;
  const quoted = pg.escapeIdentifier(name);
  const migrationUrl = new URL(database.ownerUrl);
  migrationUrl.username = encodeURIComponent(name);
  const databaseName = pg.escapeIdentifier(migrationUrl.pathname.slice(1));
  await owner(`CREATE ROLE ${quoted} LOGIN CREATEROLE PASSWORD '${migrationUrl.password}'`);
  await owner(`ALTER DATABASE ${databaseName} OWNER TO ${quoted}`);
  try {
    await migrateDatabase({ databaseUrl: runningUrl, migrationUrl: migrationUrl.href }, tell);
    expect(told).toEqual([]);
    const client = new pg.Client({ connectionString: runningUrl });
    await client.connect();
    expect(await listExcessRights(client).finally(() => client.end())).toEqual([]);
  } finally {
    await owner(`ALTER DATABASE ${databaseName} OWNER TO CURRENT_USER; REASSIGN OWNED BY ${quoted} TO CURRENT_USER;
      DROP OWNED BY ${quoted}`);
    await owner(`DROP OWNED BY ${pg.escapeIdentifier(role)}; DROP ROLE ${pg.escapeIdentifier(role)}`);
    await owner(`DROP ROLE ${quoted}`);
  }
});
