import type { ModelUse } from '../contract/model-health.ts';

/** The configured models, as shown to admins. */
export interface ConfiguredModels {
  /** Without duplicates. */
  models: readonly ConfiguredModel[];
  /** Daily budget (UTC) of hosted models in US dollars; undefined: no limit. */
  budgetUsd: number | undefined;
}

export interface ConfiguredModel {
  id: string;
  name: string;
  /** Null for a model that runs on this server. */
  provider: string | null;
  uses: readonly ModelUse[];
  /** The environment variable that is missing. */
  missingVariable: string | null;
  /** Estimated US dollars per image; null for models that make no images or run on this server. */
  usdPerImage: number | null;
  isPriceAssumed: boolean;
}
