/** The stand-in's clock: the machine's, plus manual steps ahead. */
export interface Clock {
  /** Whole seconds since 1970. */
  now(): number;
  /** Moves ahead to this second; never back. */
  moveTo(second: number): void;
  /** Seconds ahead of the machine. */
  ahead(): number;
  /** Freezes the clock at `second` while `task` runs. */
  at<T>(second: number, task: () => T): T;
}

export function createClock(machine: () => Date, ahead: number): Clock {
  let offset = ahead;
  let fixed: number | undefined;
  const now = () => fixed ?? Math.floor(machine().getTime() / 1000) + offset;
  return {
    now,
    moveTo: (second) => {
      offset += Math.max(0, second - now());
    },
    ahead: () => offset,
    at: (second, task) => {
      const before = fixed;
      fixed = second;
      try {
        return task();
      } finally {
        fixed = before;
      }
    },
  };
}

export const DAY = 86_400;

/**
 * The same day and time (UTC) some months later, or the last day of a shorter month: January 31 becomes February 28.
 * Seconds since 1970.
 */
export function addMonths(second: number, months: number): number {
  const from = new Date(second * 1000);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

/** The end of the billing month that contains `second`, counted from `anchor`. */
export function periodEnd(anchor: number, second: number): number {
  let months = 1;
  while (addMonths(anchor, months) <= second) months += 1;
  return addMonths(anchor, months);
}
