import type { Database } from '#platform/db/client';
import type { GalleryActiveQuery } from '../contract/gallery.ts';
import { type GalleryPage, listGalleryPage } from '../queries/gallery-pages.ts';
import { searchGalleryPostings } from '../queries/gallery-postings.ts';
import { facetsOf } from './facets-of.ts';

/** A page of the public gallery, newest first, and how many pictures it has; an unknown category has none. */
export async function listGallery(
  { db }: { db: Database },
  { limit, offset, asOf, ...filter }: GalleryActiveQuery,
): Promise<GalleryPage> {
  const { category, ...looks } = filter;
  // PostgreSQL keeps no NUL, so no picture has such a category.
  if (category?.includes('\0')) return { items: [], total: 0 };
  const page = { limit, offset, asOf: asOf === undefined ? undefined : new Date(asOf) };
  return facetsOf(looks).length === 0
    ? await listGalleryPage(db, { ...page, category: category || undefined })
    : await searchGalleryPostings(db, { ...page, facets: facetsOf(filter) });
}
