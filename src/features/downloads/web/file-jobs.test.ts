import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImageFile } from '../contract/image-files.ts';
import { fileJobOf, startFileJob, watchFileJob } from './file-jobs.ts';

const IMAGE = { imageUrl: '/images/a.png', generationId: 'g', prompt: 'a lake', index: 0, count: 1 };
const WANTED = { format: 'webp', option: { size: 'original', method: null, isSlow: false } } as const;
const MAKING = { id: 'f', status: 'making', progress: 0.5 } as ImageFile;
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

let unwatch: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  unwatch = watchFileJob(IMAGE.imageUrl);
});
afterEach(() => {
  unwatch();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers the request for the file, then its polls; the last answer repeats. */
function serve(...reads: (() => Response)[]) {
  const fetch = vi.fn(async (_path: string, { method }: RequestInit) =>
    method === 'POST' ? answer(202, MAKING) : (reads.length > 1 ? reads.shift()! : reads[0]!)(),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function run(): Promise<void> {
  const ended = startFileJob(IMAGE, WANTED);
  await vi.advanceTimersByTimeAsync(120_000);
  await ended;
}

test('repeated server errors end the job with a message', async () => {
  const fetch = serve(() => answer(500, { error: 'Something went wrong', code: 'internal' }));
  await run();
  expect(fileJobOf(IMAGE.imageUrl)).toEqual({ status: 'failed', message: 'Something went wrong' });
  expect(fetch.mock.calls.length).toBeLessThan(10);
});

test('a rate-limited poll waits as long as the server asks', async () => {
  const fetch = serve(
    () => answer(429, { error: 'Too many requests', code: 'rate_limited', retryAfter: 5 }),
    () => answer(200, { ...MAKING, status: 'failed' }),
  );
  const ended = startFileJob(IMAGE, WANTED);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fileJobOf(IMAGE.imageUrl)?.status).toBe('making');
  await vi.advanceTimersByTimeAsync(1_000);
  await ended;
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(fileJobOf(IMAGE.imageUrl)?.status).toBe('failed');
});
