import type { ImageModel } from '#ports/image-model';

/** The image models for people's pictures. */
export interface GenerationModels {
  /** Used if no model was chosen, or the chosen one is no longer on offer. */
  readonly byDefault: ImageModel;
  /** @returns undefined if the model is not on offer */
  find(id: string): ImageModel | undefined;
  /** Credits per picture by this model; also known for models that are only fallbacks. */
  costOf(id: string): number;
}
