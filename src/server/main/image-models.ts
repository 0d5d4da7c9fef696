import type { ImageModelSummary } from '#contract/guided-generation';
import type { RoleConfig } from './config.ts';

/** What can paint here, the default first. */
export function listImageModels({ imageModel, generationCost }: RoleConfig): ImageModelSummary[] {
  return [{ id: imageModel, name: 'Studio engine', cost: generationCost }];
}
