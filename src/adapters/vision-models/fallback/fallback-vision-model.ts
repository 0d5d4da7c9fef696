import type { VisionModel } from '#ports/vision-model';
import { askFirstThatCan } from '../../text-models/fallback/ask-first-that-can.ts';

/** A model with fallbacks, used in order while it is down or misconfigured. */
export function createFallbackVisionModel({
  chosen,
  others,
}: {
  chosen: VisionModel;
  others: readonly VisionModel[];
}): VisionModel {
  const fallbacks = others.filter(({ id }) => id !== chosen.id);
  if (fallbacks.length === 0) return chosen;
  const models = [chosen, ...fallbacks];
  return {
    id: chosen.id,
    lookAt: (picture, options) => askFirstThatCan(models, (model) => model.lookAt(picture, options), options),
  };
}
