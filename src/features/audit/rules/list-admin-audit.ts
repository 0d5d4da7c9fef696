import {
  type AuditRow,
  countAuditRows,
  listAuditFilters,
  listAuditRows,
} from '#features/security-events/queries/admin-audit';
import type { Database } from '#platform/db/client';

/** Changes by admins, newest first. Empty filters are ignored. */
export async function listAdminAudit(
  { db }: { db: Database },
  input: { action: string; admin: string; subject: string; limit: number; offset: number },
): Promise<{ entries: AuditRow[]; total: number; actions: string[]; admins: string[] }> {
  // PostgreSQL texts cannot contain NUL.
  const [action, adminEmail, subject] = [input.action, input.admin, input.subject].map((text) =>
    text.replaceAll('\0', '').trim(),
  ) as [string, string, string];
  const filter = { action, adminEmail, subject };
  const [entries, total, filters] = await Promise.all([
    listAuditRows(db, { ...filter, limit: input.limit, offset: input.offset }),
    countAuditRows(db, filter),
    listAuditFilters(db),
  ]);
  return { entries, total, ...filters };
}
