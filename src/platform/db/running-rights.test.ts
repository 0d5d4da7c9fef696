import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryDatabaseVectors } from '#testing/database-vectors/try-database-vectors';
import { createUser } from '#testing/factories';
import { createTestContext, type TestContext } from '#testing/test-context';
import { listExcessRights } from './list-excess-rights.ts';
import { withClient } from './with-client.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

const connected = <T>(connectionString: string, work: (client: pg.Client) => Promise<T>) =>
  withClient({ connectionString }, work);

test('no statement lets the running role change schema, guards or ledger; each works for the owner', async () => {
  const [ada, grace] = [
    await createUser(context.db, { credits: 5 }),
    await createUser(context.db, { credits: 5 }),
  ];
  const { tried, hits, uncontrolled } = await tryDatabaseVectors(
    { runningUrl: context.databaseUrl, ownerUrl: context.ownerUrl },
    { ada: ada.id, grace: grace.id },
  );
  expect({ hits, uncontrolled }).toEqual({ hits: [], uncontrolled: [] });
  expect(tried).toBeGreaterThan(150);
});

test('the running role may do nothing beyond its rights, and the owner may', async () => {
  expect(await connected(context.databaseUrl, listExcessRights)).toEqual([]);
  expect(await connected(context.ownerUrl, listExcessRights)).toEqual([
    'do anything in this database server',
  ]);
});

test('a right granted by hand is detected', async () => {
  await connected(context.ownerUrl, (owner) =>
    owner.query('GRANT UPDATE (balance) ON ledger_accounts TO framewright_app'),
  );
  expect(await connected(context.databaseUrl, listExcessRights)).toEqual(['write balances']);
});

test('everything in the schema belongs to its owner, and the running role can read all tables', async () => {
  const { rows } = await connected(context.databaseUrl, (client) =>
    client.query<{ name: string }>(
      `SELECT pg_class.oid::regclass::text AS name FROM pg_class
         WHERE relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace) AND relkind IN ('r', 'p')
           AND (pg_get_userbyid(relowner) = current_user OR NOT has_table_privilege(pg_class.oid, 'SELECT'))`,
    ),
  );
  expect(rows).toEqual([]);
});
