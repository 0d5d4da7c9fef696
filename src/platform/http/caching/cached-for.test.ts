import { expect, test } from 'vitest';
import { cachedFor } from './cached-for.ts';

test('answers are cached and shared, failures are not', async () => {
  let reads = 0;
  const read = cachedFor(60_000, async () => {
    reads += 1;
    if (reads === 1) throw new Error('away');
    return reads;
  });
  await expect(read()).rejects.toThrow('away');
  expect(await Promise.all([read(), read()])).toEqual([2, 2]);
  expect(await read()).toBe(2);
});

test('an expired answer is read again', async () => {
  let reads = 0;
  const read = cachedFor(0, async () => ++reads);
  expect([await read(), await read()]).toEqual([1, 2]);
});
