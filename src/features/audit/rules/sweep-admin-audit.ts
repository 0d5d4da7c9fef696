import { deleteAdminAuditBefore } from '#features/security-events/queries/admin-audit';
import type { Database } from '#platform/db/client';
import { daysAgo } from '#platform/limits/days';
import type { Retention } from '#platform/limits/retention';

/** Forgets what admins did, where the operator has said after how many days. @returns how many rows there were */
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
