import type { GalleryImage, GalleryPage } from '../contract/gallery.ts';

/** The pictures of all pages in order, without removed ones and duplicates (pages may overlap while pictures change). */
export function listPictures(pages: readonly GalleryPage[], removed: readonly string[] = []): GalleryImage[] {
  const known = new Set(removed);
  const pictures: GalleryImage[] = [];
  for (const { items } of pages) {
    for (const image of items) {
      if (known.has(image.id)) continue;
      known.add(image.id);
      pictures.push(image);
    }
  }
  return pictures;
}

/** Counts the pictures of the newest page that are newer than the listed ones. */
export function countNewer(latest: GalleryPage | undefined, listed: GalleryPage | undefined): number {
  if (!latest || !listed) return 0;
  const edge = listed.asOf === null ? Number.NEGATIVE_INFINITY : Date.parse(listed.asOf);
  return latest.items.filter(({ generatedAt }) => Date.parse(generatedAt) > edge).length;
}
