import { UPLOAD_MAX_BYTES } from '#platform/limits/limits';

/** Checks a file before it is sent; the server checks its content. @returns the refusal, or null */
export function checkPictureFile({ type, size }: Pick<File, 'type' | 'size'>, texts = SELECT_TEXTS) {
  if (!type.startsWith('image/')) return { title: 'Invalid file type', description: texts.otherType };
  return size > UPLOAD_MAX_BYTES ? { title: 'File too large', description: texts.tooLarge } : null;
}

const SELECT_TEXTS = {
  otherType: 'Please select an image file',
  tooLarge: 'Please select an image smaller than 10MB',
};

export const UPLOAD_TEXTS: typeof SELECT_TEXTS = {
  otherType: 'Please upload an image file (PNG, JPG, or WebP).',
  tooLarge: 'Please upload an image smaller than 10MB.',
};
