import {
  recordSecurityEvent,
  type SecurityEventsDeps,
} from '#features/security-events/rules/record-security-event';
import type { Database } from '#platform/db/client';
import type { IdentityProvider } from '#ports/identity-provider';
import { deleteSession } from '../queries/sessions.ts';
import { hashToken } from './tokens.ts';

/**
 * Ends a session here, and says where signing out continues at the provider.
 * @param home the site's address, to come back to
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
