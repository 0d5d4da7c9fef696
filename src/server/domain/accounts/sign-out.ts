import type { Database } from '#server/db/client';
import { deleteSession } from '#server/db/queries/sessions';
import type { IdentityProvider } from '#server/ports/identity-provider';
import { hashToken } from './tokens.ts';

/**
 * Ends a session here, and says where signing out continues at the provider.
 * @param home the site's address, to come back to
 */
export async function signOut(
  { db, identityProvider }: { db: Database; identityProvider: IdentityProvider },
  { token, home }: { token: string | undefined; home: string },
): Promise<string | undefined> {
  if (token === undefined) return undefined;
  await deleteSession(db, hashToken(token));
  return await identityProvider.signOutUrl(home);
}
