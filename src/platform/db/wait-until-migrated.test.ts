import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database';
import { migrate } from './migrate.ts';
import { waitUntilMigrated } from './wait-until-migrated.ts';

test('waiting for migrations uses one connection, and closes it', async () => {
  const database = await createTestDatabase({ isEmpty: true });
  const observer = new pg.Client({ connectionString: database.ownerUrl });
  await observer.connect();
  const waiting = async () => {
    const { rows } = await observer.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'framewright-until-migrated'`,
    );
    return rows.map(({ pid }) => pid);
  };
  try {
    let isOver = false;
    const waited = waitUntilMigrated(database.ownerUrl).then(() => {
      isOver = true;
    });
    await expect.poll(waiting).toHaveLength(1);
    const [pid] = await waiting();
    const seen = new Set<number>();
    const migrated = migrate(database.ownerUrl);
    while (!isOver) for (const one of await waiting()) seen.add(one);
    await Promise.all([waited, migrated]);
    expect([...seen].filter((one) => one !== pid)).toEqual([]);
    await expect.poll(waiting).toEqual([]);
  } finally {
    await observer.end();
    await database.drop();
  }
});

test('it waits for a missing database until aborted', async () => {
  const stop = new AbortController();
  const waited = waitUntilMigrated('postgres://nobody:nothing@127.0.0.1:9/none', stop.signal);
  stop.abort();
  await expect(waited).rejects.toThrow('aborted');
});
