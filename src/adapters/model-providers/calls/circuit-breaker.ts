/** Consecutive failures that open the breaker. */
const FAILURES = 5;
const OPEN_MS = 10_000;
/** Upper bound for the provider's `Retry-After`: it may have recovered earlier. */
const LONGEST_OPEN_MS = 600_000;

/**
 * Stops calls to a provider that has failed several times in a row. After a pause one call, the probe, is let through; its
 * outcome closes or reopens the breaker.
 */
export interface CircuitBreaker {
  /** @returns callbacks for the call's outcome; `undefined` while the breaker is open */
  admit(): Admission | undefined;
  /** Milliseconds until a probe is allowed; 0 while closed or while a probe is running. */
  restMs(): number;
}

/** Reports one call's outcome. Only the first report counts. */
export interface Admission {
  succeeded(): void;
  /** @param retryAfterMs from the provider */
  failed(retryAfterMs?: number): void;
  /** The call ended without a verdict on the provider. */
  abandoned(): void;
}

/** @param now milliseconds of a monotonic clock */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0;
  let openUntil: number | undefined;
  let probe: symbol | undefined;

  const open = (retryAfterMs = OPEN_MS) => {
    openUntil = now() + Math.min(retryAfterMs, LONGEST_OPEN_MS);
  };

  return {
    restMs: () => (openUntil === undefined ? 0 : Math.max(0, openUntil - now())),
    admit() {
      if (openUntil !== undefined && (now() < openUntil || probe)) return undefined;
      const call = Symbol('call');
      if (openUntil !== undefined) probe = call;
      let isOver = false;
      const over = (then: (isProbe: boolean) => void) => {
        if (isOver) return;
        isOver = true;
        const isProbe = probe === call;
        if (isProbe) probe = undefined;
        // Late results of calls from before the breaker opened do not count.
        if (openUntil === undefined || isProbe) then(isProbe);
      };
      return {
        succeeded: () =>
          over(() => {
            failures = 0;
            openUntil = undefined;
          }),
        failed: (retryAfterMs) =>
          over((isProbe) => {
            failures += 1;
            if (isProbe || failures >= FAILURES) open(retryAfterMs);
          }),
        abandoned: () => over(() => {}),
      };
    },
  };
}
