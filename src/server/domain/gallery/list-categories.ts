import type { GalleryCategory } from '#contract/gallery';
import type { Database } from '#platform/db/client';
import { countGalleryCategories } from '#server/db/queries/gallery-counts';

/** The categories that have pictures, the fullest first. */
export async function listCategories({ db }: { db: Database }): Promise<GalleryCategory[]> {
  return await countGalleryCategories(db);
}
