import type { Database } from '#platform/db/client';
import type { GalleryCategory } from '../contract/gallery.ts';
import { countGalleryCategories } from '../queries/gallery-counts.ts';

/** The categories that have pictures, the fullest first. */
export async function listCategories({ db }: { db: Database }): Promise<GalleryCategory[]> {
  return await countGalleryCategories(db);
}
