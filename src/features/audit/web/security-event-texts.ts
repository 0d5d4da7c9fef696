import {
  SECURITY_EVENT_KINDS,
  type SecurityEventKind,
} from '#features/security-events/contract/security-event-kinds';
import type { SecurityEventEntry } from '../contract/security-events.ts';
import { wordsOf } from './words-of.ts';

type EventText = Pick<SecurityEventEntry, 'kind' | 'userId' | 'email' | 'count' | 'details'>;

const KINDS = Object.keys(SECURITY_EVENT_KINDS) as SecurityEventKind[];

/** Empty for anything but a kind. */
export function readKind(text: string): SecurityEventKind | '' {
  return KINDS.find((kind) => kind === text) ?? '';
}

export function kindName(kind: string): string {
  const known = SECURITY_EVENT_KINDS[kind as SecurityEventKind];
  return known ? known.name : kind.replaceAll('-', ' ');
}

/** Who did it: an email, a deleted account, or a visitor. */
export function actorName({ userId, email }: Pick<EventText, 'userId' | 'email'>): string {
  if (email !== null) return email;
  return userId === null ? 'A visitor' : 'A deleted account';
}

/** The event’s details, such as `route: POST /api/api-keys`. */
export function eventFacts({ count, details }: EventText): string[] {
  const facts = Object.entries(details)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => (value === true ? wordsOf(name) : `${wordsOf(name)}: ${value}`));
  return count > 1 ? [`${count.toLocaleString('en')} times`, ...facts] : facts;
}

/** An ISO 8601 time as a `datetime-local` field shows it; empty if it is no time. */
export function toLocalTime(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}

/** A value of a `datetime-local` field in ISO 8601; empty if it is no time. */
export function fromLocalTime(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}
