import type { Clock } from './clock.ts';

/** Waits up to this end at once; time limits are longer. */
const SOON_MS = 90_000;

/** A clock on which retries take no time; time limits end when the test calls `pass`. */
export function createHurriedClock(): Clock & {
  waits: number[];
  /** Number of running time limits. */
  limits(): number;
  pass(ms: number): void;
} {
  let now = Date.UTC(2026, 0, 1);
  const waits: number[] = [];
  const timers = new Set<{ at: number; happen: () => void }>();
  return {
    waits,
    limits: () => timers.size,
    now: () => now,
    after(ms, happen) {
      if (ms <= SOON_MS) {
        waits.push(ms);
        now += ms;
        const soon = setImmediate(happen);
        return () => clearImmediate(soon);
      }
      const timer = { at: now + ms, happen };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass(ms) {
      now += ms;
      for (const timer of timers) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.happen();
      }
    },
  };
}
