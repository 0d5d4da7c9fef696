import { expect, test } from 'vitest';
import { createUploadQueue, createUploadQueues, type UploadQueue } from './upload-queue.ts';

/** Queues work that runs until the test ends it. */
function enqueue(queue: UploadQueue, key: string) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  let begun = false;
  const done = queue.run(key, () => {
    begun = true;
    return promise;
  });
  return { end, done, hasBegun: () => begun };
}

/** Waits until all that can begin has begun. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a limited number of uploads run at once, and the next starts when one ends', async () => {
  const queue = createUploadQueue({
    concurrency: 2,
    concurrencyPerKey: 2,
    maxWaiting: 10,
    maxWaitingPerKey: 4,
  });
  const [first, second, third] = [enqueue(queue, 'a'), enqueue(queue, 'b'), enqueue(queue, 'c')];
  await settle();
  expect([first, second, third].map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
  first.end();
  first.end();
  await settle();
  expect(third.hasBegun()).toBe(true);
  const fourth = enqueue(queue, 'd');
  await settle();
  expect(fourth.hasBegun()).toBe(false);
});

test('one key does not block the others', async () => {
  const queue = createUploadQueue({
    concurrency: 3,
    concurrencyPerKey: 1,
    maxWaiting: 10,
    maxWaitingPerKey: 4,
  });
  const [first, second, other] = [enqueue(queue, 'a'), enqueue(queue, 'a'), enqueue(queue, 'b')];
  await settle();
  expect([first, second, other].map(({ hasBegun }) => hasBegun())).toEqual([true, false, true]);
  other.end();
  await settle();
  expect(second.hasBegun()).toBe(false);
  first.end();
  await settle();
  expect(second.hasBegun()).toBe(true);
});

test('an upload is refused if too many wait', async () => {
  const queue = createUploadQueue({
    concurrency: 1,
    concurrencyPerKey: 1,
    maxWaiting: 1,
    maxWaitingPerKey: 1,
  });
  enqueue(queue, 'a');
  enqueue(queue, 'b');
  await expect(enqueue(queue, 'c').done).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfter: 5 },
  });
});

test('an upload is refused if too many of its key wait, and no other', async () => {
  const queue = createUploadQueue({
    concurrency: 1,
    concurrencyPerKey: 1,
    maxWaiting: 10,
    maxWaitingPerKey: 2,
  });
  const { end } = enqueue(queue, 'a');
  enqueue(queue, 'a');
  enqueue(queue, 'a');
  await expect(enqueue(queue, 'a').done).rejects.toMatchObject({ code: 'rate_limited' });
  const other = enqueue(queue, 'b');
  end();
  await settle();
  expect(other.hasBegun()).toBe(true);
});

test('visitors of one network share a key, and never hold up people with an account', async () => {
  const limits = { concurrency: 1, concurrencyPerKey: 1, maxWaiting: 1, maxWaitingPerKey: 1 };
  const queues = createUploadQueues({ users: limits, visitors: limits });
  const forever = () => new Promise<never>(() => undefined);
  void queues.run({ ip: '192.0.2.1' }, null, forever);
  void queues.run({ ip: '192.0.2.2' }, null, forever);
  await expect(queues.run({ ip: '192.0.2.3' }, null, forever)).rejects.toMatchObject({
    code: 'rate_limited',
  });
  expect(await queues.run({ ip: '192.0.2.4' }, 'ada', async () => 'stored')).toBe('stored');
});
