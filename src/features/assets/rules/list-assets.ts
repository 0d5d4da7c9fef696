import type { Database } from '#platform/db/client';
import { listAssetsOfUser } from '../queries/assets.ts';

/** A page of a user's uploads, the newest first, with how many of their generations each is used by. */
export async function listAssets(
  { db }: { db: Database },
  page: Parameters<typeof listAssetsOfUser>[1],
): ReturnType<typeof listAssetsOfUser> {
  return await listAssetsOfUser(db, page);
}
