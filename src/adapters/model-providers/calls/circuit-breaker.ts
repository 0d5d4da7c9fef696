/** Failures in a row that open it. */
const FAILURES = 5;
const OPEN_MS = 10_000;
/** However long a provider wants to be left alone: who tends it may have put it right. */
const LONGEST_OPEN_MS = 600_000;

/**
 * Keeps from asking a provider that has failed several times in a row. Once its time is over one call is let through,
 * and what becomes of that decides for all.
 */
export interface CircuitBreaker {
  /** @returns what the call is to be told of; `undefined` while nobody is to be asked */
  admit(): Admission | undefined;
  /** Milliseconds until somebody may ask again; 0 while it is closed or a probe is out. */
  restMs(): number;
}

/** One call's leave: exactly one of these is called, once; later ones say nothing. */
export interface Admission {
  succeeded(): void;
  /** @param retryAfterMs when the provider wants to be asked again */
  failed(retryAfterMs?: number): void;
  /** It ended without saying anything of the provider. */
  abandoned(): void;
}

/** @param now milliseconds, of any clock that does not go back */
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
        // What was let through before it opened, and comes back late, says nothing new.
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
