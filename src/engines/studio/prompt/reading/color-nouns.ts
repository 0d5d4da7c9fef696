import { wordSet } from '../../scene/phrases.ts';
import { COLOR_WORDS } from '../color-words.ts';
import type { Token } from './token.ts';

/** Adjectives that make a color of a noun: "soft peach". */
export const SHADES_OF_A_NOUN = wordSet('dark, deep, light, pale, soft, bright');

/** Color words that are also things. */
export const ALSO_THINGS = wordSet(
  'copper, bronze, rust, lemon, sand, salmon, coral, forest, sky, rose, plum, coffee, chocolate, caramel, olive, pearl, ivory, ruby, peach, mint, sage',
);

/** Whether a color word means nothing else before a noun, as `coffee` and `forest` do. */
export function isPureColor({ forms }: Token): boolean {
  return forms.some((form) => Object.hasOwn(COLOR_WORDS, form) && !ALSO_THINGS.has(form));
}
