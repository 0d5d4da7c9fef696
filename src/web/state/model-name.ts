import type { Generation } from '#contract/generations';
import type { Model } from '#contract/models';

/** The name of the template that a generation was made with. */
export function modelName(modelId: Generation['modelId'], models: readonly Model[] | undefined): string {
  const model = models?.find(({ id }) => String(id) === String(modelId));
  return model?.name ?? 'AI Fashion Photo';
}
