import type { Clock } from '#adapters/model-providers/calls/clock';

export interface HurriedClock extends Clock {
  /** Milliseconds of each wait that was not the limit of a call. */
  readonly waits: readonly number[];
  /** Lets the time of all calls under way be over. */
  endCalls(): void;
}

/**
 * Lets no time pass before another attempt, and none at all for calls, whatever the machine is busy with.
 * @param limitMs what calls are given
 */
export function hurriedClock({ limitMs }: { limitMs: number }): HurriedClock {
  const waits: number[] = [];
  const limits = new Set<() => void>();
  return {
    waits,
    now: Date.now,
    after(ms, happen) {
      if (ms === limitMs) {
        limits.add(happen);
        return () => limits.delete(happen);
      }
      waits.push(ms);
      const soon = setImmediate(happen);
      return () => clearImmediate(soon);
    },
    endCalls() {
      for (const happen of [...limits]) happen();
    },
  };
}
