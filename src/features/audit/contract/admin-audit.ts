import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';
import { ADMIN_AUDIT_PAGE, ADMIN_OFFSET_MAX, ADMIN_SEARCH_MAX_CHARACTERS } from '#platform/limits/limits';

/** A change that an admin made. */
const auditEntry = z.object({
  id: z.number().int().positive(),
  at: z.iso.datetime(),
  /** The email that the admin had then. */
  adminEmail: z.string(),
  /** Such as `approve-picture`. */
  action: z.string(),
  /** The changed object, such as `gallery-image:{id}`. */
  subject: z.string(),
  /** The email of the user who was changed; null for other subjects and deleted accounts. */
  subjectEmail: z.string().nullable(),
  /** Other values by name, often those before the change. */
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filter = z.string().max(ADMIN_SEARCH_MAX_CHARACTERS).default('');

/** Empty filters are ignored. */
const adminAuditQuery = z.object({
  action: filter,
  /** An admin's email. */
  admin: filter,
  /** Part of the subject, or of the email or name of the user who was changed. */
  subject: filter,
  limit: z.coerce.number().int().min(1).max(100).default(ADMIN_AUDIT_PAGE),
  offset: z.coerce.number().int().min(0).max(ADMIN_OFFSET_MAX).default(0),
});

export const adminAuditPage = z.object({
  entries: z.array(auditEntry),
  total: z.number().int().nonnegative(),
  /** All values to filter by. */
  actions: z.array(z.string()),
  admins: z.array(z.string()),
});

/** Newest first. */
export const listAdminAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  query: adminAuditQuery,
  responses: { 200: adminAuditPage },
  words: { tag: 'Admin', summary: 'List changes by admins' },
});
