import type { Database } from '#platform/db/client';
import { deleteSessionOfUser } from '#server/db/queries/sessions';
import { AppError } from '#server/errors';
import { recordSecurityEvent, type SecurityEventsDeps } from '../security-events/record-security-event.ts';

/**
 * Ends one of the user's sessions.
 * @throws AppError `not_found` for an unknown id and for another user's alike
 */
export async function endSession(
  deps: SecurityEventsDeps & { db: Database },
  session: { userId: string; id: string },
): Promise<void> {
  if (!(await deleteSessionOfUser(deps.db, session)))
    throw new AppError('not_found', 'There is no such session');
  recordSecurityEvent(deps, { kind: 'session-ended', userId: session.userId, details: { sessions: 1 } });
}
