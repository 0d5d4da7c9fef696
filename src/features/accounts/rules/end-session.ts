import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { deleteSessionOfUser } from '../queries/sessions.ts';

/**
 * Ends one of the user's sessions.
 * @throws AppError `not_found`, also for another user's session
 */
export async function endSession(
  deps: SecurityEventsDeps & { db: Database },
  session: { userId: string; id: string },
): Promise<void> {
  if (!(await deleteSessionOfUser(deps.db, session))) throw new AppError('not_found.session');
  recordSecurityEvent(deps, { kind: 'session-ended', userId: session.userId, details: { sessions: 1 } });
}
