import type { PromptGroup } from '../content/template-sets/template-set.ts';
import { preselectOptions, type Selections } from './preselect-options.ts';
import type { Random } from './random-option.ts';

export type BuilderMode = 'guided' | 'examples' | 'custom';

export interface PromptChoices {
  groups: readonly PromptGroup[];
  selections: Selections;
  customPrompt: string;
  mode: BuilderMode;
  /** Whether a picture is refined. */
  grounded: boolean;
}

/** Computes the final prompt. @param random used if nothing is chosen or typed */
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

/** A random option of each group, and a suffix for stock photography. */
export function randomPrompt(groups: readonly PromptGroup[], random: Random): string {
  const options = joinSelections(groups, preselectOptions(groups, random));
  return options === '' ? STOCK_SUFFIX : `${options}, ${STOCK_SUFFIX}`;
}

const STOCK_SUFFIX = 'professional stock photography, high quality, commercial use';

/** Joins the selections in the order of the groups; unknown ones are ignored. */
export function joinSelections(groups: readonly PromptGroup[], selections: Selections): string {
  return groups
    .flatMap(({ category, options }) => options.filter((option) => option === selections[category]))
    .join(', ');
}
