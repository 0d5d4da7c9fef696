import type { Retention } from '#contract/retention';
import type { Database } from '#server/db/client';
import { findSession, updateSessionSeen } from '#server/db/queries/sessions';
import type { UserRow } from '#server/db/queries/users';
import { daysAgo } from '../operations/retention.ts';
import { hashToken } from './tokens.ts';

// Being seen is written at most this often, since pages poll every few seconds.
const SEEN_INTERVAL_MS = 10 * 60_000;

/** The user of a session's token; `undefined` for a token that is unknown, tampered with, expired or idle. */
export async function findSignedInUser(
  { db, retention }: { db: Database; retention: Pick<Retention, 'sessionIdleDays'> },
  token: string,
): Promise<UserRow | undefined> {
  const tokenHash = hashToken(token);
  const session = await findSession(db, tokenHash, daysAgo(retention.sessionIdleDays));
  if (!session) return undefined;
  if (Date.now() - session.lastSeenAt.getTime() > SEEN_INTERVAL_MS) await updateSessionSeen(db, tokenHash);
  return session.user;
}
