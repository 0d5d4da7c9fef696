import { z } from 'zod';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { FAVORITES_PAGE, FAVORITES_PAGE_MAX } from '#platform/limits/limits';

/** A starred picture that its person may see: an own one, or a public one. */
export const favorite = z.object({
  /** The picture's id. */
  id: z.uuid(),
  /** Its id in the gallery; null if it is not there. */
  galleryId: z.uuid().nullable(),
  /** The own generation that it belongs to; null if it is somebody else's. */
  generationId: z.uuid().nullable(),
  imageUrl: z.string(),
  /** The prompt; of an own change, `earlier prompt · change`. */
  prompt: z.string(),
  category: z.string().nullable(),
  hasPeople: z.boolean(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** ThumbHash of the picture, base64. */
  thumbHash: z.string(),
  generatedAt: z.iso.datetime(),
  starredAt: z.iso.datetime(),
});
export type Favorite = z.infer<typeof favorite>;

export const favoritesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(FAVORITES_PAGE_MAX).default(FAVORITES_PAGE),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  public: z
    .enum(['true', 'false'])
    .default('false')
    .describe('Whether to leave out pictures that are not in the gallery.'),
});

const TAG = 'Library';
const OWN = { access: 'session', signIn: 'signed_out.star' } as const;
export const favoriteParams = z.object({ id: id('not_found.picture') });

export const listFavorites = endpoint({
  method: 'GET',
  path: '/api/favorites',
  ...OWN,
  query: favoritesQuery,
  responses: { 200: z.array(favorite) },
  cache: 'no-store',
  sends: ['X-Total-Count'],
  words: {
    tag: TAG,
    summary: 'List the pictures that you have starred, the last first',
    description: 'Your own, and public ones. Pictures that are no longer public are left out.',
  },
});

/** Ids of pictures and, for public ones, of their places in the gallery. */
export const listFavoriteIds = endpoint({
  method: 'GET',
  path: '/api/favorites/ids',
  ...OWN,
  responses: { 200: z.array(z.uuid()) },
  cache: 'no-store',
  words: { tag: TAG, summary: 'List the ids of the pictures that you have starred' },
});

export const addFavorite = endpoint({
  method: 'POST',
  path: '/api/favorites',
  ...OWN,
  body: z.object({
    imageId: z.uuid().describe('The id of one of your pictures, or of a picture in the gallery.'),
  }),
  responses: { 200: z.object({ imageId: z.uuid() }) },
  refusals: ['not_found'],
  words: {
    tag: TAG,
    summary: 'Star a picture',
    example: {
      request: { imageId: '0198c7a2-7c11-4d5c-9a70-3f0f5f3b6d11' },
      response: { imageId: '0198c7a2-7c11-4d5c-9a70-3f0f5f3b6d11' },
    },
  },
});

export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/api/favorites/:id',
  ...OWN,
  params: favoriteParams,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Remove a star',
    description: 'Takes the same ids as starring. A picture without a star stays as it is.',
  },
});
