import { fullName } from '#features/accounts/web/person';
import { countInWords } from '#platform/words/count-in-words';
import type { ListedUser } from '../contract/admin-users.ts';

export function userName(user: Pick<ListedUser, 'firstName' | 'lastName' | 'email'>): string {
  return fullName(user) || 'Unknown User';
}

/** Such as `Nov 3, 2026`, by default in the reader's time zone. */
export function joinedDate(createdAt: string | null, timeZone?: string): string {
  if (createdAt === null) return 'Unknown';
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  }).format(new Date(createdAt));
}

/** Null if unknown. */
export function daysAgo(days: number | null): string | null {
  if (days === null) return null;
  if (days === 0) return 'today';
  return `${countInWords(days, 'day')} ago`;
}

/** The gateway's status as words: `past_due` as `past due`. */
export function statusText(status: string): string {
  return status.replaceAll('_', ' ');
}
