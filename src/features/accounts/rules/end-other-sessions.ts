import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import { deleteSessionsOfUser } from '../queries/sessions.ts';

/** Ends all sessions of the user except the current one. @returns how many */
export async function endOtherSessions(
  deps: SecurityEventsDeps & { db: Database },
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const sessions = await deleteSessionsOfUser(deps.db, { userId, exceptId: sessionId });
  if (sessions > 0) recordSecurityEvent(deps, { kind: 'session-ended', userId, details: { sessions } });
  return sessions;
}
