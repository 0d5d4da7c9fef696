import { z } from 'zod';
import { imageFile } from '#features/downloads/contract/image-files';
import { PAID_REFUSALS } from '#features/generations/contract/generations';
import { pictureVersion } from '#features/generations/contract/versions';
import { pictureLink } from '#features/sharing/contract/shared-pictures';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { v1Generation, v1GenerationRequest } from './public-api.ts';

/** What can be done with one of the person's pictures, beside edits. */

const TAG = 'Public API';
const params = z.object({ id: id('not_found.picture') });

export const v1Refinement = v1GenerationRequest.pick({
  prompt: true,
  model: true,
  creditFree: true,
  anyway: true,
});

export const v1ImageFile = imageFile.extend({
  imageUrl: z
    .string()
    .describe('For `POST /api/download-image`, which sends the file by it and `fileId`, the `id`.'),
});

export const v1Version = pictureVersion.omit({ thumbHash: true });

export const refineV1Image = endpoint({
  method: 'POST',
  path: '/api/v1/images/:id/refinements',
  access: 'key',
  scope: 'generations:write',
  limit: 'paid',
  params,
  body: v1Refinement,
  responses: { 202: v1Generation },
  refusals: [...PAID_REFUSALS, 'cannot_draw', 'not_found'],
  reads: ['Idempotency-Key'],
  sends: ['Location'],
  words: {
    tag: TAG,
    summary: 'Refine one of your pictures',
    description:
      'Makes a new version by a whole new prompt, and keeps its layout. Answers at once; poll `/api/v1/generations/{id}` for the picture.',
    example: { request: { prompt: 'The lake at night, under stars' } },
  },
});

export const enlargeV1Image = endpoint({
  method: 'POST',
  path: '/api/v1/images/:id/enlargement',
  access: 'key',
  scope: 'generations:write',
  params,
  responses: { 200: v1ImageFile, 202: v1ImageFile },
  refusals: ['not_found', 'unavailable', 'storage_full'],
  words: {
    tag: TAG,
    summary: 'Enlarge one of your pictures to 4,096 pixels',
    description:
      'Costs no credits. Ask again until `status` is `ready`; then `POST /api/download-image` with `imageUrl` and `fileId` sends the file.',
  },
});

export const listV1Versions = endpoint({
  method: 'GET',
  path: '/api/v1/images/:id/versions',
  access: 'key',
  scope: 'generations:read',
  params,
  responses: { 200: z.object({ data: z.array(v1Version) }) },
  words: { tag: TAG, summary: 'List the versions of one of your pictures, the oldest first' },
});

export const shareV1Image = endpoint({
  method: 'PUT',
  path: '/api/v1/images/:id/link',
  access: 'key',
  scope: 'gallery:write',
  params,
  responses: { 200: pictureLink },
  refusals: ['not_found', 'already_decided'],
  words: {
    tag: TAG,
    summary: 'Create a picture’s public page',
    description:
      'It has an address that nobody can guess, and does not show the prompt. A picture that has one keeps it.',
  },
});

export const unshareV1Image = endpoint({
  method: 'DELETE',
  path: '/api/v1/images/:id/link',
  access: 'key',
  scope: 'gallery:write',
  params,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Remove a picture’s public page' },
});
