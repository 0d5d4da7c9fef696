import { isFromWords } from '#features/generations/web/is-cutout';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import { findImageModel } from '#features/image-models/web/image-models';
import type { BuilderState } from './builder-state.ts';

/**
 * The image model to use, if still on offer: the chosen one, else the refined picture's, else the last one chosen in this
 * browser (`stored`). Otherwise the default.
 */
export function builderModel(
  { grounding, imageModel }: Pick<BuilderState, 'grounding' | 'imageModel'>,
  imageModels: readonly ImageModelSummary[],
  stored: string | null,
): ImageModelSummary | undefined {
  return findImageModel(imageModels, imageModel, grounding ? grounding.imageModel : stored);
}

/** The price in credits; null until it is known. A refinement makes one picture. */
export function builderPrice(
  { grounding, imageCount }: Pick<BuilderState, 'grounding' | 'imageCount'>,
  imageModel: ImageModelSummary | undefined,
): number | null {
  return imageModel ? imageModel.cost * (grounding ? 1 : imageCount) : null;
}

/** Whether there is a reference picture that the image model does not take. */
export function stagesReference(
  { asset, example, grounding }: Pick<BuilderState, 'asset' | 'example' | 'grounding'>,
  imageModel: ImageModelSummary | undefined,
): boolean {
  if (!imageModel || imageModel.takesReference) return false;
  const original = grounding?.originalGeneration;
  return (
    Boolean(asset ?? example ?? original?.productId) || (original !== undefined && !isFromWords(original))
  );
}
