import type { Database } from '#platform/db/client';
import { daysAgo, type Retention } from '#platform/limits/days';
import { findSession, updateSessionSeen } from '../queries/sessions.ts';
import { hashToken } from './tokens.ts';

// The last use is stored at most this often, because pages poll every few seconds.
const SEEN_INTERVAL_MS = 60_000;

/** The session of a token with its user; undefined if the token is unknown, expired or idle for too long. */
export async function findOpenSession(
  { db, retention }: { db: Database; retention: Pick<Retention, 'sessionIdleDays'> },
  token: string,
) {
  const tokenHash = hashToken(token);
  const session = await findSession(db, tokenHash, daysAgo(retention.sessionIdleDays));
  // A suspension ends all sessions. One created at the same moment is refused here.
  if (!session || session.user.suspendedAt !== null) return undefined;
  if (Date.now() - session.lastSeenAt.getTime() > SEEN_INTERVAL_MS) await updateSessionSeen(db, tokenHash);
  return session;
}
