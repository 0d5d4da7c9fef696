import type { HostedModels } from '#adapters/model-providers/hosted-models';
import { readModelName } from '#adapters/model-providers/model-name';
import { findTraits } from '#adapters/model-providers/registry';
import { MODEL_USES, type ModelUse } from '#features/image-models/contract/model-health';
import type { ConfiguredModel, ConfiguredModels } from '#features/image-models/rules/configured-models';
import type { ModelsConfig } from '../config/models.ts';
import { imagePriceOf, providerOf } from './model-prices.ts';

/** Every configured model once, in the order of their uses. */
export function listConfiguredModels(
  models: ModelsConfig,
  { missing }: Pick<HostedModels, 'missing'>,
): ConfiguredModels {
  const uses = usesOf(models);
  return {
    budgetUsd: models.budgetUsd,
    models: [...uses].map(([id, ofModel]) => describe(models, id, { uses: ofModel, missing })),
  };
}

/** Ids of the hosted models, each once. */
export function listHostedModels(models: ModelsConfig): string[] {
  return [...usesOf(models).keys()].filter((id) => providerOf(id) !== undefined);
}

function usesOf(models: ModelsConfig): Map<string, ModelUse[]> {
  const ofUse: Record<ModelUse, readonly string[]> = {
    images: models.images,
    'images-fallback': models.imageFallback,
    texts: [models.text],
    'texts-fallback': models.textFallback,
    vision: [models.vision],
    'vision-fallback': models.visionFallback,
    'ad-pictures': [models.adImage],
  };
  const uses = new Map<string, ModelUse[]>();
  for (const use of MODEL_USES)
    for (const id of ofUse[use]) uses.set(id, [...new Set([...(uses.get(id) ?? []), use])]);
  return uses;
}

const PAINTS: ReadonlySet<ModelUse> = new Set(['images', 'images-fallback', 'ad-pictures']);

function describe(
  models: ModelsConfig,
  id: string,
  { uses, missing }: { uses: ModelUse[]; missing: HostedModels['missing'] },
): ConfiguredModel {
  const provider = providerOf(id);
  if (!provider) return { ...BUILT_IN, id, name: id === 'studio' ? 'Studio engine' : 'Built in', uses };
  const price = uses.some((use) => PAINTS.has(use)) ? imagePriceOf(models, id) : undefined;
  return {
    id,
    name: (price && findTraits(id)?.label) ?? readModelName(id)?.model ?? id,
    provider: provider.label,
    uses,
    missingVariable: missing(id) ?? null,
    usdPerImage: price?.usd ?? null,
    isPriceAssumed: price?.isAssumed ?? false,
  };
}

const BUILT_IN = { provider: null, missingVariable: null, usdPerImage: null, isPriceAssumed: false };
