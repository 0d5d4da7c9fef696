import { readModelName } from '#adapters/model-providers/model-name';
import { expectedCost } from '#adapters/model-providers/price-of';
import type { Provider } from '#adapters/model-providers/provider';
import { findProvider, findTraits } from '#adapters/model-providers/registry';
import type { ModelBudget } from '#features/image-models/rules/model-budget';
import type { ModelsConfig } from '../config/models.ts';

// Prices are given for this size; priced by the pixel, larger pictures cost more.
const SIDE_PX = 1_024;

/** The provider of a hosted model; undefined for `studio` and `builtin`. */
export function providerOf(id: string): Provider | undefined {
  return findProvider(readModelName(id)?.provider ?? '');
}

/** Expected US dollars of an image, and whether that is a guess. Built-in models cost nothing. */
export function imagePriceOf(
  { prices }: Pick<ModelsConfig, 'prices'>,
  id: string,
): { usd: number; isAssumed: boolean } {
  const traits = findTraits(id);
  if (!traits) return { usd: 0, isAssumed: false };
  const { expectedUsd, isCostAssumed } = expectedCost({
    price: traits.price,
    usdPerImage: prices.get(id),
    width: SIDE_PX,
    height: SIDE_PX,
    images: 1,
  });
  return { usd: expectedUsd, isAssumed: isCostAssumed };
}

/** The daily budget, and the least that a picture takes of it; undefined if there is no limit. */
export function modelBudgetOf(models: ModelsConfig): ModelBudget | undefined {
  if (models.budgetUsd === undefined) return undefined;
  return {
    usd: models.budgetUsd,
    leastUsdOf: (id) =>
      Math.min(...[id, ...models.imageFallback].map((one) => imagePriceOf(models, one).usd)),
  };
}
