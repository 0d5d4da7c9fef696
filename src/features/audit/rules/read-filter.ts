import type { SecurityEventFilter } from '#features/security-events/queries/security-events';
import type { SecurityEventsQuery } from '../contract/security-events.ts';

export type FilterQuery = Omit<SecurityEventsQuery, 'limit' | 'offset'>;

export function readFilter({ kind, person, address, from, to }: FilterQuery): SecurityEventFilter {
  // PostgreSQL texts cannot contain NUL.
  const clean = (text: string) => text.replaceAll('\0', '').trim();
  const time = (text: string) => (text === '' ? null : new Date(text));
  return {
    kind,
    person: clean(person),
    address: clean(address).toLowerCase(),
    from: time(from),
    to: time(to),
  };
}
