import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import type { Generation } from '../contract/generations.ts';

/** Whether it is an upload with its background removed. */
export function isCutout({ modelId }: Pick<Generation, 'modelId'>): boolean {
  return modelId === BACKGROUND_REMOVAL_MODEL;
}
