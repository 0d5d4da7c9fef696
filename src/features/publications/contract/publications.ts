import { z } from 'zod';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';

/** A picture of one's own on its way to the gallery, or in it. */
export const publication = z.object({
  imageId: z.uuid(),
  /** `checking`: it is being judged; `review`: it waits for an admin. */
  state: z.enum(['checking', 'review', 'public']),
  /** Its id in the gallery; null until it is public. */
  galleryId: z.uuid().nullable(),
});

export type Publication = z.infer<typeof publication>;

export const publicationParams = z.object({ id: id('not_found.picture') });

/** Reasons why a picture does not become public, the same for every way to ask for it. */
export const PUBLISH_REFUSALS = ['not_found', 'moderated', 'already_decided', 'invalid_request'] as const;

const TAG = 'Library';
const OWN = { access: 'session', signIn: 'signed_out.publish' } as const;

export const listPublications = endpoint({
  method: 'GET',
  path: '/api/publications',
  ...OWN,
  responses: { 200: z.array(publication) },
  cache: 'no-store',
  words: { tag: TAG, summary: 'List your pictures in the gallery, and those on their way there' },
});

export const publishPicture = endpoint({
  method: 'PUT',
  path: '/api/publications/:id',
  ...OWN,
  limit: 'publish',
  params: publicationParams,
  responses: { 200: publication },
  refusals: PUBLISH_REFUSALS,
  words: {
    tag: TAG,
    summary: 'Publish one of your pictures in the gallery',
    description:
      'It is checked first; a doubtful one waits for an admin. A picture that is public already stays as it is. Cut-outs cannot be published.',
    example: {
      response: {
        imageId: '0198c7a2-7c11-4d5c-9a70-3f0f5f3b6d11',
        state: 'checking',
        galleryId: null,
      },
    },
  },
});

export const unpublishPicture = endpoint({
  method: 'DELETE',
  path: '/api/publications/:id',
  ...OWN,
  params: publicationParams,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Take one of your pictures out of the gallery',
    description: 'It stays in your library. A picture that is not public stays as it is.',
  },
});
