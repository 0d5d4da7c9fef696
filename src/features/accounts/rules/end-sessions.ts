import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { deleteSessionOfUser, deleteSessionsOfUser } from '../queries/sessions.ts';

export type EndSessionsDeps = SecurityEventsDeps & { db: Database };

/**
 * Ends one of the user's sessions.
 * @throws AppError `not_found`, also for another user's session
 */
export async function endSession(
  deps: EndSessionsDeps,
  session: { userId: string; id: string },
): Promise<void> {
  if (!(await deleteSessionOfUser(deps.db, session))) throw new AppError('not_found.session');
  recordSecurityEvent(deps, { kind: 'session-ended', userId: session.userId, details: { sessions: 1 } });
}

/** Ends all sessions of the user except the current one. @returns how many */
export async function endOtherSessions(
  deps: EndSessionsDeps,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const sessions = await deleteSessionsOfUser(deps.db, { userId, exceptId: sessionId });
  if (sessions > 0) recordSecurityEvent(deps, { kind: 'session-ended', userId, details: { sessions } });
  return sessions;
}
