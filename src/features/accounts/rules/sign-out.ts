import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import type { IdentityProvider } from '#ports/identity-provider';
import { deleteSession } from '../queries/sessions.ts';
import { hashToken } from './tokens.ts';

/**
 * Ends the session.
 * @param home the site's URL, to return to
 * @returns the provider's URL to sign out there, if it has one
 */
export async function signOut(
  deps: SecurityEventsDeps & { db: Database; identityProvider: IdentityProvider },
  { token, home }: { token: string | undefined; home: string },
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const ended = await deleteSession(deps.db, hashToken(token));
  if (ended) recordSecurityEvent(deps, { kind: 'signed-out', userId: ended.userId });
  return await deps.identityProvider.signOutUrl(home);
}
