import { readModelName } from '../../model-providers/model-name.ts';
import type { ImageModelTraits } from '../../model-providers/provider.ts';
import { findProvider } from '../../model-providers/registry.ts';

/** What an image model can do; undefined for what is no `provider/model` of anybody known, such as `studio`. */
export function findTraits(id: string): ImageModelTraits | undefined {
  const name = readModelName(id);
  return name && findProvider(name.provider)?.imageModels.find(({ models }) => models.test(name.model));
}

/** @throws Error where `findTraits` finds none */
export function traitsOf(id: string): ImageModelTraits {
  const traits = findTraits(id);
  if (!traits) throw new Error(`${id}: no such image model`);
  return traits;
}
