import { useQuery } from '@tanstack/react-query';
import type { Generation } from '#contract/generations';
import type { Model } from '#contract/models';
import { modelsQuery } from '#web/api/models.ts';

/** The name of the template that a generation was made with; an ellipsis until the names are there. */
export function useModelName(modelId: Generation['modelId']): string {
  const { data: models, isPending } = useQuery(modelsQuery);
  return isPending ? '…' : modelName(modelId, models);
}

export function modelName(modelId: Generation['modelId'], models: readonly Model[] | undefined): string {
  const model = models?.find(({ id }) => String(id) === String(modelId));
  return model?.name ?? 'AI Fashion Photo';
}
