import { z } from 'zod';
import {
  cancelOutcome,
  cancelRequest,
  deletionQuery,
  generationId,
  PAID_REFUSALS,
} from '#features/generations/contract/generations';
import { generationWords, libraryFacets } from '#features/generations/contract/library';
import { imagesInTrash, pictureInTrash, trashQuery } from '#features/generations/contract/trash';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import {
  v1Generation,
  v1GenerationList,
  v1GenerationRequest,
  v1GenerationsQuery,
  v1TrashList,
} from './public-api.ts';

const TAG = 'Public API';
const params = z.object({ id: id('not_found.generation', generationId) });

export const V1_GENERATION_EXAMPLE = {
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
  ...V1_GENERATION_EXAMPLE,
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
      response: V1_GENERATION_EXAMPLE,
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
      'Includes generations from the website. Only the last page is shorter than `limit`. A filter by color, orientation, people or star also leaves out the other pictures of a generation.',
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
  // Strict: a misspelled `imageId` must not delete the whole generation.
  query: z.strictObject({
    ...deletionQuery.shape,
    imageId: z.uuid().optional().describe('Only this picture; with the last one, the generation as well.'),
  }),
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
            id: V1_GENERATION_EXAMPLE.id,
            object: 'generation',
            prompt: V1_GENERATION_EXAMPLE.prompt,
            imageIds: COMPLETED.images.map((image) => image.id),
            createdAt: V1_GENERATION_EXAMPLE.createdAt,
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
  body: imagesInTrash,
  responses: { 200: v1Generation },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Restore a deleted generation with its pictures',
    example: { response: COMPLETED },
  },
});

export const eraseV1Trash = endpoint({
  method: 'DELETE',
  path: '/api/v1/trash/:id',
  access: 'key',
  scope: 'library:write',
  params: z.object({ id: id('not_found.trash', generationId) }),
  query: pictureInTrash,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Erase a deleted generation for good' },
});

export const emptyV1Trash = endpoint({
  method: 'DELETE',
  path: '/api/v1/trash',
  access: 'key',
  scope: 'library:write',
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Erase all that you have deleted for good' },
});
