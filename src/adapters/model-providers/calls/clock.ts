import { CanceledError } from '#platform/errors/canceled-error';

/** The time and timers; tests replace it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** @returns a function that cancels the timer */
  after(ms: number, happen: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after(ms, happen) {
    const timer = setTimeout(happen, ms);
    return () => clearTimeout(timer);
  },
};

/** @throws the signal's reason if aborted before */
export function waitFor(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((settle, fail) => {
    if (signal.aborted) return fail(signal.reason);
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', end);
      settle();
    });
    const end = () => {
      cancel();
      fail(signal.reason);
    };
    signal.addEventListener('abort', end, { once: true });
  });
}

/** A signal that follows the other one, except when its reason is a canceled generation. */
export function exceptCanceled(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const pass = () => {
    if (!(signal.reason instanceof CanceledError)) controller.abort(signal.reason);
  };
  if (signal.aborted) pass();
  else signal.addEventListener('abort', pass, { once: true });
  return controller.signal;
}

/** Awaits the work; rejects as soon as the signal aborts, even if the work ignores the signal. */
export async function endedBy<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let end = () => {};
  const aborted = new Promise<never>((_, fail) => {
    end = () => fail(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
