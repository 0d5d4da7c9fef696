import type { Generation } from '#features/generations/contract/generations';
import type { Model } from '../contract/models.ts';

/**
 * The name of a generation's template; an ellipsis while the models are loading.
 */
export function modelName(
  modelId: Generation['modelId'],
  models: { data: readonly Model[] | undefined; isPending: boolean },
): string {
  if (models.isPending) return '…';
  return models.data?.find(({ id }) => String(id) === String(modelId))?.name ?? 'AI Fashion Photo';
}
