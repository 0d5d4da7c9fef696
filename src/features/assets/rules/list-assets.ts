import type { Database } from '#platform/db/client';
import { type ListedAsset, listAssetsOfUser } from '../queries/assets.ts';

/** A page of a user's uploads, the newest first, with how many of their generations each is used by. */
export async function listAssets(
  { db }: { db: Database },
  page: { userId: string; limit: number; offset: number },
): Promise<{ assets: ListedAsset[]; total: number }> {
  return await listAssetsOfUser(db, page);
}
