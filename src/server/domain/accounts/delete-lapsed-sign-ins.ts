import type { Retention } from '#contract/retention';
import type { Database } from '#platform/db/client';
import { deleteLapsedSessions } from '#server/db/queries/sessions';
import { deleteSignInAttempts } from '#server/db/queries/sign-in-attempts';
import { daysAgo } from '../operations/retention.ts';
import { SIGN_IN_ATTEMPT_MS } from './session-lifetime.ts';

/** Deletes sessions that have ended and sign-ins that never came back. */
export async function deleteLapsedSignIns({
  db,
  retention,
}: {
  db: Database;
  retention: Pick<Retention, 'sessionIdleDays'>;
}): Promise<void> {
  await deleteLapsedSessions(db, daysAgo(retention.sessionIdleDays));
  await deleteSignInAttempts(db, new Date(Date.now() - SIGN_IN_ATTEMPT_MS));
}
