import { z } from 'zod';
import {
  SECURITY_EVENT_KINDS,
  type SecurityEventKind,
} from '#features/security-events/contract/security-event-kinds';
import { endpoint } from '#platform/endpoint/endpoint';
import { ADMIN_OFFSET_MAX, ADMIN_SEARCH_MAX_CHARACTERS, SECURITY_EVENTS_PAGE } from '#platform/limits/limits';

const securityEvent = z.object({
  id: z.number().int().positive(),
  at: z.iso.datetime(),
  /** One of `SECURITY_EVENT_KINDS`, or a kind that another release recorded. */
  kind: z.string(),
  /** Who did it; null for a visitor. */
  userId: z.string().nullable(),
  /** Null for visitors and deleted accounts. */
  email: z.string().nullable(),
  /** The user it was done to; null if that is the same user or nobody. */
  subjectUserId: z.string().nullable(),
  subjectEmail: z.string().nullable(),
  /** The client's IP address; of IPv6, the network. */
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  /** How often it happened in a row. */
  count: z.number().int().positive(),
  details: z.record(z.string(), z.unknown()),
});
export type SecurityEventEntry = z.infer<typeof securityEvent>;

const text = z.string().max(ADMIN_SEARCH_MAX_CHARACTERS).default('');
const time = z.union([z.literal(''), z.iso.datetime({ offset: true }), z.iso.date()]).default('');

/** Empty filters are ignored. */
const filters = {
  kind: z
    .union([
      z.literal(''),
      z.enum(Object.keys(SECURITY_EVENT_KINDS) as [SecurityEventKind, ...SecurityEventKind[]]),
    ])
    .default(''),
  /** Id, or part of the email or name, of the user who did it or to whom it was done. */
  person: text,
  /** First part of the IP address. */
  address: text,
  /** Inclusive start and exclusive end: a day (UTC) or a time. */
  from: time,
  to: time,
};

const securityEventsQuery = z.object({
  ...filters,
  limit: z.coerce.number().int().min(1).max(100).default(SECURITY_EVENTS_PAGE),
  offset: z.coerce.number().int().min(0).max(ADMIN_OFFSET_MAX).default(0),
});

const securityEventsExportQuery = z.object({
  ...filters,
  format: z.enum(['csv', 'ndjson']).default('csv'),
});

export type SecurityEventsQuery = z.infer<typeof securityEventsQuery>;

export const securityEventsPage = z.object({
  events: z.array(securityEvent),
  total: z.number().int().nonnegative(),
});
export type SecurityEventsPage = z.infer<typeof securityEventsPage>;

/** Newest first. */
export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/admin/security-events',
  access: 'admin',
  query: securityEventsQuery,
  responses: { 200: securityEventsPage },
  words: { tag: 'Admin', summary: 'List security events' },
});

/** A link, so that the browser saves the file while it streams. */
export const exportSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/admin/security-events/export',
  access: 'admin',
  query: securityEventsExportQuery,
  responses: {
    200: { description: 'A table, or a JSON object a line.', type: ['text/csv', 'application/x-ndjson'] },
  },
  refusals: ['cross_site'],
  words: { tag: 'Admin', summary: 'Download security events' },
});
