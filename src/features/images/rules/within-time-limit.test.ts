import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinTimeLimit } from './within-time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new AbortController().signal;

test('ends what takes too long, whether it listens or not', async () => {
  let ended: AbortSignal | undefined;
  const waiting = withinTimeLimit(10, never, (signal) => {
    ended = signal;
    return new Promise(() => undefined);
  });
  const outcome = expect(waiting).rejects.toMatchObject({
    kind: 'transient',
    failure: { code: 'tooSlow', seconds: 10 },
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await outcome;
  expect(ended!.aborted).toBe(true);
});

test('counts from the last restart', async () => {
  const picture = Promise.withResolvers<string>();
  let restart = () => {};
  const waiting = withinTimeLimit(10, never, (_, again) => {
    restart = again;
    return picture.promise;
  });
  for (let step = 0; step < 5; step++) {
    await vi.advanceTimersByTimeAsync(9_000);
    restart();
  }
  picture.resolve('picture');
  await expect(waiting).resolves.toBe('picture');
  restart();
  expect(vi.getTimerCount()).toBe(0);
});
