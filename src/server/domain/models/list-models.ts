import { MODELS } from '#content/models';
import type { Model } from '#contract/models';

/** The template models: what the prompt builder can be opened with. */
export function listModels(): Model[] {
  return MODELS.map(({ id, name }) => ({ id, name }));
}
