import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';

/** An upload that is a picture of one's library. */
export const uploadedPicture = z.object({
  id: z.uuid().describe('The generation that holds it.'),
  imageId: z.uuid(),
  imageUrl: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

export const UPLOAD_DESCRIPTION =
  'It becomes a picture of your library, to be edited like any other. PNG, JPEG, WebP, AVIF and GIF, up to 10 MB; the longer side is reduced to 4,096 pixels. Costs nothing. What is not changed says nothing of its origin: no credentials of ours are added.';

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/images',
  access: 'session',
  signIn: 'signed_out.upload',
  takesPicture: true,
  responses: { 201: uploadedPicture },
  refusals: ['storage_full'],
  words: { tag: 'Editing', summary: 'Upload a picture to change it', description: UPLOAD_DESCRIPTION },
});
