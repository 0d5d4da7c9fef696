import type { PromptGroup } from '../content/template-sets/template-set.ts';
import type { PromptChoices } from './final-prompt.ts';
import { preselectOptions } from './preselect-options.ts';
import type { Random } from './random-option.ts';
import { withSuffixVariant } from './suffix-variants.ts';

/**
 * The builder's initial choices.
 * @param originalPrompt prompt of the picture to refine, blank if it has none; null: no picture is refined
 */
export function enterBuilder(
  groups: readonly PromptGroup[],
  originalPrompt: string | null,
  random: Random,
): PromptChoices {
  if (originalPrompt === null) {
    const selections = preselectOptions(groups, random);
    return { groups, selections, customPrompt: '', mode: 'guided', grounded: false };
  }
  const customPrompt = withSuffixVariant(originalPrompt, random);
  return {
    groups,
    selections: {},
    customPrompt,
    mode: customPrompt === '' ? 'guided' : 'custom',
    grounded: true,
  };
}
