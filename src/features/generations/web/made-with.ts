import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import { imageModelName } from '#features/image-models/web/image-model-texts';
import type { Generation } from '../contract/generations.ts';
import { isCutout } from './is-cutout.ts';

/** As a refinement starts from it: by its id, where there is another to choose. */
export function imageModelToRefineWith(
  { imageModel, madeBy }: Pick<Generation, 'imageModel' | 'madeBy'>,
  models: readonly ImageModelSummary[],
): string | undefined {
  return models.length > 1 ? (madeBy ?? imageModel) : undefined;
}

/** What made a generation's pictures, such as `OpenAI gpt-image-1`; null where there are none, or nothing painted. */
export function madeWith(
  generation: Pick<Generation, 'modelId' | 'status' | 'imageModel' | 'madeBy'>,
  models: readonly ImageModelSummary[],
): string | null {
  if (generation.status !== 'completed' || isCutout(generation)) return null;
  return imageModelName(models, generation.madeBy ?? generation.imageModel);
}
