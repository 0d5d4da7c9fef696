const FIRST_MS = 500;
const LONGEST_MS = 8_000;

/** Longest `Retry-After` that is waited for, in milliseconds. */
export const LONGEST_RETRY_AFTER_MS = 60_000;

/**
 * Milliseconds before the next attempt: exponential backoff with full jitter, so that calls that failed together do not
 * retry together; never before `retryAfterMs`.
 * @param failures failed attempts so far, 1 or more
 * @param random returns a number in [0, 1)
 */
export function retryDelay(failures: number, retryAfterMs: number | undefined, random: () => number): number {
  const jittered = Math.floor(random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1)));
  return retryAfterMs === undefined ? jittered : retryAfterMs + Math.floor(random() * FIRST_MS);
}

/**
 * The provider's requested delay, in milliseconds from now. `retry-after-ms` is OpenAI's and Azure's own, and more exact;
 * `Retry-After` has seconds or an HTTP date (RFC 9110, 10.2.3); Google's APIs put it in the body (`google.rpc.RetryInfo`).
 * @param now milliseconds since 1970
 */
export function readRetryAfter(
  headers: Readonly<Record<string, string | undefined>>,
  now: number,
  body = '',
): number | undefined {
  const ms = headers['retry-after-ms']?.trim();
  if (ms && /^\d+(\.\d+)?$/.test(ms)) return Math.ceil(Number(ms));
  const value = headers['retry-after']?.trim();
  if (!value) {
    const seconds = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(body)?.[1];
    return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1000);
  }
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
  // A date has letters; `Date.parse` would take a negative number for a year.
  const at = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
