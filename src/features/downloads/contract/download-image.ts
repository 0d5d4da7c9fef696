import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';

export const downloadImage = endpoint({
  method: 'POST',
  path: '/api/download-image',
  access: 'anyone',
  body: z.object({
    imageUrl: z.string().min(1).max(2_000),
    generationId: z.union([z.string().max(100), z.number()]).optional(),
    /** Another file of the picture; without it, the picture as it is stored. */
    fileId: z.uuid().optional(),
  }),
  responses: { 200: { description: 'The file.', type: 'image/*' } },
  cache: 'no-store',
  refusals: ['not_found'],
  runsWhenDiskFull: true,
  sendsPictures: true,
  words: { tag: 'Downloads', summary: 'Download a picture of the site by its address' },
});
