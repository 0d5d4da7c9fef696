export type { Retention } from './retention.ts';

const DAY_MS = 24 * 3_600_000;

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}

export function daysFromNow(days: number): Date {
  return daysAgo(-days);
}
