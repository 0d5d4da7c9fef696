import { z } from 'zod';
import { editRequest, findExpansion, OBJECTS_EXAMPLE, pictureObject } from '#features/editing/contract/edits';
import { pictureSubject, SUBJECT_EXAMPLE } from '#features/editing/contract/subjects';
import { PAID_REFUSALS } from '#features/generations/contract/generations';
import { endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { EDIT_MAX_BYTES } from '#platform/limits/limits';
import { v1Generation } from './public-api.ts';
import { V1_GENERATION_EXAMPLE } from './v1-generations.ts';

const TAG = 'Public API';

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
      response: { ...V1_GENERATION_EXAMPLE, prompt: 'Remove the dog' },
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
