import type { Database } from '#server/db/client';
import { deleteLapsedSessions } from '#server/db/queries/sessions';
import { deleteSignInAttempts } from '#server/db/queries/sign-in-attempts';
import { idleSince, SIGN_IN_ATTEMPT_MS } from './session-lifetime.ts';

/** Deletes sessions that have ended and sign-ins that never came back. */
export async function deleteLapsedSignIns({ db }: { db: Database }): Promise<void> {
  await deleteLapsedSessions(db, idleSince());
  await deleteSignInAttempts(db, new Date(Date.now() - SIGN_IN_ATTEMPT_MS));
}
