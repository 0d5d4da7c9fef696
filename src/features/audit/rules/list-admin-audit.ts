import {
  type AuditRow,
  countAuditRows,
  listAuditFilters,
  listAuditRows,
} from '#features/security-events/queries/admin-audit';
import type { Database } from '#platform/db/client';

/** What admins changed, the newest first; an empty filter is none. */
export async function listAdminAudit(
  { db }: { db: Database },
  input: { action: string; admin: string; subject: string; limit: number; offset: number },
): Promise<{ entries: AuditRow[]; total: number; actions: string[]; admins: string[] }> {
  // PostgreSQL's texts hold no NUL.
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
