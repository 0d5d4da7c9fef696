import { z } from 'zod';
import { RENDITION_WIDTHS } from '#features/images/contract/rendition-widths';
import { PROBLEM_PHRASES } from '#phrases';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import {
  COLLECTION_CHANGES_MAX,
  COLLECTION_NAME_MAX_CHARACTERS,
  COLLECTION_PAGE,
  COLLECTION_PAGE_MAX,
} from '#platform/limits/limits';

/** A small picture that stands for a collection. */
const cover = z.object({
  imageUrl: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** ThumbHash of the picture, base64. */
  thumbHash: z.string(),
});

/** A person's collection; in lists, collections of the same parent are in order. */
export const collection = z.object({
  id: z.uuid(),
  /** The collection that it is in; null at the top. */
  parentId: z.uuid().nullable(),
  name: z.string(),
  /** Its pictures that can be seen: neither in the trash nor withdrawn from the gallery. */
  pictureCount: z.number().int().nonnegative(),
  /** The chosen one, else its first picture; null while it is empty. */
  cover: cover.nullable(),
  /** Address of its unlisted page; null if it is not shared. */
  link: z.url().nullable(),
  createdAt: z.iso.datetime(),
});
export type Collection = z.infer<typeof collection>;

/** A picture of a collection that its person may see: an own one, or a public one. */
export const collectionPicture = z.object({
  /** The picture's id. */
  id: z.uuid(),
  /** Its id in the gallery; null if it is not there. */
  galleryId: z.uuid().nullable(),
  /** The own generation that it belongs to; null if it is somebody else's. */
  generationId: z.uuid().nullable(),
  imageUrl: z.string(),
  /** The prompt; of an own change, `earlier prompt · change`. */
  prompt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** ThumbHash of the picture, base64. */
  thumbHash: z.string(),
  /** The line that must be shown with the picture; null if it needs none. */
  creditLine: z.string().nullable(),
  addedAt: z.iso.datetime(),
});
export type CollectionPicture = z.infer<typeof collectionPicture>;

const name = z
  .string()
  .trim()
  .min(1, PROBLEM_PHRASES.noCollectionName)
  .max(COLLECTION_NAME_MAX_CHARACTERS)
  .refine((text) => !text.includes('\0'), { error: PROBLEM_PHRASES.notText });

export const newCollection = z.object({
  name,
  parentId: z.uuid().nullable().default(null).describe('The collection that it is in; null at the top.'),
});

export const collectionChanges = z.object({
  name: name.optional(),
  parentId: z.uuid().nullable().optional().describe('Moves it into this collection; null to the top.'),
  before: z
    .uuid()
    .nullable()
    .optional()
    .describe('Moves it before this collection of the same parent; null to the end.'),
  coverId: z
    .uuid()
    .nullable()
    .optional()
    .describe('The id of one of its pictures; null for its first picture.'),
});

const imageIds = z.array(z.uuid()).min(1).max(COLLECTION_CHANGES_MAX);
export const chosenPictures = z.object({
  imageIds: imageIds.describe('Ids of pictures, or of their places in the gallery.'),
});
export const movedPictures = z.object({
  imageIds: imageIds.describe('Pictures of the collection, in their new order.'),
  before: z.uuid().nullable().describe('The picture that follows them; null: they come last.'),
});

/** The outcome of adding pictures. */
export const additions = z.object({
  /** Pictures that are in the collection now. */
  imageIds: z.array(z.uuid()),
  /** Ids that name no picture that the person may see. */
  missing: z.array(z.uuid()),
});

export const collectionPage = z.object({
  limit: z.coerce.number().int().min(1).max(COLLECTION_PAGE_MAX).default(COLLECTION_PAGE),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

export const collectionToken = z.string().regex(/^[0-9a-f]{32}$/);

/** A page of a shared collection, for anybody with its link. */
export const sharedCollection = z.object({
  /** Path of the page. */
  path: z.string(),
  name: z.string(),
  pictureCount: z.number().int().nonnegative(),
  pictures: z.array(
    z.object({
      id: z.uuid(),
      /** Works while the link does. */
      imageUrl: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      thumbHash: z.string(),
      creditLine: z.string().nullable(),
    }),
  ),
});
export type SharedCollection = z.infer<typeof sharedCollection>;

const TAG = 'Library';
const OWN = { access: 'session', signIn: 'signed_out.collect' } as const;
export const collectionParams = z.object({ id: id('not_found.collection') });
export const pictureParams = collectionParams.extend({ imageId: id('not_found.picture') });

export const listCollections = endpoint({
  method: 'GET',
  path: '/api/collections',
  ...OWN,
  responses: { 200: z.array(collection) },
  cache: 'no-store',
  words: { tag: TAG, summary: 'List your collections' },
});

export const createCollection = endpoint({
  method: 'POST',
  path: '/api/collections',
  ...OWN,
  body: newCollection,
  responses: { 201: collection },
  refusals: ['not_found'],
  words: { tag: TAG, summary: 'Create a collection', example: { request: { name: 'Spring issue' } } },
});

export const updateCollection = endpoint({
  method: 'PATCH',
  path: '/api/collections/:id',
  ...OWN,
  params: collectionParams,
  body: collectionChanges,
  responses: { 200: collection },
  words: {
    tag: TAG,
    summary: 'Rename or move a collection, or choose its cover',
    description: 'What is left out stays as it is.',
    example: { request: { name: 'Summer issue' } },
  },
});

export const deleteCollection = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id',
  ...OWN,
  params: collectionParams,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Delete a collection',
    description: 'Its pictures stay in your library. Collections in it move to where it was.',
  },
});

export const listCollectionPictures = endpoint({
  method: 'GET',
  path: '/api/collections/:id/pictures',
  ...OWN,
  params: collectionParams,
  query: collectionPage,
  responses: { 200: z.array(collectionPicture) },
  cache: 'no-store',
  sends: ['X-Total-Count'],
  words: { tag: TAG, summary: 'List the pictures of a collection, in its order' },
});

export const addToCollection = endpoint({
  method: 'POST',
  path: '/api/collections/:id/pictures',
  ...OWN,
  params: collectionParams,
  body: chosenPictures,
  responses: { 200: additions },
  words: {
    tag: TAG,
    summary: 'Add pictures to a collection',
    description: 'Your own, or public ones. Those that it has stay where they are.',
  },
});

export const removeFromCollection = endpoint({
  method: 'POST',
  path: '/api/collections/:id/pictures/remove',
  ...OWN,
  params: collectionParams,
  body: chosenPictures,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Take pictures out of a collection',
    description: 'They stay in your library and in other collections.',
  },
});

export const moveInCollection = endpoint({
  method: 'POST',
  path: '/api/collections/:id/pictures/order',
  ...OWN,
  params: collectionParams,
  body: movedPictures,
  responses: { 204: DONE },
  words: { tag: TAG, summary: 'Change the order of a collection' },
});

export const shareCollection = endpoint({
  method: 'PUT',
  path: '/api/collections/:id/link',
  ...OWN,
  params: collectionParams,
  responses: { 200: collection },
  words: {
    tag: TAG,
    summary: 'Create a collection’s public page',
    description: 'It has an address that nobody can guess. A collection that has one keeps it.',
  },
});

export const withdrawCollectionLink = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id/link',
  ...OWN,
  params: collectionParams,
  responses: { 200: collection },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Remove a collection’s public page' },
});

export const findSharedCollection = endpoint({
  method: 'GET',
  path: '/api/shared-collections/:token',
  access: 'anyone',
  params: z.object({ token: id('not_found.shared_collection', collectionToken) }),
  query: collectionPage,
  responses: { 200: sharedCollection },
  cache: 'no-store',
  words: { tag: 'Sharing', summary: 'Read a shared collection' },
});

/** A picture, or a rendition of this width. Its own address stays secret, since that would outlive the link. */
export const sendCollectionPicture = endpoint({
  method: 'GET',
  path: '/shared/collections/:token/:imageId/picture.png',
  access: 'anyone',
  params: z.object({
    token: id('not_found.shared_collection', collectionToken),
    imageId: id('not_found.picture'),
  }),
  query: z.object({ width: z.coerce.number().pipe(z.literal(RENDITION_WIDTHS)).optional() }),
  responses: { 200: { description: 'The picture.', type: 'image/*' } },
  sendsPictures: true,
});
