import type { Database } from '#platform/db/client';
import { daysAgo, type Retention } from '#platform/limits/days';
import { deleteLapsedSessions } from '../queries/sessions.ts';
import { deleteSignInAttempts } from '../queries/sign-in-attempts.ts';
import { SIGN_IN_ATTEMPT_MS } from './session-lifetime.ts';

interface DeleteLapsedSignInsDeps {
  db: Database;
  retention: Pick<Retention, 'sessionIdleDays'>;
}

/** Deletes expired sessions and abandoned sign-ins. */
export async function deleteLapsedSignIns({ db, retention }: DeleteLapsedSignInsDeps): Promise<void> {
  await deleteLapsedSessions(db, daysAgo(retention.sessionIdleDays));
  await deleteSignInAttempts(db, new Date(Date.now() - SIGN_IN_ATTEMPT_MS));
}
