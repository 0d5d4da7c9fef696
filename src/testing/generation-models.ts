import { createBuiltinTextModel } from '#adapters/text-models/builtin/builtin-text-model';
import type { GenerationModels } from '#features/image-models/rules/generation-models';
import { ProviderError } from '#platform/errors/provider-error';
import type { ImageModel } from '#ports/image-model';
import type { PictureEditor } from '#ports/picture-editor';

/** Generation models for a worker that uses one model for every id, and edits no pictures. */
export function paintedBy(model: ImageModel): {
  generationModels: GenerationModels;
  textModel: ReturnType<typeof createBuiltinTextModel>;
  pictureEditor: PictureEditor;
} {
  return {
    generationModels: { byDefault: model, find: () => model, costOf: () => 1 },
    textModel: createBuiltinTextModel(),
    pictureEditor: {
      edit: () => Promise.reject(new ProviderError('rejected', 'No picture was to be edited')),
    },
  };
}
