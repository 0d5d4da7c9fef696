import { UPLOAD_MAX_BYTES } from '#platform/limits/limits';

/** Why a file is not even sent; null when it is. The server looks at what is in it. */
export function checkAssetFile({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!type.startsWith('image/')) {
    return { title: 'Invalid file type', description: 'Please upload an image file (PNG, JPG, or WebP).' };
  }
  if (size > UPLOAD_MAX_BYTES) {
    return { title: 'File too large', description: 'Please upload an image smaller than 10MB.' };
  }
  return null;
}
