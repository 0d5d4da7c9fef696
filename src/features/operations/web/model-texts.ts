import type {
  ModelBudget,
  ModelCondition,
  ModelState,
  ModelUse,
} from '#features/image-models/contract/model-health';

export const STATE_TEXTS: Readonly<Record<ModelCondition, string>> = {
  'built-in': 'Runs here',
  ready: 'Answers',
  untried: 'Not called yet',
  down: 'Does not answer',
  refused: 'Refuses our calls',
  unconfigured: 'Not configured',
};

const USE_TEXTS: Readonly<Record<ModelUse, string>> = {
  images: 'pictures',
  'images-fallback': 'pictures (fallback)',
  texts: 'texts',
  'texts-fallback': 'texts (fallback)',
  vision: 'describing pictures',
  'vision-fallback': 'describing pictures (fallback)',
  'ad-pictures': 'pictures of ads',
};

/** The uses of a model, such as `Pictures, texts`. */
export function usesText(uses: readonly ModelUse[]): string {
  const text = uses.map((use) => USE_TEXTS[use]).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Models that need action first; otherwise in the given order. */
export function inOrderOfNeed(models: readonly ModelState[]): ModelState[] {
  return [...models].sort((a, b) => NEED.indexOf(b.state) - NEED.indexOf(a.state));
}

const NEED: readonly ModelCondition[] = ['down', 'refused', 'unconfigured'];

/** Whether no hosted model is configured. */
export function areAllBuiltIn(models: readonly ModelState[]): boolean {
  return models.every(({ state }) => state === 'built-in');
}

/** US dollars with cents; with up to four decimals below one dollar. */
export function dollars(usd: number): string {
  const most = usd < 1 ? 4 : 2;
  return `$${usd.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: most })}`;
}

/** How much of the daily budget is used. */
export function budgetStanding({ usd, spentUsd, galleryStopsAtUsd }: ModelBudget): 'well' | 'near' | 'spent' {
  if (spentUsd >= usd) return 'spent';
  return spentUsd >= galleryStopsAtUsd ? 'near' : 'well';
}
