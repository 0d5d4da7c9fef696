import type { ImageModel } from '#ports/image-model';
import { createBuiltinTextModel } from '#server/adapters/text-models/builtin/builtin-text-model';
import type { GenerationModels } from '#server/domain/models/generation-models';

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
