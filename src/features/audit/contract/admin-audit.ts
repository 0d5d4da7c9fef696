import { z } from 'zod';
import { ADMIN_AUDIT_PAGE, ADMIN_OFFSET_MAX, ADMIN_SEARCH_MAX_CHARACTERS } from '#platform/limits/limits';

/** A change that an admin made. */
export const auditEntry = z.object({
  id: z.number().int().positive(),
  at: z.iso.datetime(),
  /** As it was at that time. */
  adminEmail: z.string(),
  /** Such as `approve-picture`. */
  action: z.string(),
  /** What it was done to, such as `gallery-image:{id}`. */
  subject: z.string(),
  /** The email of a user that it was done to, while they have an account. */
  subjectEmail: z.string().nullable(),
  /** What else was written down, by name; often what it was before. */
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filter = z.string().max(ADMIN_SEARCH_MAX_CHARACTERS).default('');

/** The newest first. An empty filter is none. */
export const adminAuditQuery = z.object({
  action: filter,
  /** An admin's email. */
  admin: filter,
  /** A part of the subject, or of the email or name of the user it is. */
  subject: filter,
  limit: z.coerce.number().int().min(1).max(100).default(ADMIN_AUDIT_PAGE),
  offset: z.coerce.number().int().min(0).max(ADMIN_OFFSET_MAX).default(0),
});

export const adminAuditPage = z.object({
  entries: z.array(auditEntry),
  total: z.number().int().nonnegative(),
  /** All that there are to filter by. */
  actions: z.array(z.string()),
  admins: z.array(z.string()),
});
export type AdminAuditPage = z.infer<typeof adminAuditPage>;
