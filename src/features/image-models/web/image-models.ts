import type { ImageModelSummary } from '../contract/image-models.ts';

/** The wanted one where it is still on offer, else the first: what the server takes where nobody chooses. */
export function findImageModel(
  models: readonly ImageModelSummary[],
  ...wanted: readonly (string | null | undefined)[]
): ImageModelSummary | undefined {
  const id = wanted.find((one) => models.some((model) => model.id === one));
  return models.find((model) => model.id === id) ?? models[0];
}

/** As a request names it: what is shown is what is paid for, and where nothing can be chosen nothing is named. */
export function sentImageModel(
  models: readonly ImageModelSummary[],
  painter: ImageModelSummary | undefined,
): string | null {
  return models.length > 1 && painter ? painter.id : null;
}
