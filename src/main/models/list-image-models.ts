import type { HostedModels } from '#adapters/model-providers/hosted-models';
import { readModelName } from '#adapters/model-providers/model-name';
import { findTraits } from '#adapters/model-providers/registry';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import { REFERENCES_MAX } from '#platform/limits/limits';
import type { Config } from '../config/config.ts';
import { providerOf } from './model-prices.ts';

/**
 * The image models that users can choose, the default first. The default is always listed, the others only if no
 * variable is missing.
 */
export function listImageModels(
  config: Pick<Config, 'models' | 'generationCost'>,
  { missing }: Pick<HostedModels, 'missing'>,
): readonly [ImageModelSummary, ...ImageModelSummary[]] {
  const [byDefault, ...others] = config.models.images;
  const offered = others.filter((id) => findTraits(id) === undefined || missing(id) === undefined);
  return [summaryOf(config, byDefault), ...offered.map((id) => summaryOf(config, id))];
}

function summaryOf(
  { models, generationCost }: Pick<Config, 'models' | 'generationCost'>,
  id: string,
): ImageModelSummary {
  const traits = findTraits(id);
  return {
    id,
    name: traits ? (traits.label ?? readModelName(id)?.model ?? id) : 'Studio engine',
    provider: providerOf(id)?.label ?? null,
    cost: models.costs.get(id) ?? generationCost,
    takesReference: !traits || traits.references > 0,
    ...(traits && traits.references > 1 && { references: Math.min(REFERENCES_MAX, traits.references) }),
    ...(traits?.takesMask && { paintsParts: true }),
  };
}
