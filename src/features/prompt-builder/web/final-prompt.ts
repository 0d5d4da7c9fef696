import type { PromptGroup } from '../content/template-sets/template-set.ts';
import { preselectOptions, type Selections } from './preselect-options.ts';
import type { Random } from './random-option.ts';

export type BuilderMode = 'guided' | 'examples' | 'custom';

export interface PromptChoices {
  groups: readonly PromptGroup[];
  selections: Selections;
  customPrompt: string;
  mode: BuilderMode;
  /** Whether an earlier picture is refined. */
  grounded: boolean;
}

/** What will be asked for, until the person edits it. `random` decides only where nothing was chosen or typed. */
export function finalPrompt(
  { groups, selections, customPrompt, mode, grounded }: PromptChoices,
  random: Random,
): string {
  const custom = customPrompt.trim();
  if (grounded || (mode === 'custom' && custom !== '')) return customPrompt;
  const guided = joinSelections(groups, selections);
  if (guided !== '' && custom !== '') return `${guided}. ${custom}`;
  return guided || custom || randomPrompt(groups, random);
}

/** One option of each group, and what makes it a stock picture. */
export function randomPrompt(groups: readonly PromptGroup[], random: Random): string {
  const options = joinSelections(groups, preselectOptions(groups, random));
  return options === '' ? STOCK_SUFFIX : `${options}, ${STOCK_SUFFIX}`;
}

const STOCK_SUFFIX = 'professional stock photography, high quality, commercial use';

/** In the order of the groups; what belongs to none of them counts for nothing. */
export function joinSelections(groups: readonly PromptGroup[], selections: Selections): string {
  return groups
    .flatMap(({ category, options }) => options.filter((option) => option === selections[category]))
    .join(', ');
}
