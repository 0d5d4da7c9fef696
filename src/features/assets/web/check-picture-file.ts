import * as phrases from '#phrases';
import { UPLOAD_MAX_BYTES } from '#platform/limits/limits';

/** Checks a file before it is sent; the server checks its content. @returns the refusal, or null */
export function checkPictureFile({ type, size }: Pick<File, 'type' | 'size'>, texts = SELECT_TEXTS) {
  if (!type.startsWith('image/')) return { title: phrases.notAnImage, description: texts.otherType };
  return size > UPLOAD_MAX_BYTES ? { title: phrases.fileTooLarge, description: texts.tooLarge } : null;
}

const SELECT_TEXTS = {
  otherType: phrases.selectImage,
  tooLarge: phrases.selectSmaller,
};

export const UPLOAD_TEXTS: typeof SELECT_TEXTS = {
  otherType: phrases.uploadImage,
  tooLarge: phrases.uploadSmaller,
};
