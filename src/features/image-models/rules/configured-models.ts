import type { ModelUse } from '../contract/model-health.ts';

/** What the configuration says of models, for those who look after the site. */
export interface ConfiguredModels {
  /** Each once. */
  models: readonly ConfiguredModel[];
  /** US dollars that hosted models may cost in a day (UTC); `undefined`: no limit. */
  budgetUsd: number | undefined;
}

export interface ConfiguredModel {
  id: string;
  name: string;
  /** Null for what runs here. */
  provider: string | null;
  uses: readonly ModelUse[];
  /** The variable that it lacks. */
  missingVariable: string | null;
  /** US dollars that an image is reckoned at; null for what paints none and for what runs here. */
  usdPerImage: number | null;
  isPriceAssumed: boolean;
}
