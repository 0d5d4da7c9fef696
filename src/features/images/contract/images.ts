import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';

/** Not counted: a page shows many pictures, and each is a request. */
export const sendImage = endpoint({
  method: 'GET',
  path: '/images/:file',
  access: 'anyone',
  limit: 'none',
  params: z.object({ file: z.string() }),
  responses: { 200: { description: 'The picture.', type: 'image/*' } },
  sendsPictures: true,
});
