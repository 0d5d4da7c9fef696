import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import type { Generation } from '../contract/generations.ts';

/** Whether its picture is a transparent one, taken from an upload. */
export function isCutout({ modelId }: Pick<Generation, 'modelId'>): boolean {
  return modelId === BACKGROUND_REMOVAL_MODEL;
}
