import type { Database } from '#platform/db/client';
import { daysAgo, type Retention } from '#platform/limits/days';
import { listLiveSessions } from '../queries/sessions.ts';

/** The user's valid sessions, last used first. */
export async function listSessions(
  { db, retention }: { db: Database; retention: Pick<Retention, 'sessionIdleDays'> },
  userId: string,
) {
  return await listLiveSessions(db, userId, daysAgo(retention.sessionIdleDays));
}
