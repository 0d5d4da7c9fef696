import { expect, test } from 'vitest';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

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
  const queue = createUploadQueue({ concurrency: 2, concurrencyPerKey: 2, maxWaiting: 10 });
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
  const queue = createUploadQueue({ concurrency: 3, concurrencyPerKey: 1, maxWaiting: 10 });
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
  const queue = createUploadQueue({ concurrency: 1, concurrencyPerKey: 1, maxWaiting: 1 });
  enqueue(queue, 'a');
  enqueue(queue, 'b');
  await expect(enqueue(queue, 'c').done).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfter: 5 },
  });
});
