import type { PromptGroup } from '../content/template-sets/template-set.ts';
import { type Random, randomOption } from './random-option.ts';

/** The chosen option of each group that has one, by the group's label. */
export type Selections = Readonly<Record<string, string>>;

/** One random option a group, for people who enter the builder without a picture to refine. */
export function preselectOptions(groups: readonly PromptGroup[], random: Random): Selections {
  return Object.fromEntries(
    groups.flatMap(({ category, options }) => {
      const option = randomOption(options, random);
      return option === undefined ? [] : [[category, option]];
    }),
  );
}

/** Chooses an option of a group, or clears it when it was the chosen one. */
export function toggleOption(selections: Selections, category: string, option: string): Selections {
  const { [category]: chosen, ...others } = selections;
  return chosen === option ? others : { ...others, [category]: option };
}
