import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startQueue } from '#platform/queue/queue';
import { createTestContext, type TestContext } from '#testing/test-context';
import { createDiskSpace } from './disk-space.ts';
import { pauseWhenFull } from './pause-when-full.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

test('storing jobs wait while the disk is full, and run once it has room', async () => {
  let freeBytes = 5;
  const worker = await startQueue({
    databaseUrl: context.databaseUrl,
    role: 'worker',
    onError: () => undefined,
  });
  const done: string[] = [];
  await worker.work('run-generation', { concurrency: 2 }, async () => void done.push('stored'));
  await worker.work('sync-customer', { concurrency: 1 }, async () => void done.push('told'));
  const told: boolean[] = [];
  const pausing = await pauseWhenFull({
    queue: worker,
    diskSpace: { read: async () => [{ name: 'data', freeBytes, floorBytes: 10, isFull: freeBytes < 10 }] },
    onChange: (isFull) => told.push(isFull),
    intervalMs: 50,
  });
  try {
    // A fetch that was on its way when the queues were paused may still take a job.
    await expect.poll(countRunningQueries).toBe(0);
    await context.db.transaction().execute(async (trx) => {
      await context.queue.enqueue(trx, 'run-generation', { generationId: crypto.randomUUID() });
      await context.queue.enqueue(trx, 'sync-customer', { userId: crypto.randomUUID(), occasion: 'test' });
    });
    await expect.poll(() => done).toEqual(['told']);
    freeBytes = 100;
    await expect.poll(() => done).toEqual(['told', 'stored']);
    expect(told).toEqual([true, false]);
  } finally {
    pausing.stop();
    await worker.stop(0);
  }
});

async function countRunningQueries(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'framewright-queue-worker' and state <> 'idle'`.execute(
    context.db,
  );
  return rows[0]!.count;
}

test('the floor is configured, else 1 GB or a tenth of a small disk; for temporary files at most a tenth', async () => {
  const floors = async (floorBytes: number | undefined, totalBytes: number) => {
    const measure = async () => ({ freeBytes: totalBytes / 2, totalBytes });
    const disks = await createDiskSpace({ dataDir: '/data', floorBytes, measure }).read();
    return disks.map(({ floorBytes: floor, isFull }) => [floor, isFull]);
  };
  expect(await floors(undefined, 100e9)).toEqual([
    [1e9, false],
    [1e9, false],
  ]);
  expect(await floors(undefined, 1e9)).toEqual([
    [1e8, false],
    [1e8, false],
  ]);
  expect(await floors(2e9, 1e9)).toEqual([
    [2e9, true],
    [1e8, false],
  ]);
  expect(await floors(0, 1e9)).toEqual([
    [0, false],
    [0, false],
  ]);
});

test('an unmeasurable disk counts as not full', async () => {
  const measure = () => Promise.reject(new Error('ENOSYS'));
  expect(await createDiskSpace({ dataDir: '/data', floorBytes: 5, measure }).read()).toEqual([
    { name: 'data', freeBytes: null, floorBytes: 0, isFull: false },
    { name: 'temporary files', freeBytes: null, floorBytes: 0, isFull: false },
  ]);
});
