import { createBuiltinTextModel } from '#adapters/text-models/builtin/builtin-text-model';
import type { GenerationModels } from '#features/image-models/rules/generation-models';
import type { ImageModel } from '#ports/image-model';

/** What a worker paints with where one model is asked for everything, whatever it is called. */
export function paintedBy(model: ImageModel): {
  generationModels: GenerationModels;
  textModel: ReturnType<typeof createBuiltinTextModel>;
} {
  return {
    generationModels: { byDefault: model, find: () => model, costOf: () => 1 },
    textModel: createBuiltinTextModel(),
  };
}
