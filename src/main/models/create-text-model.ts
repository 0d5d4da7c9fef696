import type { HostedModels } from '#adapters/model-providers/hosted-models';
import { createHostedTextModel } from '#adapters/text-models/ai-sdk/hosted-text-model';
import { createBuiltinTextModel } from '#adapters/text-models/builtin/builtin-text-model';
import { createFallbackTextModel } from '#adapters/text-models/fallback/fallback-text-model';
import type { CallPurpose } from '#ports/call-journal';
import type { TextModel } from '#ports/text-model';
import type { ModelsConfig } from '../config/models.ts';

/** The text model for one purpose, with its fallbacks. */
export function createTextModel({
  models,
  hosted,
  purpose,
}: {
  models: Pick<ModelsConfig, 'text' | 'textFallback'>;
  hosted: HostedModels;
  purpose: CallPurpose;
}): TextModel {
  const one = (id: string) =>
    id === 'builtin' ? createBuiltinTextModel() : createHostedTextModel({ id, hosted, purpose });
  return createFallbackTextModel({ chosen: one(models.text), others: models.textFallback.map(one) });
}
