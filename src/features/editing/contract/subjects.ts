import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';

/** Where the subject of a picture is. */
export const pictureSubject = z.object({
  status: z.enum(['making', 'ready', 'failed']).describe('`failed` if nothing stands out in the picture.'),
  mask: z
    .string()
    .nullable()
    .describe(
      'When it is ready: a PNG of the picture’s size, white where the subject is, as a `data:` address that edits take as their mask.',
    ),
});
export type PictureSubject = z.infer<typeof pictureSubject>;

export const SUBJECT_EXAMPLE = { status: 'making' as const, mask: null };

export const requestSubject = endpoint({
  method: 'POST',
  path: '/api/images/:id/subject',
  access: 'session',
  signIn: 'signed_out.edit',
  params: z.object({ id: id('not_found.picture') }),
  responses: { 200: pictureSubject, 202: pictureSubject },
  cache: 'no-store',
  refusals: ['storage_full', 'unavailable'],
  words: {
    tag: 'Editing',
    summary: 'Look for the subject of one of your pictures',
    description: 'Costs nothing. Answers with the mask at once if it was asked for before.',
    example: { response: SUBJECT_EXAMPLE },
  },
});

export const findSubject = endpoint({
  method: 'GET',
  path: '/api/images/:id/subject',
  access: 'session',
  signIn: 'signed_out.edit',
  limit: 'subjectRead',
  params: z.object({ id: id('not_found.picture') }),
  responses: { 200: pictureSubject },
  cache: 'no-store',
  words: {
    tag: 'Editing',
    summary: 'Show whether the subject of one of your pictures has been found, and its mask',
    description: '404 until it has been asked for.',
    example: { response: SUBJECT_EXAMPLE },
  },
});
