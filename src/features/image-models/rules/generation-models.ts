import type { ImageModel } from '#ports/image-model';

/** What people may have their pictures painted by. */
export interface GenerationModels {
  /** Where nobody chose, or the chosen one is not offered any more. */
  readonly byDefault: ImageModel;
  /** @returns undefined for what is not offered */
  find(id: string): ImageModel | undefined;
  /** Credits that a picture by this model costs; by one that only stands in, too. */
  costOf(id: string): number;
}
