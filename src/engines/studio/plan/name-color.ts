import { colorNamed, hexInShade, SHADE_WORDS } from '../prompt/color-words.ts';
import { isPureColor } from '../prompt/reading/color-nouns.ts';
import type { NounGroup } from '../prompt/reading/noun-groups.ts';
import { isOneOf, type Token } from '../prompt/reading/token.ts';
import { phrases, wordSet } from '../scene/phrases.ts';

/** A color that a prompt names, and the words for it. */
export interface NamedColor {
  /** Display hex. */
  hex: string;
  words: readonly Token[];
}

/** Also names of things ("coffee mug", "lemon tree"): colors only before another color, as in "mint green". */
const THINGS_TOO = wordSet(
  'salmon, lemon, lime, sand, forest, sky, coffee, chocolate, caramel, rose, plum, peach, coral, mint, olive, ' +
    'lavender, cream, mustard, sage, blush, rust, amber, orange, pearl, violet, lilac, copper, bronze, aqua',
);
const PLANTS = wordSet('flower, plant, field, bush, bouquet, tree, leaf, blossom, petal, garden');

/**
 * The color named before a noun; the first of several.
 * @param isPalette whether names that are also things' are colors here
 */
export function namedColor(
  { modifiers, noun }: Pick<NounGroup, 'modifiers' | 'noun'>,
  isPalette = false,
): NamedColor | undefined {
  // A lavender flower is a kind of flower.
  const isPlant = noun.forms.some((form) => PLANTS.has(form));
  for (const [at, word] of modifiers.entries()) {
    const name = colorName(word);
    if (name === undefined) continue;
    const next = modifiers[at + 1];
    const isAdjacent = next?.start === word.end + 1 && colorName(next) !== undefined;
    // "Purple lavender flowers" are lavender.
    const compound = isAdjacent && !(isPlant && !isPalette && THINGS_TOO.has(colorName(next)!));
    if (!isPalette && THINGS_TOO.has(name) && !compound && (word.kind === 'noun' || isPlant)) continue;
    const before = modifiers[at - 1];
    const shade = before?.forms.find((form) => SHADE_WORDS.has(form));
    return {
      hex: hexInShade(name, shade),
      words: [...(shade === undefined ? [] : [before!]), word, ...(compound ? [next] : [])],
    };
  }
  return undefined;
}

export function colorName({ forms, text }: Token): string | undefined {
  // "Rusty" and "sandy" tell what is on a thing.
  if (/^(?:rusty|sandy|snowy|icy|leafy|muddy)$/.test(text)) return undefined;
  return colorNamed(forms);
}

const PALETTE_WORDS: ReadonlySet<string> = new Set([
  ...SHADE_WORDS,
  ...phrases('warm, cool, bold, rich, tone, tones, hue, accent, shade'),
]);

/**
 * The groups that only name colors of the picture: "in coral and cream", "soft blue tones", "red" alone. A name that is also a thing's
 * ("coral") counts only beside another color or with a shade.
 */
export function paletteOf(groups: readonly NounGroup[]): NounGroup[] {
  const palette: NounGroup[] = [];
  for (let at = 0; at < groups.length; at++) {
    const first = groups[at]!;
    const isFirst = at === 0 && groups.every(isOnlyColor);
    if (first.isNegated || !(isFirst || (at > 0 && isLoose(first)))) continue;
    const chain = [first];
    while (groups[at + 1]?.relation === 'and' && !groups[at + 1]!.isApart) chain.push(groups[++at]!);
    if (!chain.every(isOnlyColor)) continue;
    const words = chain.flatMap(wordsOf);
    const names = words.map(colorName).filter((name) => name !== undefined);
    const isCertain =
      (names.length > 1 && !isFirst) ||
      names.length < words.length ||
      names.some((name) => !THINGS_TOO.has(name));
    if (names.length > 0 && isCertain) palette.push(...chain);
  }
  return palette;
}

function isLoose({ relation, isApart }: NounGroup): boolean {
  return relation === 'in' || (isApart === true && !relation);
}

/** The noun with the words before it. */
export function wordsOf({ modifiers, noun }: NounGroup): Token[] {
  return [...modifiers, noun];
}

/** Colors before another, as in "forest green", but places by themselves: "in a green forest". */
const PLACES_TOO: readonly string[] = ['forest', 'sky'];

function isOnlyColor(group: NounGroup): boolean {
  return (
    !group.number &&
    !isPlace(group) &&
    wordsOf(group).every(
      (word) => colorName(word) !== undefined || word.forms.some((form) => PALETTE_WORDS.has(form)),
    )
  );
}

function isPlace({ modifiers, noun }: NounGroup): boolean {
  const last = modifiers.reduce((latest, word) => (word.start > latest.start ? word : latest), noun);
  return last.forms.some((form) => PLACES_TOO.includes(form));
}

/** A color before these is that behind the things; a wall may also be a thing of its own, as `compounds.ts` reads it. */
const BACKDROPS: readonly string[] = ['background', 'backdrop', 'wall'];

/** Display hex: "mint green" is one color, "teal and white" are two. */
export function paletteColors(words: readonly Token[], noun: Token): string[] {
  const colors: string[] = [];
  for (let rest = [...words]; rest.length > 0; ) {
    const color = namedColor({ modifiers: rest, noun }, true);
    if (!color) break;
    colors.push(color.hex);
    rest = rest.slice(rest.indexOf(color.words.at(-1)!) + 1);
  }
  return colors;
}

/** The colors asked for behind the things, as display hex: "on a pink background", "in coral and cream". */
export function backdropColors(groups: readonly NounGroup[]): string[] {
  const behind = groups.filter(isBackdrop).flatMap((group) => namedColor(group)?.hex ?? darkOf(group));
  if (behind.length > 0) return behind.slice(0, 1);
  return paletteOf(groups).flatMap((group) => paletteColors(wordsOf(group), group.noun));
}

/**
 * The color of the paper that is all there is behind things, as display hex: "on a black background", "on white", "isolated",
 * "no background". Undefined if the words leave the surroundings open.
 */
export function paperOf({
  groups,
  english,
}: {
  groups: readonly NounGroup[];
  english: string;
}): string | undefined {
  const named = groups.flatMap((group) => (isPaper(group) ? (colorOfPaper(group) ?? []) : []));
  return named[0] ?? (ISOLATED.test(english) ? WHITE : undefined);
}

function colorOfPaper(group: NounGroup): string | undefined {
  if (!isOneOf(group.noun, [...BACKDROPS, ...PLAIN_PAPER]))
    return paletteColors(wordsOf(group), group.noun)[0];
  if (group.isNegated) return WHITE;
  const isPlain = group.modifiers.some((word) => isOneOf(word, PLAIN)) || isOneOf(group.noun, PLAIN_PAPER);
  return namedColor(group)?.hex ?? darkOf(group)[0] ?? (isPlain ? WHITE : undefined);
}

/** "On a white background", "no background", "on white" */
export function isPaper(group: NounGroup): boolean {
  if (group.isNegated) return isOneOf(group.noun, ['background', 'backdrop']);
  return (
    isBackdrop(group) ||
    isOneOf(group.noun, PLAIN_PAPER) ||
    (group.relation === 'on' && isOnlyColor(group) && isPureColor(group.noun))
  );
}

const WHITE = '#ffffff';
const ISOLATED = /\bisolated\b|\bcut[ -]?out\b/i;
const PLAIN = ['plain', 'blank', 'transparent', 'simple', 'clean', 'solid'];
const PLAIN_PAPER = PLAIN.flatMap((word) => [`${word} background`, `${word} backdrop`]);

/** "A dark background" */
function darkOf({ modifiers }: NounGroup): string[] {
  return modifiers.some((word) => isOneOf(word, ['dark'])) ? [DARK] : [];
}

const DARK = '#1b1c20';

/** The one color that people stand before, as display hex: "on a white background", but not "painting a white wall". */
export function plainBackdrop(
  groups: readonly NounGroup[],
): { group: NounGroup; color: NamedColor } | undefined {
  for (const group of groups) {
    const color = isBackdrop(group) && !group.verb ? namedColor(group) : undefined;
    if (color) return { group, color };
  }
  return undefined;
}

export function isBackdrop({ noun, isNegated }: NounGroup): boolean {
  return !isNegated && noun.forms.some((form) => BACKDROPS.includes(form));
}
