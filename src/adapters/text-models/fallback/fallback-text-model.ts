import type { TextModel } from '#ports/text-model';
import { askFirstThatCan } from './ask-first-that-can.ts';

/** A model with fallbacks, used in order while it is down or misconfigured. */
export function createFallbackTextModel({
  chosen,
  others,
}: {
  chosen: TextModel;
  others: readonly TextModel[];
}): TextModel {
  const fallbacks = others.filter(({ id }) => id !== chosen.id);
  if (fallbacks.length === 0) return chosen;
  const models = [chosen, ...fallbacks];
  // If the chosen model cannot enhance prompts, no fallback does.
  const enhancing = chosen.enhancePrompt ? models.flatMap(({ enhancePrompt }) => enhancePrompt ?? []) : [];
  return {
    id: chosen.id,
    writeImagePrompt: (request, options) =>
      askFirstThatCan(models, (model) => model.writeImagePrompt(request, options), options),
    writeAdCopy: (request, options) =>
      askFirstThatCan(models, (model) => model.writeAdCopy(request, options), options),
    writeAdVisual: (request, options) =>
      askFirstThatCan(models, (model) => model.writeAdVisual(request, options), options),
    ...(enhancing.length > 0 && {
      enhancePrompt: (request, options) =>
        askFirstThatCan(enhancing, (enhance) => enhance(request, options), options),
    }),
  };
}
