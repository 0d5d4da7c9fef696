import { BACKGROUND_REMOVAL_MODEL, UPLOADED_PICTURE } from '#features/images/contract/enumerations';
import type { Generation } from '../contract/generations.ts';

/** Whether it is an upload with its background removed. */
export function isCutout({ modelId }: Pick<Generation, 'modelId'>): boolean {
  return modelId === BACKGROUND_REMOVAL_MODEL;
}

/** Whether it was made from words: neither a cut-out nor an upload, which have no prompt to change or to publish. */
export function isFromWords({ modelId }: Pick<Generation, 'modelId'>): boolean {
  return modelId !== BACKGROUND_REMOVAL_MODEL && modelId !== UPLOADED_PICTURE;
}
