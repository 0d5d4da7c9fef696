import { request } from '#web/api/request.ts';
import type { PictureOrigin } from '../../contract/picture-origin.ts';

/** What a picture says of where it comes from. */
export async function verifyPicture(file: File): Promise<PictureOrigin> {
  const form = new FormData();
  form.append('image', file);
  const response = await request('POST', '/api/verify', { form });
  return (await response.json()) as PictureOrigin;
}
