import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';
import { createDatabase, type Database } from './client.ts';

let testDatabase: TestDatabase;
let db: Database;
const told: string[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = createDatabase({
    url: testDatabase.url,
    connections: 2,
    statementTimeoutMs: 5_000,
    lockTimeoutMs: 5_000,
    applicationName: 'client-test',
    onConnectionError: (error) => told.push(error.message),
  });
});
afterAll(async () => {
  await db.destroy();
  await testDatabase.drop();
});

test('a connection that breaks between two statements fails only its transaction', async () => {
  const transaction = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await expect.poll(() => told).not.toHaveLength(0);
    await sql`SELECT 1`.execute(trx);
  });
  await expect(transaction).rejects.toThrow('not queryable');
  expect(told[0]).toBe('terminating connection due to administrator command');
  const { rows } = await sql<{ one: number }>`SELECT 1 AS one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});
