import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a clone is UTF-8, finds letters beyond ASCII by trigram, and has the tables of the template', async () => {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    const { rows } = await client.query(
      `SELECT current_setting('server_encoding') AS encoding, show_trgm('ü') <> '{}' AS letters,
              (SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public') AS tables`,
    );
    expect(rows[0]).toMatchObject({ encoding: 'UTF8', letters: true });
    expect(rows[0].tables).toBeGreaterThan(0);
  } finally {
    await client.end();
  }
});
