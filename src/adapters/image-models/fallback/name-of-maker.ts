import { readModelName } from '../../model-providers/model-name.ts';
import { findProvider } from '../../model-providers/registry.ts';

/** A model's maker, for use within a sentence. */
export function nameOfMaker(modelId: string): string {
  if (modelId === 'studio') return 'the studio engine';
  const provider = findProvider(readModelName(modelId)?.provider ?? '');
  return provider?.label ?? modelId;
}
