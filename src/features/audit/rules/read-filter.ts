import type { SecurityEventFilter } from '#features/security-events/queries/security-events';

export interface FilterQuery {
  kind: string;
  person: string;
  address: string;
  /** ISO 8601, or empty. A day begins at midnight UTC. */
  from: string;
  to: string;
}

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
