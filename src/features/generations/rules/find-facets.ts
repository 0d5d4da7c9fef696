import type { Database } from '#platform/db/client';
import { findLibraryFacets, type LibraryFacets } from '../queries/generations.ts';

/** Values that the user's library can be filtered by, with their numbers of cards. */
export async function findFacets(
  { db }: { db: Database },
  { userId }: { userId: string },
): Promise<LibraryFacets> {
  return await findLibraryFacets(db, userId);
}
