import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** Whether it has been its turn, once all that was to happen has happened. */
async function hasBegun(turn: Promise<unknown>): Promise<boolean> {
  const waiting = new Promise((resolve) => setImmediate(resolve, 'waiting'));
  return (await Promise.race([turn, waiting])) !== 'waiting';
}

test('so many work at once, and the next begins when one ends', async () => {
  const turns = createTurns({ atOnce: 2, atOncePerKey: 2, waiting: 10 });
  const [first, second, third] = [turns.take('a'), turns.take('b'), turns.take('c')];
  expect(await Promise.all([first, second, third].map(hasBegun))).toEqual([true, true, false]);
  const end = await first;
  end();
  end();
  expect(await hasBegun(third)).toBe(true);
  expect(await hasBegun(turns.take('d'))).toBe(false);
});

test('one key does not keep the others waiting', async () => {
  const turns = createTurns({ atOnce: 3, atOncePerKey: 1, waiting: 10 });
  const [first, second, other] = [turns.take('a'), turns.take('a'), turns.take('b')];
  expect(await Promise.all([first, second, other].map(hasBegun))).toEqual([true, false, true]);
  (await other)();
  expect(await hasBegun(second)).toBe(false);
  (await first)();
  expect(await hasBegun(second)).toBe(true);
});

test('who comes when too many wait is sent away for a while', async () => {
  const turns = createTurns({ atOnce: 1, atOncePerKey: 1, waiting: 1 });
  void turns.take('a');
  void turns.take('b');
  await expect(turns.take('c')).rejects.toMatchObject({ code: 'rate_limited', details: { retryAfter: 5 } });
});
