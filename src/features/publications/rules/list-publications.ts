import type { Database } from '#platform/db/client';
import type { Publication } from '../contract/publications.ts';
import { listPublicationsOfUser } from '../queries/publications.ts';

/** The user's pictures in the gallery, in review and being judged. */
export async function listPublications(
  { db }: { db: Database },
  { userId }: { userId: string },
): Promise<Publication[]> {
  return await listPublicationsOfUser(db, userId);
}
