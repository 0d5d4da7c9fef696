import { BACKGROUND_REMOVAL_MODEL } from '#features/images/contract/enumerations';
import { MODELS } from '../content/models.ts';
import type { Model } from '../contract/models.ts';

/** The template models, which the prompt builder can be opened with, and what cut-outs are made with. */
export function listModels(): Model[] {
  return [...MODELS, CUTOUTS].map(({ id, name }) => ({ id, name }));
}

const CUTOUTS: Model = { id: BACKGROUND_REMOVAL_MODEL, name: 'Background Removal' };
