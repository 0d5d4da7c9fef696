import {
  countSecurityEventRows,
  listSecurityEventRows,
  type SecurityEventRow,
} from '#features/security-events/queries/security-events';
import type { SecurityEventsDeps } from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import type { SecurityEventsQuery } from '../contract/security-events.ts';
import { readFilter } from './read-filter.ts';

/** A page of events, newest first, and their number. */
export async function listSecurityEvents(
  { db, securityEvents }: SecurityEventsDeps & { db: Database },
  { limit, offset, ...query }: SecurityEventsQuery,
): Promise<{ events: SecurityEventRow[]; total: number }> {
  // The page includes events that this process has just recorded.
  await securityEvents.flush();
  const filter = readFilter(query);
  const [events, total] = await Promise.all([
    listSecurityEventRows(db, { ...filter, limit, offset }),
    countSecurityEventRows(db, filter),
  ]);
  return { events, total };
}
