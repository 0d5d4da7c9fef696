import { creditsText } from '#features/credits/web/credits-text';
import type { ImageModelSummary } from '../contract/image-models.ts';

/** Provider and name, such as `OpenAI gpt-image-1`; the id if the model is no longer on offer. */
export function imageModelName(models: readonly ImageModelSummary[], id: string): string {
  const model = models.find((one) => one.id === id);
  if (model) return model.provider ? `${model.provider} ${model.name}` : model.name;
  return BUILT_IN[id] ?? id;
}

/** Makers of pictures on this server beside the models on offer, by the ids that generations store. */
const BUILT_IN: Readonly<Record<string, string>> = {
  studio: 'Studio engine',
  patches: 'Built-in brush',
  adjustment: 'Built-in adjustments',
  expansion: 'Built-in expansion',
  upload: 'Uploaded',
  isnet: 'Built-in background removal',
};

/** Menu options with provider and price. */
export function imageModelOptions(models: readonly ImageModelSummary[]) {
  return models.map(({ id, name, provider, cost }) => ({
    value: id,
    label: name,
    detail: `${provider ?? 'Built in'} · ${creditsText(cost)} a picture`,
  }));
}
