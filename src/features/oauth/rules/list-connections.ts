import type { Database } from '#platform/db/client';
import { listGrantsOfUser } from '../queries/oauth-grants.ts';

/** The programs that the user has connected, newest first. */
export async function listConnections({ db }: { db: Database }, userId: string) {
  return await listGrantsOfUser(db, userId);
}
