import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollUntil } from './poll-until.ts';
import { ApiError } from './request.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers with one of `answers` a read; an error rejects. */
function readsOf(answers: (string | undefined | Error)[]) {
  return vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

describe('polling', () => {
  it('polls until the result exists', async () => {
    const read = readsOf([undefined, undefined, 'there']);
    const found = pollUntil(read, { everyMs: 500 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(await found).toBe('there');
  });

  it('retries lost reads and 404s', async () => {
    const lost = [new TypeError('Failed to fetch'), new ApiError(429, '', ''), new ApiError(503, '', '')];
    const found = pollUntil(readsOf([...lost, undefined, ...lost, 'there']), { everyMs: 10 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await found).toBe('there');
  });

  it('waits for Retry-After', async () => {
    const read = readsOf([new ApiError(429, '', '', '3'), 'there']);
    const found = pollUntil(read, { everyMs: 500 });
    await vi.advanceTimersByTimeAsync(3_400);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(await found).toBe('there');
  });

  it('fails if Retry-After is minutes', async () => {
    const read = readsOf([
      new ApiError(429, '', '{"error":"x","code":"rate_limited","retryAfter":900}'),
      'there',
    ]);
    const failure = pollUntil(read, { everyMs: 10 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    expect(await failure).toMatchObject({ status: 429 });
  });

  it('fails after several lost reads in a row', async () => {
    const read = readsOf(Array.from({ length: 20 }, () => new TypeError('Failed to fetch')));
    const failure = pollUntil(read, { everyMs: 10 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await failure).toBeInstanceOf(TypeError);
    expect(read).toHaveBeenCalledTimes(6);
  });

  it('ends with a refusal', async () => {
    const read = readsOf([
      new ApiError(422, '', '{"error":"The page was not found","code":"page_unreadable"}'),
    ]);
    const failure = pollUntil(read, { everyMs: 10 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50);
    expect(await failure).toMatchObject({ status: 422 });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('ends at once when aborted', async () => {
    const stop = new AbortController();
    const read = readsOf([]);
    const failure = pollUntil(read, { everyMs: 500, signal: stop.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    stop.abort();
    expect(await failure).toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(read).not.toHaveBeenCalled();
  });
});
