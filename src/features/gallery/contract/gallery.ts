import { z } from 'zod';
import { GALLERY_LIMIT_MAX, GALLERY_OFFSET_MAX, GALLERY_PAGE } from '#platform/limits/limits';

export const galleryImageId = z.uuid();

/** One public picture, with what a page needs to lay it out before it has loaded. */
export const galleryImage = z.object({
  id: galleryImageId,
  imageUrl: z.string(),
  prompt: z.string(),
  category: z.string(),
  hasPeople: z.boolean(),
  generatedAt: z.iso.datetime(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** ThumbHash of the picture, base64. */
  thumbHash: z.string(),
});
export type GalleryImage = z.infer<typeof galleryImage>;

const limit = z.coerce.number().int().min(1).max(GALLERY_LIMIT_MAX).default(GALLERY_PAGE);
const offset = z.coerce.number().int().min(0).max(GALLERY_OFFSET_MAX).default(0);
/** The newest `generatedAt` of the first page: pictures that arrived later are left out. */
const asOf = z.iso.datetime().optional();

/** Newest first; the answer is a bare array, and only the last page is shorter than `limit`. */
export const galleryActiveQuery = z.object({
  limit,
  offset,
  asOf,
  category: z.string().max(100).optional(),
});
export type GalleryActiveQuery = z.infer<typeof galleryActiveQuery>;

/** Best first, newest first among equals; the number of matches travels in the `X-Total-Count` header. */
export const gallerySearchQuery = z.object({ limit, offset, asOf, q: z.string().default('') });
export type GallerySearchQuery = z.infer<typeof gallerySearchQuery>;

/** A category that has pictures. */
export const galleryCategory = z.object({ category: z.string(), count: z.number().int().nonnegative() });
export type GalleryCategory = z.infer<typeof galleryCategory>;

/** A picture with what its own page shows. */
export const galleryImageDetail = z.object({
  image: galleryImage,
  /** Pictures that show something alike, best first. */
  related: z.array(galleryImage),
  /** Lower-case nouns for what is seen; the search finds them. */
  tags: z.array(z.string()),
  /** Whether the person who asks made it and may take it back. */
  isOwner: z.boolean(),
});
export type GalleryImageDetail = z.infer<typeof galleryImageDetail>;

/** A page of the gallery or of what a search found. */
export interface GalleryPage {
  items: GalleryImage[];
  /** How many pictures there are in all; travels in the `X-Total-Count` header. */
  total: number;
  /** What the pages after this one name as `asOf`; null while the gallery is empty. */
  asOf: string | null;
}
