import { readModelName } from '../../model-providers/model-name.ts';
import { findProvider } from '../../model-providers/registry.ts';

/** Who makes a model's pictures, as it stands within a sentence. */
export function nameOfMaker(modelId: string): string {
  if (modelId === 'studio') return 'the studio engine';
  const provider = findProvider(readModelName(modelId)?.provider ?? '');
  return provider?.label ?? modelId;
}
