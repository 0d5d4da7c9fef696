import { fromHex, mixRgb, toHex } from '../color/linear-color.ts';
import { COLOR_WORDS } from '../prompt/color-words.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import type { Token } from '../prompt/reading/token.ts';
import { phrases } from '../scene/phrases.ts';

/** A color that a prompt names, and the words for it. */
export interface NamedColor {
  /** Display hex. */
  hex: string;
  words: readonly Token[];
}

/** Also names of things ("coffee mug", "lemon tree"): colors only before another color, as in "mint green". */
const THINGS_TOO: ReadonlySet<string> = new Set(
  phrases(
    'salmon, lemon, lime, sand, forest, sky, coffee, chocolate, caramel, rose, plum, peach, coral, mint, olive, ' +
      'lavender, cream, mustard, sage, blush, rust, amber, orange, pearl, violet, lilac, copper, bronze, aqua',
  ),
);
const PALE: ReadonlySet<string> = new Set(['light', 'pale', 'pastel', 'soft']);
const DEEP: ReadonlySet<string> = new Set(['dark', 'deep']);

/** The color named before a noun; the first of several. */
export function namedColor({ modifiers }: Pick<NounGroup, 'modifiers'>): NamedColor | undefined {
  for (const [at, word] of modifiers.entries()) {
    const name = colorName(word);
    if (name === undefined) continue;
    const next = modifiers[at + 1];
    const compound = next !== undefined && colorName(next) !== undefined;
    if (THINGS_TOO.has(name) && !compound && word.kind === 'noun') continue;
    const before = modifiers[at - 1];
    const shade = before?.forms.find((form) => PALE.has(form) || DEEP.has(form));
    return {
      hex: shade === undefined ? COLOR_WORDS[name]! : shadeOf(COLOR_WORDS[name]!, DEEP.has(shade)),
      words: [...(shade === undefined ? [] : [before!]), word, ...(compound ? [next] : [])],
    };
  }
  return undefined;
}

export function colorName({ forms }: Token): string | undefined {
  return forms.find((form) => Object.hasOwn(COLOR_WORDS, form));
}

function shadeOf(hex: string, isDeep: boolean): string {
  return toHex(mixRgb(fromHex(hex), isDeep ? [0, 0, 0] : [1, 1, 1], isDeep ? 0.5 : 0.42));
}

const BACKDROPS: readonly string[] = ['background', 'backdrop', 'wall'];

/** The color asked for behind the things, as display hex: "on a pink background". */
export function backdropColor(groups: readonly NounGroup[]): string | undefined {
  return groups.filter(isBackdrop).map(namedColor)[0]?.hex;
}

export function isBackdrop({ noun, isNegated }: NounGroup): boolean {
  return !isNegated && noun.forms.some((form) => BACKDROPS.includes(form));
}
