import type { CreditMovement } from '../contract/credit-history.ts';

export interface StatementDay {
  /** `2026-11-21`, in the reader's time zone. */
  key: string;
  /** `Today`, `Yesterday`, or the date. */
  title: string;
  movements: CreditMovement[];
}

/** @param now milliseconds @param timeZone defaults to the reader's */
export function groupDays(
  movements: readonly CreditMovement[],
  { now, timeZone }: { now: number; timeZone?: string },
): StatementDay[] {
  const keys = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const titles = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone });
  const [today, yesterday] = [keys.format(now), keys.format(now - DAY_MS)];
  const days: StatementDay[] = [];
  for (const movement of movements) {
    const at = new Date(movement.at);
    const key = keys.format(at);
    const last = days.at(-1);
    if (last?.key === key) last.movements.push(movement);
    else {
      const title = key === today ? 'Today' : key === yesterday ? 'Yesterday' : titles.format(at);
      days.push({ key, title, movements: [movement] });
    }
  }
  return days;
}

const DAY_MS = 86_400_000;
