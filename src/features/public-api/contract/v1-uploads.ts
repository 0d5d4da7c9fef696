import { PAID_REFUSALS } from '#features/generations/contract/generations';
import { UPLOAD_DESCRIPTION } from '#features/uploads/contract/uploads';
import { endpoint } from '#platform/endpoint/endpoint';
import { v1Generation, v1Reference } from './public-api.ts';
import { V1_GENERATION_EXAMPLE } from './v1-generations.ts';

const TAG = 'Public API';

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
    example: {
      response: { ...V1_GENERATION_EXAMPLE, object: 'background-removal', prompt: null, model: 'isnet' },
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
  refusals: ['storage_full', 'idempotency_key_reused', 'not_found'],
  reads: ['Idempotency-Key'],
  sends: ['Location'],
  words: {
    tag: TAG,
    summary: 'Upload a picture to change it',
    description: UPLOAD_DESCRIPTION,
    example: {
      response: {
        ...V1_GENERATION_EXAMPLE,
        object: 'upload',
        prompt: null,
        model: 'upload',
        creditsCharged: 0,
        name: 'boat.jpg',
      },
    },
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
