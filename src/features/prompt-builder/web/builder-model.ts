import { isCutout } from '#features/generations/web/is-cutout';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import { findImageModel } from '#features/image-models/web/image-models';
import type { BuilderState } from './builder-state.ts';

/**
 * What paints: the chosen model, else what painted the picture that is refined, else the one that was chosen last in
 * this browser (`kept`), as far as it is still on offer.
 */
export function builderModel(
  { grounding, imageModel }: Pick<BuilderState, 'grounding' | 'imageModel'>,
  imageModels: readonly ImageModelSummary[],
  kept: string | null,
): ImageModelSummary | undefined {
  return findImageModel(imageModels, imageModel, grounding ? grounding.imageModel : kept);
}

/** What the request costs, in credits; null until it is known. A refinement makes one picture. */
export function builderPrice(
  { grounding, imageCount }: Pick<BuilderState, 'grounding' | 'imageCount'>,
  painter: ImageModelSummary | undefined,
): number | null {
  return painter ? painter.cost * (grounding ? 1 : imageCount) : null;
}

/** Whether there is a picture to build around that the painter does not take. */
export function stagesReference(
  { asset, example, grounding }: Pick<BuilderState, 'asset' | 'example' | 'grounding'>,
  painter: ImageModelSummary | undefined,
): boolean {
  if (!painter || painter.takesReference) return false;
  const original = grounding?.originalGeneration;
  return Boolean(asset ?? example ?? original?.productId) || (original !== undefined && isCutout(original));
}
