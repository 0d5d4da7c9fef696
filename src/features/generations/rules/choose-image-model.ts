import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import { AppError } from '#platform/errors/app-error';

/**
 * The named model; the default if none is named.
 * @throws AppError `invalid_request` for one that is not on offer
 */
export function chooseImageModel(
  imageModels: readonly ImageModelSummary[],
  asked: string | null | undefined,
  field = 'imageModel',
): ImageModelSummary {
  const chosen = asked == null ? imageModels[0] : imageModels.find(({ id }) => id === asked);
  if (chosen) return chosen;
  throw new AppError('invalid_request.image_model', { model: asked, field });
}
