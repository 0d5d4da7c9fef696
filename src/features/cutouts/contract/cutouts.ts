import {
  ACCEPTED_EXAMPLE,
  generationAccepted,
  PAID_REFUSALS,
} from '#features/generations/contract/generations';
import { endpoint } from '#platform/endpoint/endpoint';

export const removeBackground = endpoint({
  method: 'POST',
  path: '/api/remove-background',
  access: 'session',
  signIn: 'signed_out.edit',
  limit: 'paid',
  takesPicture: true,
  responses: { 202: generationAccepted },
  refusals: PAID_REFUSALS,
  reads: ['Idempotency-Key'],
  words: {
    tag: 'Generations',
    summary: 'Remove a picture’s background',
    example: { response: ACCEPTED_EXAMPLE },
  },
});
