import { deleteAdminAuditBefore } from '#features/security-events/queries/admin-audit';
import type { Database } from '#platform/db/client';
import { daysAgo, type Retention } from '#platform/limits/days';

/** Deletes audit entries older than the configured number of days, if one is set. @returns how many */
export async function sweepAdminAudit({
  db,
  retention,
}: {
  db: Database;
  retention: Pick<Retention, 'auditDays'>;
}): Promise<number> {
  if (retention.auditDays === null) return 0;
  return await deleteAdminAuditBefore(db, daysAgo(retention.auditDays));
}
