import { z } from 'zod';
import {
  additions,
  chosenPictures,
  collectionChanges,
  collectionPage,
  collectionParams,
  movedPictures,
  newCollection,
  pictureParams,
} from '#features/collections/contract/collections';
import { editRequest, findExpansion, OBJECTS_EXAMPLE, pictureObject } from '#features/editing/contract/edits';
import { pictureSubject, SUBJECT_EXAMPLE } from '#features/editing/contract/subjects';
import { favoriteParams, favoritesQuery } from '#features/favorites/contract/favorites';
import { galleryParams, gallerySearchQuery } from '#features/gallery/contract/gallery';
import {
  cancelOutcome,
  cancelRequest,
  deletionQuery,
  generationId,
  PAID_REFUSALS,
} from '#features/generations/contract/generations';
import { generationWords, libraryFacets } from '#features/generations/contract/library';
import { trashQuery } from '#features/generations/contract/trash';
import { chosenPage, PAGE_REFUSALS, personParams, personQuery } from '#features/people/contract/people';
import { PUBLISH_REFUSALS, publicationParams } from '#features/publications/contract/publications';
import { UPLOAD_DESCRIPTION } from '#features/uploads/contract/uploads';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { EDIT_MAX_BYTES } from '#platform/limits/limits';
import {
  v1Collection,
  v1CollectionList,
  v1CollectionPictures,
  v1FavoriteList,
  v1GalleryDetail,
  v1GalleryPage,
  v1Generation,
  v1GenerationList,
  v1GenerationRequest,
  v1GenerationsQuery,
  v1Page,
  v1Person,
  v1Publication,
  v1PublicationList,
  v1Reference,
  v1TrashList,
} from './public-api.ts';

const TAG = 'Public API';
const params = z.object({ id: id('not_found.generation', generationId) });

const GENERATION = {
  id: '0198c7a2-6a3e-4d5c-9a70-3f0f5f3b6d11',
  object: 'generation',
  status: 'generating',
  prompt: 'A mountain lake at dawn, soft fog',
  enhancedPrompt: null,
  model: 'studio',
  madeBy: null,
  count: 1,
  seed: 2026,
  progress: 0,
  images: [],
  notes: [],
  failure: null,
  name: null,
  ownNotes: null,
  tags: [],
  creditsCharged: 0,
  cancelCost: 0,
  canceledAt: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  completedAt: null,
};

const COMPLETED = {
  ...GENERATION,
  status: 'completed',
  progress: 1,
  images: [
    {
      id: '0198c7a2-7c11-4d5c-9a70-3f0f5f3b6d11',
      url: 'https://framewright.example/images/9f2c1e.png',
      width: 1280,
      height: 720,
      creditLine: null,
    },
  ],
  creditsCharged: 1,
  cancelCost: null,
  completedAt: '2026-03-01T09:00:04.000Z',
};

export const createV1Generation = endpoint({
  method: 'POST',
  path: '/api/v1/generations',
  access: 'key',
  scope: 'generations:write',
  limit: 'paid',
  body: v1GenerationRequest,
  responses: { 202: v1Generation },
  refusals: [...PAID_REFUSALS, 'cannot_draw', 'not_found'],
  reads: ['Idempotency-Key'],
  sends: ['Location'],
  words: {
    tag: TAG,
    summary: 'Generate pictures',
    description:
      'Reserves the price and answers at once. Poll the generation until `status` is no longer `generating`, or use a webhook. A prompt whose subject the model cannot draw is refused with `cannot_draw` and costs nothing, unless `anyway` is true.',
    example: {
      request: { prompt: 'A mountain lake at dawn, soft fog', aspectRatio: '16:9' },
      response: GENERATION,
    },
  },
});

export const listV1Generations = endpoint({
  method: 'GET',
  path: '/api/v1/generations',
  access: 'key',
  scope: 'generations:read',
  query: v1GenerationsQuery,
  responses: { 200: v1GenerationList },
  words: {
    tag: TAG,
    summary: 'List your generations, newest first',
    description:
      'Includes generations from the website. Only the last page is shorter than `limit`. A filter by color, orientation or star also leaves out the other pictures of a generation.',
    example: { response: { data: [COMPLETED] } },
  },
});

export const findV1LibraryFacets = endpoint({
  method: 'GET',
  path: '/api/v1/library/facets',
  access: 'key',
  scope: 'generations:read',
  responses: { 200: libraryFacets },
  words: {
    tag: TAG,
    summary: 'List what your library can be filtered by, with counts',
    description:
      'The values that `GET /api/v1/generations` takes as `status`, `category`, `imageModel` and `tag`.',
    example: {
      response: {
        statuses: { completed: 12, generating: 1, failed: 0, canceled: 0 },
        categories: [{ category: 'nature', count: 9 }],
        imageModels: [{ imageModel: 'studio', count: 12 }],
        tags: [{ tag: 'cover', count: 2 }],
      },
    },
  },
});

export const findV1Generation = endpoint({
  method: 'GET',
  path: '/api/v1/generations/:id',
  access: 'key',
  scope: 'generations:read',
  params,
  responses: { 200: v1Generation },
  words: {
    tag: TAG,
    summary: 'Read a generation, or a background removal',
    example: { response: COMPLETED },
  },
});

export const cancelV1Generation = endpoint({
  method: 'POST',
  path: '/api/v1/generations/:id/cancel',
  access: 'key',
  scope: 'generations:write',
  limit: 'cancel',
  params,
  body: cancelRequest,
  responses: { 200: cancelOutcome },
  refusals: ['not_found', 'cancel_costs'],
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Cancel a generation, or a background removal',
    description:
      'Free until the first picture is requested from a provider; `cancelCost` of the generation is the current price. Pictures in progress are charged unless the provider confirms that they cost nothing, and are delivered if they are completed anyway. A generation that has ended does not change; the response says how it ended.',
    example: { request: { maxCredits: 0 }, response: { status: 'canceled', creditsCharged: 0 } },
  },
});

export const updateV1Generation = endpoint({
  method: 'PATCH',
  path: '/api/v1/generations/:id',
  access: 'key',
  scope: 'library:write',
  params,
  body: generationWords,
  responses: { 200: v1Generation },
  refusals: ['not_found', 'storage_full'],
  words: {
    tag: TAG,
    summary: 'Name a generation, tag it, and write notes on it',
    description: 'What is left out stays as it is. Tags are stored in lower case.',
    example: {
      request: { name: 'Cover, second try', tags: ['cover', 'spring'] },
      response: { ...COMPLETED, name: 'Cover, second try', tags: ['cover', 'spring'] },
    },
  },
});

export const deleteV1Generation = endpoint({
  method: 'DELETE',
  path: '/api/v1/generations/:id',
  access: 'key',
  scope: 'library:write',
  params,
  query: deletionQuery,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Delete a generation, or a background removal',
    description:
      'It stays in the trash for 30 days and is found nowhere else; with `permanent=true` it is erased at once. One that is being made is canceled first, at the same price.',
  },
});

export const listV1Trash = endpoint({
  method: 'GET',
  path: '/api/v1/trash',
  access: 'key',
  scope: 'library:read',
  query: trashQuery,
  responses: { 200: v1TrashList },
  words: {
    tag: TAG,
    summary: 'List what you have deleted, the last first',
    example: {
      response: {
        data: [
          {
            id: GENERATION.id,
            object: 'generation',
            prompt: GENERATION.prompt,
            imageIds: COMPLETED.images.map((image) => image.id),
            createdAt: GENERATION.createdAt,
            deletedAt: '2026-03-02T09:00:00.000Z',
            erasesAt: '2026-04-01T09:00:00.000Z',
          },
        ],
        total: 1,
      },
    },
  },
});

export const restoreV1Trash = endpoint({
  method: 'POST',
  path: '/api/v1/trash/:id/restore',
  access: 'key',
  scope: 'library:write',
  params: z.object({ id: id('not_found.trash', generationId) }),
  responses: { 200: v1Generation },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Restore a deleted generation with its pictures',
    example: { response: COMPLETED },
  },
});

export const listV1Favorites = endpoint({
  method: 'GET',
  path: '/api/v1/favorites',
  access: 'key',
  scope: 'library:read',
  query: favoritesQuery,
  responses: { 200: v1FavoriteList },
  words: { tag: TAG, summary: 'List the pictures that you have starred, the last first' },
});

export const addV1Favorite = endpoint({
  method: 'PUT',
  path: '/api/v1/favorites/:id',
  access: 'key',
  scope: 'library:write',
  params: favoriteParams,
  responses: { 204: DONE },
  words: {
    tag: TAG,
    summary: 'Star a picture',
    description: 'The id of one of your pictures, or of a picture in the gallery.',
  },
});

export const removeV1Favorite = endpoint({
  method: 'DELETE',
  path: '/api/v1/favorites/:id',
  access: 'key',
  scope: 'library:write',
  params: favoriteParams,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Remove a star' },
});

export const listV1Publications = endpoint({
  method: 'GET',
  path: '/api/v1/publications',
  access: 'key',
  scope: 'library:read',
  responses: { 200: v1PublicationList },
  words: { tag: TAG, summary: 'List your pictures in the gallery, and those on their way there' },
});

export const publishV1Picture = endpoint({
  method: 'PUT',
  path: '/api/v1/publications/:id',
  access: 'key',
  scope: 'gallery:write',
  limit: 'publish',
  params: publicationParams,
  responses: { 200: v1Publication },
  refusals: PUBLISH_REFUSALS,
  words: {
    tag: TAG,
    summary: 'Publish one of your pictures in the gallery',
    description: 'It is checked first; a doubtful one waits for an admin.',
    example: {
      response: {
        imageId: '0198c7a2-7c11-4d5c-9a70-3f0f5f3b6d11',
        object: 'publication',
        state: 'checking',
        page: null,
      },
    },
  },
});

export const unpublishV1Picture = endpoint({
  method: 'DELETE',
  path: '/api/v1/publications/:id',
  access: 'key',
  scope: 'gallery:write',
  params: publicationParams,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Take one of your pictures out of the gallery' },
});

const COLLECTION = {
  id: '0198c7a2-8d02-4d5c-9a70-3f0f5f3b6d11',
  object: 'collection',
  parentId: null,
  name: 'Spring issue',
  pictureCount: 0,
  coverUrl: null,
  link: null,
  createdAt: '2026-03-01T09:00:00.000Z',
};

export const listV1Collections = endpoint({
  method: 'GET',
  path: '/api/v1/collections',
  access: 'key',
  scope: 'library:read',
  responses: { 200: v1CollectionList },
  words: { tag: TAG, summary: 'List your collections', example: { response: { data: [COLLECTION] } } },
});

export const createV1Collection = endpoint({
  method: 'POST',
  path: '/api/v1/collections',
  access: 'key',
  scope: 'library:write',
  body: newCollection,
  responses: { 201: v1Collection },
  refusals: ['not_found'],
  words: {
    tag: TAG,
    summary: 'Create a collection',
    example: { request: { name: 'Spring issue' }, response: COLLECTION },
  },
});

export const updateV1Collection = endpoint({
  method: 'PATCH',
  path: '/api/v1/collections/:id',
  access: 'key',
  scope: 'library:write',
  params: collectionParams,
  body: collectionChanges,
  responses: { 200: v1Collection },
  words: {
    tag: TAG,
    summary: 'Rename or move a collection, or choose its cover',
    description: 'What is left out stays as it is.',
    example: { request: { name: 'Spring issue' }, response: COLLECTION },
  },
});

export const deleteV1Collection = endpoint({
  method: 'DELETE',
  path: '/api/v1/collections/:id',
  access: 'key',
  scope: 'library:write',
  params: collectionParams,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Delete a collection',
    description: 'Its pictures stay in your library. Collections in it move to where it was.',
  },
});

export const listV1CollectionPictures = endpoint({
  method: 'GET',
  path: '/api/v1/collections/:id/pictures',
  access: 'key',
  scope: 'library:read',
  params: collectionParams,
  query: collectionPage,
  responses: { 200: v1CollectionPictures },
  words: { tag: TAG, summary: 'List the pictures of a collection, in its order' },
});

export const addToV1Collection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/:id/pictures',
  access: 'key',
  scope: 'library:write',
  params: collectionParams,
  body: chosenPictures,
  responses: { 200: additions },
  words: {
    tag: TAG,
    summary: 'Add pictures to a collection',
    description:
      'Ids of your pictures, or of pictures in the gallery. `missing` lists ids that name none that you may see; the others are added. A collection with a link needs `gallery:write` as well.',
  },
});

export const removeFromV1Collection = endpoint({
  method: 'DELETE',
  path: '/api/v1/collections/:id/pictures/:imageId',
  access: 'key',
  scope: 'library:write',
  params: pictureParams,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Take a picture out of a collection' },
});

export const orderV1Collection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/:id/pictures/order',
  access: 'key',
  scope: 'library:write',
  params: collectionParams,
  body: movedPictures,
  responses: { 204: DONE },
  words: { tag: TAG, summary: 'Change the order of a collection' },
});

export const shareV1Collection = endpoint({
  method: 'PUT',
  path: '/api/v1/collections/:id/link',
  access: 'key',
  scope: 'gallery:write',
  params: collectionParams,
  responses: { 200: v1Collection },
  words: {
    tag: TAG,
    summary: 'Create a collection’s public page',
    description: 'It has an address that nobody can guess. A collection that has one keeps it.',
  },
});

export const unshareV1Collection = endpoint({
  method: 'DELETE',
  path: '/api/v1/collections/:id/link',
  access: 'key',
  scope: 'gallery:write',
  params: collectionParams,
  responses: { 200: v1Collection },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Remove a collection’s public page' },
});

export const createV1BackgroundRemoval = endpoint({
  method: 'POST',
  path: '/api/v1/background-removals',
  access: 'key',
  scope: 'cutouts:write',
  limit: 'paid',
  takesPicture: true,
  responses: { 202: v1Generation },
  refusals: PAID_REFUSALS,
  reads: ['Idempotency-Key'],
  sends: ['Location'],
  words: {
    tag: TAG,
    summary: 'Remove the background of a picture',
    description: 'Answers at once; poll `/api/v1/generations/{id}` for the picture.',
    example: { response: { ...GENERATION, object: 'background-removal', prompt: null, model: 'isnet' } },
  },
});

export const createV1Edit = endpoint({
  method: 'POST',
  path: '/api/v1/edits',
  access: 'key',
  scope: 'edits:write',
  limit: 'paid',
  body: editRequest,
  bodyMaxBytes: EDIT_MAX_BYTES,
  responses: { 202: v1Generation },
  refusals: [...PAID_REFUSALS, 'cannot_edit', 'not_found', 'too_large', 'unsupported_media', 'unavailable'],
  reads: ['Idempotency-Key'],
  sends: ['Location'],
  words: {
    tag: TAG,
    summary: 'Change a part of a picture',
    description:
      'Makes a new version of one of your pictures or of a public one, and keeps the earlier one. `adjust` changes the whole picture and is free. A staging photographs the subject anew; of all other edits no pixel differs outside of the changed part. Answers at once; poll `/api/v1/generations/{id}` for the picture. What cannot be done is refused with `cannot_edit` and costs nothing. A hosted model paints, at its own price, only if `model` names it.',
    example: {
      request: {
        imageId: '0198c7a2-7c11-4d5c-9a70-3f0f5f3b6d11',
        operation: 'object',
        object: { id: '1-0', action: 'remove' },
      },
      response: { ...GENERATION, prompt: 'Remove the dog' },
    },
  },
});

export const uploadV1Picture = endpoint({
  method: 'POST',
  path: '/api/v1/images',
  access: 'key',
  scope: 'edits:write',
  takesPicture: true,
  responses: { 201: v1Generation },
  refusals: ['storage_full'],
  sends: ['Location'],
  words: {
    tag: TAG,
    summary: 'Upload a picture to change it',
    description: UPLOAD_DESCRIPTION,
    example: {
      response: {
        ...GENERATION,
        object: 'upload',
        prompt: null,
        model: 'upload',
        creditsCharged: 0,
        name: 'boat.jpg',
      },
    },
  },
});

export const listV1Objects = endpoint({
  method: 'GET',
  path: '/api/v1/images/:id/objects',
  access: 'key',
  scope: 'generations:read',
  params: z.object({ id: id('not_found.picture') }),
  responses: { 200: z.object({ data: z.array(pictureObject) }) },
  words: {
    tag: TAG,
    summary: 'List the things in one of your pictures that can be changed by themselves',
    description: 'The nearest first; empty for pictures whose scene is not known.',
    example: { response: { data: OBJECTS_EXAMPLE } },
  },
});

export const findV1Expansion = endpoint({
  method: 'GET',
  path: '/api/v1/images/:id/expansion',
  access: 'key',
  scope: 'generations:read',
  params: z.object({ id: id('not_found.picture') }),
  responses: findExpansion.responses,
  words: { ...findExpansion.words, tag: TAG },
});

export const requestV1Subject = endpoint({
  method: 'POST',
  path: '/api/v1/images/:id/subject',
  access: 'key',
  scope: 'edits:write',
  params: z.object({ id: id('not_found.picture') }),
  responses: { 200: pictureSubject, 202: pictureSubject },
  refusals: ['storage_full', 'unavailable'],
  words: {
    tag: TAG,
    summary: 'Look for the subject of one of your pictures',
    description:
      'Costs nothing. Poll the same address with GET until `status` is `ready`; its `mask` is what edits take as their mask.',
    example: { response: SUBJECT_EXAMPLE },
  },
});

export const findV1Subject = endpoint({
  method: 'GET',
  path: '/api/v1/images/:id/subject',
  access: 'key',
  scope: 'generations:read',
  limit: 'subjectRead',
  params: z.object({ id: id('not_found.picture') }),
  responses: { 200: pictureSubject },
  words: {
    tag: TAG,
    summary: 'Show whether the subject of one of your pictures has been found, and its mask',
    example: { response: SUBJECT_EXAMPLE },
  },
});

export const uploadV1Reference = endpoint({
  method: 'POST',
  path: '/api/v1/references',
  access: 'key',
  scope: 'generations:write',
  takesPicture: true,
  responses: { 201: v1Reference },
  words: {
    tag: TAG,
    summary: 'Upload a reference picture',
    example: { response: { id: '0198c7a2-6a3e-4d5c-9a70-3f0f5f3b6d11', width: 1024, height: 768 } },
  },
});

export const searchV1Gallery = endpoint({
  method: 'GET',
  path: '/api/v1/gallery/search',
  access: 'key',
  scope: 'gallery:read',
  query: gallerySearchQuery,
  responses: { 200: v1GalleryPage },
  words: { tag: TAG, summary: 'Search public pictures, best first' },
});

export const findV1GalleryImage = endpoint({
  method: 'GET',
  path: '/api/v1/gallery/:id',
  access: 'key',
  scope: 'gallery:read',
  params: galleryParams,
  responses: { 200: v1GalleryDetail },
  words: { tag: TAG, summary: 'Read a public picture, with similar ones' },
});

export const findV1Person = endpoint({
  method: 'GET',
  path: '/api/v1/people/:name',
  access: 'key',
  scope: 'gallery:read',
  params: personParams,
  query: personQuery,
  responses: { 200: v1Person },
  words: { tag: TAG, summary: 'Read a person’s public page, with the pictures that they published' },
});

const PAGE = {
  object: 'page',
  name: 'ada',
  page: 'https://framewright.example/people/ada',
  isRemoved: false,
};

export const findV1Page = endpoint({
  method: 'GET',
  path: '/api/v1/page',
  access: 'key',
  scope: 'library:read',
  responses: { 200: v1Page },
  words: { tag: TAG, summary: 'Read the name of your public page', example: { response: PAGE } },
});

export const chooseV1Page = endpoint({
  method: 'PUT',
  path: '/api/v1/page',
  access: 'key',
  scope: 'page:write',
  body: chosenPage,
  responses: { 200: v1Page },
  refusals: PAGE_REFUSALS,
  words: {
    tag: TAG,
    summary: 'Choose a public page, or rename it',
    description:
      'It shows the pictures that you published, under a name of 3 to 30 letters from a to z, digits and hyphens.',
    example: { request: { name: 'ada' }, response: PAGE },
  },
});

export const removeV1Page = endpoint({
  method: 'DELETE',
  path: '/api/v1/page',
  access: 'key',
  scope: 'page:write',
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Remove your public page',
    description: 'Its pictures stay in the gallery, without your name.',
  },
});
