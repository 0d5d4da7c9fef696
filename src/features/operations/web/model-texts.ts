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
  'images-fallback': 'pictures as a stand-in',
  texts: 'texts',
  'texts-fallback': 'texts as a stand-in',
  vision: 'looking at pictures',
  'vision-fallback': 'looking at pictures as a stand-in',
  'ad-pictures': 'pictures of ads',
};

/** What a model is for, such as `Pictures, texts`. */
export function usesText(uses: readonly ModelUse[]): string {
  const text = uses.map((use) => USE_TEXTS[use]).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Those that somebody has to mend first; otherwise as they came. */
export function inOrderOfNeed(models: readonly ModelState[]): ModelState[] {
  return [...models].sort((a, b) => NEED.indexOf(b.state) - NEED.indexOf(a.state));
}

const NEED: readonly ModelCondition[] = ['down', 'refused', 'unconfigured'];

/** Whether nothing but what runs here is configured. */
export function areAllBuiltIn(models: readonly ModelState[]): boolean {
  return models.every(({ state }) => state === 'built-in');
}

/** US dollars, in cents, or in hundredths of cents where it is less than a dollar. */
export function dollars(usd: number): string {
  const most = usd < 1 ? 4 : 2;
  return `$${usd.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: most })}`;
}

/** How far a day's budget is used up. */
export function budgetStanding({ usd, spentUsd, galleryStopsAtUsd }: ModelBudget): 'well' | 'near' | 'spent' {
  if (spentUsd >= usd) return 'spent';
  return spentUsd >= galleryStopsAtUsd ? 'near' : 'well';
}
