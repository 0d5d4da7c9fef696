import { z } from 'zod';
import { GENERATION_STATUSES } from '#features/images/contract/enumerations';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { IMAGE_COUNT_MAX, TRASH_PAGE, TRASH_PAGE_MAX } from '#platform/limits/limits';
import { generationId, modelId } from './generations.ts';

/** A generation in the trash, or some of its pictures there. */
export const trashEntry = z.object({
  id: generationId,
  modelId,
  status: z.enum(GENERATION_STATUSES),
  /** What the user asked for. */
  customPrompt: z.string().nullable(),
  /** For a change, the words of the picture that it changes; null for a new picture. */
  refines: z.string().nullable(),
  scene: z.string().nullable(),
  category: z.string().nullable(),
  /** The pictures in the trash. */
  images: z.array(
    z.object({
      id: z.uuid(),
      /** Address of a small version, for its owner alone. */
      previewUrl: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
      /** ThumbHash of the picture, base64. */
      thumbHash: z.string(),
    }),
  ),
  createdAt: z.iso.datetime(),
  /** When the last of it was deleted. */
  deletedAt: z.iso.datetime(),
  /** When the first of it will be erased. */
  erasesAt: z.iso.datetime(),
});
export type TrashEntry = z.infer<typeof trashEntry>;

/** The body may be left out: then all that is in the trash of the generation. */
export const imagesInTrash = z
  .object({
    imageIds: z
      .array(z.uuid())
      .min(1)
      .max(IMAGE_COUNT_MAX)
      .optional()
      .describe('Only these pictures. By default all pictures of the generation that are in the trash.'),
  })
  .nullish();

export const pictureInTrash = z.strictObject({ imageId: z.uuid().optional().describe('Only this picture.') });

export const trashQuery = z.object({
  limit: z.coerce.number().int().min(1).max(TRASH_PAGE_MAX).default(TRASH_PAGE),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
});

const TAG = 'Library';
const OWN = { access: 'session', signIn: 'signed_out.see_images' } as const;
const params = z.object({ id: id('not_found.trash', generationId) });

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/trash',
  ...OWN,
  query: trashQuery,
  responses: { 200: z.array(trashEntry) },
  cache: 'no-store',
  sends: ['X-Total-Count'],
  words: { tag: TAG, summary: 'List what you have deleted, the last first' },
});

export const restoreTrash = endpoint({
  method: 'POST',
  path: '/api/trash/:id/restore',
  ...OWN,
  params,
  body: imagesInTrash,
  responses: { 204: { description: 'It is in the library again.' } },
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Restore a deleted generation',
    description:
      'Its links work again. Pictures that were in the gallery are its newest ones, at their former addresses, unless they had been reported or were waiting for a review.',
  },
});

export const eraseTrash = endpoint({
  method: 'DELETE',
  path: '/api/trash/:id',
  ...OWN,
  params,
  query: pictureInTrash,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Erase a deleted generation for good' },
});

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/api/trash',
  ...OWN,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Erase all that you have deleted for good' },
});

/** Pictures in the trash have no other address. */
export const sendTrashedImage = endpoint({
  method: 'GET',
  path: '/api/trash/:id/images/:imageId',
  ...OWN,
  params: params.extend({ imageId: id('not_found.image') }),
  responses: { 200: { description: 'A small version of the picture.', type: 'image/*' } },
  sendsPictures: true,
  words: { tag: TAG, summary: 'Show a deleted picture to its owner' },
});
