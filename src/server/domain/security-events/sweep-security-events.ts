import type { Retention } from '#contract/retention';
import type { Database } from '#platform/db/client';
import { sweepSecurityEvents as sweep } from '#server/db/queries/security-events';

/** Deletes security events whose time is over, and the oldest ones above the table's limit. @returns how many */
export async function sweepSecurityEvents({
  db,
  retention,
}: {
  db: Database;
  retention: Pick<Retention, 'securityEventDays'>;
}): Promise<number> {
  return await sweep(db, retention.securityEventDays);
}
