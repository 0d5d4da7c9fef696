import type { PromptGroup } from '../content/template-sets/template-set.ts';
import { type Random, randomOption } from './random-option.ts';

/** The chosen options, by the group's label. */
export type Selections = Readonly<Record<string, string>>;

/** One random option per group. */
export function preselectOptions(groups: readonly PromptGroup[], random: Random): Selections {
  return Object.fromEntries(
    groups.flatMap(({ category, options }) => {
      const option = randomOption(options, random);
      return option === undefined ? [] : [[category, option]];
    }),
  );
}

/** Chooses an option of a group, or clears it if it was chosen. */
export function toggleOption(selections: Selections, category: string, option: string): Selections {
  const { [category]: chosen, ...others } = selections;
  return chosen === option ? others : { ...others, [category]: option };
}
