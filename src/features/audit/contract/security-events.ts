import { z } from 'zod';
import {
  SECURITY_EVENT_KINDS,
  type SecurityEventKind,
} from '#features/security-events/contract/security-event-kinds';
import { ADMIN_OFFSET_MAX, ADMIN_SEARCH_MAX_CHARACTERS, SECURITY_EVENTS_PAGE } from '#platform/limits/limits';

/** Something that happened, as admins see it. */
export const securityEvent = z.object({
  id: z.number().int().positive(),
  at: z.iso.datetime(),
  /** One of `SECURITY_EVENT_KINDS`, or what another release wrote. */
  kind: z.string(),
  /** Who did it; null for a visitor. */
  userId: z.string().nullable(),
  /** Their email while they have an account. */
  email: z.string().nullable(),
  /** Whom it was done to, where that is somebody else. */
  subjectUserId: z.string().nullable(),
  subjectEmail: z.string().nullable(),
  /** The client's; of IPv6, the network. */
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  /** How often it happened in a row. */
  count: z.number().int().positive(),
  details: z.record(z.string(), z.unknown()),
});
export type SecurityEventEntry = z.infer<typeof securityEvent>;

const text = z.string().max(ADMIN_SEARCH_MAX_CHARACTERS).default('');
const time = z.union([z.literal(''), z.iso.datetime({ offset: true }), z.iso.date()]).default('');

/** An empty filter is none. */
const filters = {
  kind: z
    .union([
      z.literal(''),
      z.enum(Object.keys(SECURITY_EVENT_KINDS) as [SecurityEventKind, ...SecurityEventKind[]]),
    ])
    .default(''),
  /** A user's id, or a part of their email or name: who did it, or whom it was done to. */
  person: text,
  /** How an address begins. */
  address: text,
  /** Since then, and before then: a day (UTC) or a time. */
  from: time,
  to: time,
};

/** The newest first. */
export const securityEventsQuery = z.object({
  ...filters,
  limit: z.coerce.number().int().min(1).max(100).default(SECURITY_EVENTS_PAGE),
  offset: z.coerce.number().int().min(0).max(ADMIN_OFFSET_MAX).default(0),
});

export const securityEventsExportQuery = z.object({
  ...filters,
  format: z.enum(['csv', 'ndjson']).default('csv'),
});

export const securityEventsPage = z.object({
  events: z.array(securityEvent),
  total: z.number().int().nonnegative(),
});
export type SecurityEventsPage = z.infer<typeof securityEventsPage>;
