import type { Generation } from '#features/generations/contract/generations';
import type { Model } from '../contract/models.ts';

/**
 * The name of the template that a generation was made with.
 * @param models as they are read: an ellipsis until they are there
 */
export function modelName(
  modelId: Generation['modelId'],
  models: { data: readonly Model[] | undefined; isPending: boolean },
): string {
  if (models.isPending) return '…';
  return models.data?.find(({ id }) => String(id) === String(modelId))?.name ?? 'AI Fashion Photo';
}
