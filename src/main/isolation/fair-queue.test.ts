import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

test('keys take turns, and the items of each keep their order', () => {
  const queue = createFairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item[0]!, item);
  expect(queue.size).toBe(6);
  const taken = Array.from({ length: 7 }, () => queue.take());
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined]);
  expect(queue.size).toBe(0);
});

test('a removed item is not taken', () => {
  const queue = createFairQueue<string>();
  for (const item of ['a1', 'a2', 'b1']) queue.add(item[0]!, item);
  queue.remove('b', 'b1');
  queue.remove('b', 'b1');
  queue.remove('a', 'a1');
  expect(queue.size).toBe(1);
  expect([queue.take(), queue.take()]).toEqual(['a2', undefined]);
});
