import { UPLOAD_MAX_BYTES } from '#platform/limits/limits';

/** Why a file is not taken; null when it is. The server looks at what is in it. */
export function checkPictureFile({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!type.startsWith('image/')) {
    return { title: 'Invalid file type', description: 'Please select an image file' };
  }
  if (size > UPLOAD_MAX_BYTES) {
    return { title: 'File too large', description: 'Please select an image smaller than 10MB' };
  }
  return null;
}
