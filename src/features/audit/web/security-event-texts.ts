import {
  SECURITY_EVENT_KINDS,
  type SecurityEventKind,
} from '#features/security-events/contract/security-event-kinds';
import type { SecurityEventEntry } from '../contract/security-events.ts';

type Told = Pick<SecurityEventEntry, 'kind' | 'userId' | 'email' | 'count' | 'details'>;

export function kindName(kind: string): string {
  const known = SECURITY_EVENT_KINDS[kind as SecurityEventKind];
  return known ? known.name : kind.replaceAll('-', ' ');
}

/** Who did it: an email, a user without an account any more, or a visitor. */
export function actorName({ userId, email }: Pick<Told, 'userId' | 'email'>): string {
  if (email !== null) return email;
  return userId === null ? 'A visitor' : 'A deleted account';
}

/** What else is known of it, such as `route: POST /api/api-keys`. */
export function eventFacts({ count, details }: Told): string[] {
  const facts = Object.entries(details)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => (value === true ? wordsOf(name) : `${wordsOf(name)}: ${value}`));
  return count > 1 ? [`${count.toLocaleString('en')} times`, ...facts] : facts;
}

/** `keyId` as `key id`. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A time of the address as the field for local times has it; empty for none. */
export function toLocalTime(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}

/** The other way round. */
export function fromLocalTime(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
