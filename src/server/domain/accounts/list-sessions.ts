import type { Retention } from '#contract/retention';
import type { Database } from '#platform/db/client';
import { type ListedSessionRow, listLiveSessions } from '#server/db/queries/sessions';
import { daysAgo } from '../operations/retention.ts';

/** The user's sessions that can be used, the last used first. */
export async function listSessions(
  { db, retention }: { db: Database; retention: Pick<Retention, 'sessionIdleDays'> },
  userId: string,
): Promise<ListedSessionRow[]> {
  return await listLiveSessions(db, userId, daysAgo(retention.sessionIdleDays));
}
