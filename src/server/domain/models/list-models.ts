import { MODELS } from '#content/models';
import { BACKGROUND_REMOVAL_MODEL } from '#contract/enumerations';
import type { Model } from '#contract/models';

/** The template models, which the prompt builder can be opened with, and what cut-outs are made with. */
export function listModels(): Model[] {
  return [...MODELS, CUTOUTS].map(({ id, name }) => ({ id, name }));
}

const CUTOUTS: Model = { id: BACKGROUND_REMOVAL_MODEL, name: 'Background Removal' };
