import type { Retention } from '#contract/retention';
import type { Database } from '#platform/db/client';
import { deleteAdminAuditBefore } from '#server/db/queries/admin-audit';
import { daysAgo } from './retention.ts';

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
