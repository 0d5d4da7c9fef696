import type { Generation } from '#features/generations/contract/generations';

/** The address of the prompt builder for a variation of a generation. */
export function remixPath({ category, modelId }: Pick<Generation, 'category' | 'modelId'>): string {
  return `/prompt-builder/${encodeURIComponent(category || 'business')}/${encodeURIComponent(modelId)}`;
}
