import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import { imageModelName } from '#features/image-models/web/image-model-texts';
import type { Generation } from '../contract/generations.ts';
import { isFromWords } from './is-cutout.ts';

/** Id of the image model to refine with: the one that made the picture; undefined if there is no choice. */
export function imageModelToRefineWith(
  { imageModel, madeBy }: Pick<Generation, 'imageModel' | 'madeBy'>,
  models: readonly ImageModelSummary[],
): string | undefined {
  return models.length > 1 ? (madeBy ?? imageModel) : undefined;
}

/** Name of the image model that made the pictures, such as `OpenAI gpt-image-1`; null if there are none, or for cut-outs and uploads. */
export function madeWith(
  generation: Pick<Generation, 'modelId' | 'status' | 'imageModel' | 'madeBy'>,
  models: readonly ImageModelSummary[],
): string | null {
  if (generation.status !== 'completed' || !isFromWords(generation)) return null;
  return imageModelName(models, generation.madeBy ?? generation.imageModel);
}
