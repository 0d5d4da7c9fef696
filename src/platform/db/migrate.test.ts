import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBreaks } from '#testing/schema-changes/list-breaks';
import { listUnexcused } from '#testing/schema-changes/list-unexcused';
import { readSchema } from '#testing/schema-changes/read-schema';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';
import packageJson from '../../../package.json' with { type: 'json' };
import { migrate, readMigrations } from './migrate.ts';
import { withClient } from './with-client.ts';

// The schema of the first release: nothing ran before it.
const BASELINE = '0018-running.sql';
const ONE_BY_ONE = '-- statement by statement\n';

let database: TestDatabase;
let client: pg.Client;
let folder: string;
const here = () => pathToFileURL(`${folder}/`);
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'framewright-migrations-'));
  for (const { name } of await readMigrations()) await copyMigration(name);
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const copyMigration = (name: string) =>
  copyFile(new URL(`./migrations/${name}`, import.meta.url), join(folder, name));

const connected = <T>(work: (other: pg.Client) => Promise<T>) =>
  withClient({ connectionString: database.ownerUrl }, work);

describe('migrations are compatible with the previous release', () => {
  test('each one keeps what the previous release relies on, or says since when nothing does', async () => {
    const empty = await createTestDatabase({ isEmpty: true });
    const reader = new pg.Client({ connectionString: empty.ownerUrl });
    await reader.connect();
    const growing = await mkdtemp(join(folder, 'growing-'));
    const faults: string[] = [];
    try {
      for (const { name, sql } of await readMigrations()) {
        await copyFile(join(folder, name), join(growing, name));
        if (name < BASELINE) continue;
        const before = await readSchema(reader);
        await migrate(empty.ownerUrl, { folder: pathToFileURL(`${growing}/`) });
        if (name === BASELINE) continue;
        const after = await readSchema(reader);
        const isOneByOne = sql.startsWith(ONE_BY_ONE);
        const breaks = listBreaks(before, after, isOneByOne);
        faults.push(...listUnexcused(sql, breaks, packageJson.version).map((fault) => `${name}: ${fault}`));
        if (!isOneByOne) continue;
        await reader.query('DELETE FROM schema_migrations WHERE name = $1', [name]);
        await migrate(empty.ownerUrl, { folder: pathToFileURL(`${growing}/`) });
        expect(await readSchema(reader), `${name}, run again`).toEqual(after);
      }
    } finally {
      await reader.end();
      await empty.drop();
    }
    expect(faults).toEqual([]);
  });

  const breaksOf = async (sql: string) => {
    const before = await readSchema(client);
    await client.query('BEGIN');
    try {
      await client.query(sql);
      return listBreaks(before, await readSchema(client), false).map(
        ({ subject, why }) => `${subject}: ${why}`,
      );
    } finally {
      await client.query('ROLLBACK');
    }
  };

  test.each([
    ['DROP TABLE model_calls', 'model_calls: is gone'],
    ['ALTER TABLE model_calls RENAME TO calls', 'model_calls: is gone'],
    ['ALTER TABLE users DROP COLUMN first_name CASCADE', 'users.first_name: is gone'],
    ['ALTER TABLE users RENAME COLUMN first_name TO given_name', 'users.first_name: is gone'],
    ['ALTER TABLE users ALTER subject TYPE varchar(200)', 'users.subject: was text and is character varying'],
    ['ALTER TABLE users ALTER first_name SET NOT NULL', 'users.first_name: may not be null'],
    ['ALTER TABLE users ALTER created_at DROP DEFAULT', 'users.created_at: has no default'],
    ['ALTER TABLE users ADD nickname text NOT NULL', 'users.nickname: is required'],
    ['ALTER TABLE users ADD nickname text DEFAULT random()', 'users: is rewritten'],
    ['TRUNCATE model_calls', 'model_calls: is rewritten'],
    ['ALTER TABLE users ADD CHECK (first_name <> last_name)', 'users.users_check: refuses'],
    ['ALTER TABLE users ADD UNIQUE (first_name)', 'users.users_first_name_key: refuses'],
    ['ALTER TABLE model_calls ADD user_id uuid, ADD CHECK (user_id IS NOT NULL OR images = 0)', 'refuses'],
    ['CREATE UNIQUE INDEX one_name ON users (first_name)', 'one_name: refuses'],
    ['ALTER TABLE users ADD nickname text UNIQUE', 'users_nickname_key: is made while nobody may write'],
    ['CREATE INDEX names ON users (first_name)', 'names: is made while nobody may write'],
    ['DROP INDEX users_by_registration', 'users_by_registration: is gone'],
    ['DROP TRIGGER sessions_of_nobody ON sessions', 'sessions.sessions_of_nobody: is gone'],
    [
      'CREATE TRIGGER more BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      'users.more: may refuse',
    ],
    ['DROP FUNCTION leave_ad_object() CASCADE', 'leave_ad_object(): is gone'],
    [narrowed('NOT VALID'), 'model_calls.model_calls_kind_check: refuses'],
    [widened(''), 'model_calls.model_calls_kind_check: reads all rows'],
  ])('%s is noticed', async (sql, expected) => {
    expect(await breaksOf(sql)).toContainEqual(expect.stringContaining(expected));
  });

  test.each([
    'CREATE TABLE colors (id int PRIMARY KEY, name text NOT NULL UNIQUE); CREATE INDEX ON colors (name, id)',
    'ALTER TABLE users ADD nickname text',
    "ALTER TABLE users ADD theme text NOT NULL DEFAULT 'dark' CHECK (theme IN ('dark', 'light'))",
    'ALTER TABLE users ADD invited_by uuid REFERENCES users',
    'ALTER TABLE generations ALTER settings DROP NOT NULL, DROP CONSTRAINT IF EXISTS generations_product_id_fkey',
    'CREATE TRIGGER told AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION refuse_change()',
    'CREATE FUNCTION one() RETURNS int LANGUAGE sql RETURN 1',
    "INSERT INTO rate_limits (key, points) VALUES ('a', 1)",
    widened('NOT VALID'),
  ])('%s is not minded', async (sql) => {
    expect(await breaksOf(sql)).toEqual([]);
  });

  function narrowed(how: string): string {
    return `ALTER TABLE model_calls DROP CONSTRAINT model_calls_kind_check,
      ADD CONSTRAINT model_calls_kind_check CHECK (kind IN ('image', 'text')) ${how}`;
  }
  function widened(how: string): string {
    return narrowed(how).replace("'text'", "'text', 'vision', 'sound'");
  }

  test('a removed object must be unused for one release', () => {
    const breaks = [{ subject: 'users.nickname', why: 'is gone' }];
    const faults = (line: string) => listUnexcused(`-- Names.\n${line}\nALTER …`, breaks, '0.4.0');
    expect(faults('-- not relied on since 0.3.0: users.nickname')).toEqual([]);
    expect(faults('')).toEqual(['users.nickname: is gone']);
    expect(faults('-- not relied on since 0.3.0: users.name')).toEqual([
      'users.name: is as it was',
      'users.nickname: is gone',
    ]);
    expect(faults('-- not relied on since 0.4.0: users.nickname')[0]).toContain('a release before 0.4.0');
    expect(faults('-- not relied on since 0.10.0: users.nickname')).toHaveLength(2);
  });
});

describe('beside a running site', () => {
  test('a migration gives up a lock it cannot get, and retries', async () => {
    await writeFile(join(folder, '9000-nickname.sql'), 'ALTER TABLE users ADD nickname text;');
    await connected(async (reader) => {
      await reader.query('BEGIN');
      await reader.query('SELECT FROM users');
      const waits = Promise.withResolvers<string>();
      const migrated = migrate(database.ownerUrl, { folder: here(), onWait: waits.resolve });
      expect(await waits.promise).toBe('9000-nickname.sql');
      // Between two tries, other clients reach the table; behind a waiting lock they would not.
      await connected((other) => other.query('SELECT FROM users'));
      await reader.query('COMMIT');
      await migrated;
    });
    await client.query('SELECT nickname FROM users');
  });

  test('in a deadlock, the migration is the one to retry', async () => {
    await writeFile(
      join(folder, '9000-seats.sql'),
      `CREATE TABLE seats (user_id uuid NOT NULL REFERENCES users);
       SELECT pg_sleep(0.3);
       ALTER TABLE users ADD seats int;`,
    );
    await connected(async (writer) => {
      await writer.query('BEGIN');
      await writer.query('SELECT FROM users');
      const migrated = migrate(database.ownerUrl, { folder: here() });
      await expect.poll(() => countLocks('ShareRowExclusiveLock')).toBe(1);
      // Waits for the new table, and soon the new column for it.
      await writer.query("UPDATE users SET first_name = 'Ada'");
      await writer.query('COMMIT');
      await migrated;
    });
    await client.query('SELECT seats FROM users');
  });

  async function countLocks(mode: string): Promise<number> {
    const { rows } = await client.query(
      "SELECT FROM pg_locks WHERE relation = 'users'::regclass AND granted AND mode = $1",
      [mode],
    );
    return rows.length;
  }

  test('concurrent migrations build an index without a transaction, and rebuild an invalid one', async () => {
    const make = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS users_by_nickname ON users (nickname);';
    await writeFile(join(folder, '9001-by-nickname.sql'), `${ONE_BY_ONE}-- By name.\n${make}\nSELECT 1;\n`);
    await client.query(make);
    await client.query(
      `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'users_by_nickname'::regclass`,
    );
    await Promise.all([1, 2, 3].map(() => migrate(database.ownerUrl, { folder: here() })));
    const { rows } = await client.query(
      `SELECT indisvalid FROM pg_index WHERE indexrelid = 'users_by_nickname'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  });

  test('a failed migration is named, and not recorded', async () => {
    await writeFile(join(folder, '9002-broken.sql'), 'CREATE TABLE half (id int); SELECT 1 / 0;');
    await expect(migrate(database.ownerUrl, { folder: here() })).rejects.toThrow(
      'Migration 9002-broken.sql failed: division by zero',
    );
    const { rows } = await client.query(
      `SELECT to_regclass('half') AS half, (SELECT count(*)::int FROM schema_migrations WHERE name LIKE '9002%') AS noted`,
    );
    expect(rows).toEqual([{ half: null, noted: 0 }]);
  });
});
