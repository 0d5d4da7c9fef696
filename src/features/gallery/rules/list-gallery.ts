import type { Database } from '#platform/db/client';
import type { GalleryActiveQuery } from '../contract/gallery.ts';
import { type GalleryPage, listGalleryPage } from '../queries/gallery-pages.ts';

/** A page of the public gallery, newest first, and how many pictures it has; an unknown category has none. */
export async function listGallery(
  { db }: { db: Database },
  { limit, offset, asOf, category }: GalleryActiveQuery,
): Promise<GalleryPage> {
  // PostgreSQL keeps no NUL, so no picture has such a category.
  if (category?.includes('\0')) return { items: [], total: 0 };
  return await listGalleryPage(db, {
    limit,
    offset,
    asOf: asOf === undefined ? undefined : new Date(asOf),
    category: category || undefined,
  });
}
