import { ApiError } from './request.ts';

interface Poll {
  everyMs: number;
  signal?: AbortSignal;
}

const RETRIES_MAX = 5;
// For a longer `Retry-After`, polling ends with the error.
const RETRY_AFTER_MAX_S = 60;

/**
 * Polls until the result exists. Network errors, 429 and 5xx are retried a few times in a row, after `Retry-After` if
 * there is one. Other errors reject, and so does an abort.
 */
export async function pollUntil<T>(
  read: () => Promise<T | undefined>,
  { everyMs, signal }: Poll,
): Promise<T> {
  for (let failures = 0, waitMs = everyMs; ; ) {
    await pause(waitMs, signal);
    waitMs = everyMs;
    try {
      const found = await read();
      if (found !== undefined) return found;
      failures = 0;
    } catch (error) {
      signal?.throwIfAborted();
      failures += 1;
      if (failures > RETRIES_MAX || isRefusal(error)) throw error;
      if (error instanceof ApiError) waitMs = Math.max(everyMs, (error.retryAfterS ?? 0) * 1_000);
    }
  }
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (error.status < 500 && error.status !== 429) || (error.retryAfterS ?? 0) > RETRY_AFTER_MAX_S;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', end, { once: true });
  });
}
