import type { ImageModelSummary } from '../contract/image-models.ts';

/** The first wanted model that is still on offer, else the default. */
export function findImageModel(
  models: readonly ImageModelSummary[],
  ...wanted: readonly (string | null | undefined)[]
): ImageModelSummary | undefined {
  const id = wanted.find((one) => models.some((model) => model.id === one));
  return models.find((model) => model.id === id) ?? models[0];
}

/** The model that a request names: the one shown with its price; null if there is no choice. */
export function sentImageModel(
  models: readonly ImageModelSummary[],
  chosen: ImageModelSummary | undefined,
): string | null {
  return models.length > 1 && chosen ? chosen.id : null;
}
