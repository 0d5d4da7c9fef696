import type { Database } from '#platform/db/client';
import type { Publication } from '../contract/publications.ts';
import { findPublication, listPublicationsOfUser } from '../queries/publications.ts';

/** The user's pictures in the gallery, in review and being judged. */
export async function listPublications(
  { db }: { db: Database },
  { userId }: { userId: string },
): Promise<Publication[]> {
  return await listPublicationsOfUser(db, userId);
}

/** A picture in the gallery, in review or being judged; undefined if it is private. */
export async function findPublicationOf(
  { db }: { db: Database },
  { imageId }: { imageId: string },
): Promise<Publication | undefined> {
  return await findPublication(db, imageId);
}
