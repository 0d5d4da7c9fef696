import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '#testing/test-context';
import { startQueue } from './queue.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());

test('a stopping worker aborts background jobs, and lets the others finish', async () => {
  const worker = await startQueue({
    databaseUrl: context.databaseUrl,
    role: 'worker',
    onError: () => undefined,
  });
  const ended: string[] = [];
  const begun = Promise.withResolvers<void>();
  const alsoBegun = Promise.withResolvers<void>();
  await worker.work('paint-gallery-image', { concurrency: 1, stopsAtOnce: true }, async ({ signal }) => {
    begun.resolve();
    await once(signal, 'abort');
    ended.push('called off');
    throw signal.reason;
  });
  await worker.work('abandon-generation', { concurrency: 1 }, async ({ signal }) => {
    alsoBegun.resolve();
    await wait(1_000);
    ended.push(signal.aborted ? 'aborted' : 'finished');
  });
  await context.db.transaction().execute(async (trx) => {
    await context.queue.enqueue(trx, 'paint-gallery-image', { paintingId: randomUUID() });
    await context.queue.enqueue(trx, 'abandon-generation', { generationId: randomUUID() });
  });
  await Promise.all([begun.promise, alsoBegun.promise]);
  await worker.stop(30_000);
  expect(ended).toEqual(['called off', 'finished']);
});
