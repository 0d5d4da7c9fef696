import { CanceledError } from '#platform/errors/canceled-error';

/** What time it is, and what happens later; a test has one of its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** @returns what keeps it from happening */
  after(ms: number, happen: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after(ms, happen) {
    const timer = setTimeout(happen, ms);
    return () => clearTimeout(timer);
  },
};

/** @throws the signal's reason when it is aborted first */
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

/** A signal that does not end with a generation that is canceled, only by what else ends the other one. */
export function exceptCanceled(signal: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const pass = () => {
    if (!(signal.reason instanceof CanceledError)) controller.abort(signal.reason);
  };
  if (signal.aborted) pass();
  else signal.addEventListener('abort', pass, { once: true });
  return controller.signal;
}

/** What has been waited for, or the signal's reason as soon as it is aborted, whatever the work makes of its signal. */
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
