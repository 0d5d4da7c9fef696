import type { Generation } from '#features/generations/contract/generations';

/** The prompt builder for another take on a generation. */
export function remixPath({ category, modelId }: Pick<Generation, 'category' | 'modelId'>): string {
  return `/prompt-builder/${encodeURIComponent(category || 'business')}/${encodeURIComponent(modelId)}`;
}
