import type { Database } from '#platform/db/client';
import { listPublicationsOfUser, type PublicationView } from '../queries/publications.ts';

/** The user's pictures in the gallery, in review and being judged. */
export async function listPublications(
  { db }: { db: Database },
  { userId }: { userId: string },
): Promise<PublicationView[]> {
  return await listPublicationsOfUser(db, userId);
}
