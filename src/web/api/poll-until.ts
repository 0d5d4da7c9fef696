import { ApiError } from './request.ts';

interface Poll {
  everyMs: number;
  signal?: AbortSignal;
}

const LOST_READS_MAX = 5;
// Whoever is to wait for longer is told so instead.
const LONGEST_WAIT_S = 60;

/**
 * Reads until there is something. A read that is lost on the way, or that came too early for the server, is made up by
 * the next one, a few times in a row, and not before the server wants to be asked again; one that was refused rejects,
 * and so does the signal.
 */
export async function pollUntil<T>(
  readAgain: () => Promise<T | undefined>,
  { everyMs, signal }: Poll,
): Promise<T> {
  for (let lost = 0, waitMs = everyMs; ; ) {
    await pause(waitMs, signal);
    waitMs = everyMs;
    try {
      const found = await readAgain();
      if (found !== undefined) return found;
      lost = 0;
    } catch (error) {
      signal?.throwIfAborted();
      lost += 1;
      if (lost > LOST_READS_MAX || isRefusal(error)) throw error;
      if (error instanceof ApiError) waitMs = Math.max(everyMs, (error.retryAfterS ?? 0) * 1_000);
    }
  }
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (error.status < 500 && error.status !== 429) || (error.retryAfterS ?? 0) > LONGEST_WAIT_S;
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
