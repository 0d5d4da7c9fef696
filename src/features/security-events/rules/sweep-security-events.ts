import type { Database } from '#platform/db/client';
import type { Retention } from '#platform/limits/retention';
import { sweepSecurityEvents as sweep } from '../queries/security-events.ts';

/** Deletes security events past their retention, and the oldest above the table's limit. @returns how many */
export async function sweepSecurityEvents({
  db,
  retention,
}: {
  db: Database;
  retention: Pick<Retention, 'securityEventDays'>;
}): Promise<number> {
  return await sweep(db, retention.securityEventDays);
}
