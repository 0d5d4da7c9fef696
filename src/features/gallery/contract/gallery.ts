import { z } from 'zod';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { GALLERY_LIMIT_MAX, GALLERY_OFFSET_MAX, GALLERY_PAGE } from '#platform/limits/limits';
import { COLOR_NAMES } from '#platform/words/color-names';
import { ORIENTATIONS, PEOPLE } from './gallery-filter.ts';

export const galleryImageId = z.uuid();

/** A public picture, with the size and thumbnail that a page needs before the file has loaded. */
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
/** The newest `generatedAt` of the first page. Later pictures are left out, so that offsets stay stable. */
const asOf = z.iso.datetime().optional();

const category = z.string().max(100).optional();
/** A picture has a color if it covers much of it; nearly square pictures are square. */
const looks = {
  color: z.enum(COLOR_NAMES).optional(),
  orientation: z.enum(ORIENTATIONS).optional(),
  people: z.enum(PEOPLE).optional(),
};

const galleryActiveQuery = z.object({ limit, offset, asOf, category, ...looks });
export type GalleryActiveQuery = z.infer<typeof galleryActiveQuery>;

export const gallerySearchQuery = z.object({ limit, offset, asOf, q: z.string().default(''), ...looks });
export type GallerySearchQuery = z.infer<typeof gallerySearchQuery>;

/** A category that has pictures. */
export const galleryCategory = z.object({ category: z.string(), count: z.number().int().nonnegative() });
export type GalleryCategory = z.infer<typeof galleryCategory>;

export const galleryFacetsQuery = z.object({ category, ...looks });
export type GalleryFacetsQuery = z.infer<typeof galleryFacetsQuery>;

/** How many pictures each choice would show, if the other choices stay. */
export const galleryFacets = z.object({
  color: z.record(z.enum(COLOR_NAMES), z.number().int()),
  orientation: z.record(z.enum(ORIENTATIONS), z.number().int()),
  people: z.record(z.enum(PEOPLE), z.number().int()),
});
export type GalleryFacets = z.infer<typeof galleryFacets>;

/** A picture with the details that its own page shows. */
export const galleryImageDetail = z.object({
  image: galleryImage,
  /** The picture's own id, by which it is edited; `image.id` is its place in the gallery. */
  imageId: z.uuid(),
  /** Similar pictures, best first. */
  related: z.array(galleryImage),
  /** Lowercase nouns for the things in it; the search finds them. */
  tags: z.array(z.string()),
  /** The line that must be shown with the picture; null if it needs none. */
  creditLine: z.string().nullable(),
  /** The public page of the person who published it; null if they chose none. */
  personName: z.string().nullable(),
  /** Whether the signed-in person owns it and may withdraw it. */
  isOwner: z.boolean(),
});
export type GalleryImageDetail = z.infer<typeof galleryImageDetail>;

/** A page of the gallery or of search results. */
export interface GalleryPage {
  items: GalleryImage[];
  /** Number of pictures on all pages, from the `X-Total-Count` header. */
  total: number;
  /** The `asOf` of the following pages; null while the gallery is empty. */
  asOf: string | null;
}

const TAG = 'Gallery';
export const galleryParams = z.object({ id: id('not_found.gallery_picture', galleryImageId) });

/** Newest first; only the last page is shorter than `limit`. */
export const listGallery = endpoint({
  method: 'GET',
  path: '/api/gallery/active',
  access: 'anyone',
  query: galleryActiveQuery,
  responses: { 200: z.array(galleryImage) },
  cache: 'shared',
  sends: ['X-Total-Count'],
  words: { tag: TAG, summary: 'List public pictures, newest first' },
});

/** Best match first, newest first among equals. */
export const searchGallery = endpoint({
  method: 'GET',
  path: '/api/gallery/search',
  access: 'anyone',
  query: gallerySearchQuery,
  responses: { 200: z.array(galleryImage) },
  cache: 'shared',
  sends: ['X-Total-Count'],
  words: { tag: TAG, summary: 'Search public pictures' },
});

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/gallery/categories',
  access: 'anyone',
  responses: { 200: z.array(galleryCategory) },
  cache: 'shared',
  words: {
    tag: TAG,
    summary: 'List categories with their picture counts',
    example: { response: [{ category: 'nature', count: 128 }] },
  },
});

export const countGalleryFacets = endpoint({
  method: 'GET',
  path: '/api/gallery/facets',
  access: 'anyone',
  query: galleryFacetsQuery,
  responses: { 200: galleryFacets },
  cache: 'shared',
  words: { tag: TAG, summary: 'Count public pictures by color, orientation and people' },
});

export const findGalleryImage = endpoint({
  method: 'GET',
  path: '/api/gallery/:id',
  access: 'visitor',
  params: galleryParams,
  responses: { 200: galleryImageDetail },
  cache: 'shared',
  words: { tag: TAG, summary: 'Read a public picture, with similar ones' },
});

export const withdrawGalleryImage = endpoint({
  method: 'DELETE',
  path: '/api/gallery/:id',
  access: 'session',
  signIn: 'signed_out.withdraw',
  params: galleryParams,
  responses: { 204: { description: 'It is no longer public.' } },
  words: { tag: TAG, summary: 'Withdraw your own picture from the gallery' },
});

/** A user's picture stays in their library; one made for the gallery is deleted. */
export const removeGalleryImage = endpoint({
  method: 'POST',
  path: '/api/admin/gallery/:id/remove',
  access: 'admin',
  params: galleryParams,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: 'Admin', summary: 'Remove a picture from the gallery' },
});
