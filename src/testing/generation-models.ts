import { createBuiltinTextModel } from '#adapters/text-models/builtin/builtin-text-model';
import type { GenerationModels } from '#features/image-models/rules/generation-models';
import type { ImageModel } from '#ports/image-model';

/** Generation models for a worker that uses one model for every id. */
export function paintedBy(model: ImageModel): {
  generationModels: GenerationModels;
  textModel: ReturnType<typeof createBuiltinTextModel>;
} {
  return {
    generationModels: { byDefault: model, find: () => model, costOf: () => 1 },
    textModel: createBuiltinTextModel(),
  };
}
