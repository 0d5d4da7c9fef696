import { readModelName } from '../../model-providers/model-name.ts';
import type { ImageModelTraits } from '../../model-providers/provider.ts';
import { findProvider } from '../../model-providers/registry.ts';

/** An image model's capabilities; undefined for `studio` and unknown providers. */
export function findTraits(id: string): ImageModelTraits | undefined {
  const name = readModelName(id);
  return name && findProvider(name.provider)?.imageModels.find(({ models }) => models.test(name.model));
}

/** @throws Error for an unknown model */
export function traitsOf(id: string): ImageModelTraits {
  const traits = findTraits(id);
  if (!traits) throw new Error(`${id}: no such image model`);
  return traits;
}
