import type { TextureName } from '#engines/photo-studio/materials/textures';
import { rgbFromHex } from '#engines/photo-studio/scene/vector';
import { isMoodGroup } from '#engines/studio/plan/mood-words';
import { colorName, namedColor } from '#engines/studio/plan/name-color';
import { FORMAT_NOUNS } from '#engines/studio/prompt/reading/function-words';
import { isOneOf, type Token } from '#engines/studio/prompt/reading/token';
import { losesNothing } from '#engines/studio/prompt/stop-words';
import { NO_CHANGE } from '#engines/studio/scene/change';
import { wordSet } from '#engines/studio/scene/phrases';
import { findLight, HARMLESS, LIGHT_NOUNS } from './look-words.ts';
import type { PhotoPlan } from './photo-plan.ts';
import type { PlannedSet } from './plan-room.ts';
import type { ReadPhotoPrompt } from './read-photo-prompt.ts';
import { setMood } from './set-mood.ts';
import { OWN_COLORS, STANDS_ALONE, SURFACES, TEXTURES_BY_WORD } from './surface-words.ts';
import { openAccounts, wordsOf } from './word-accounts.ts';

/** Nouns for nothing but the material. */
const SURFACE_NOUNS = wordSet(
  'texture, grain, surface, plank, planks, board, boards, panel, slab, wall, floor, desktop, tabletop, table top, wallpaper, background, backdrop',
);

/** Words for the view that every texture meets. */
const SHOWN_VIEWS = wordSet('copy space, negative space, empty space, top view, flat lay, from above');

/** "A wood texture", "concrete wall", "rusty metal": undefined unless the prompt asks for a material alone. */
export function planSurface({
  groups,
  english,
  head,
  isView,
  isLight,
}: ReadPhotoPrompt): PlannedSet | undefined {
  const accounts = openAccounts();
  const plan: PhotoPlan = { set: 'surface', subjects: [], wishes: [], without: [], change: NO_CHANGE };
  const moods = groups.filter((group, at) => at > 0 && isMoodGroup(group));
  const words = groups
    .filter((group) => !moods.includes(group))
    .flatMap((group) => wordsOf(group))
    .flatMap(materialOfBackground);
  const texture = chooseTexture(words);
  const materials = words.filter((word) =>
    texture === undefined ? isOneOf(word, SURFACES) : textureNamed(word) !== undefined,
  );
  const [material] = materials;
  const color = materials.some((word) => colorName(word)) ? undefined : colorIn(words);
  // A leather top is a garment.
  const isTexture = (word: Token) =>
    isOneOf(word, SURFACE_NOUNS) || (word.text === 'top' && /\btable top\b/i.test(english));
  const isLook = (word: Token) => isLight(word) || isOneOf(word, LIGHT_NOUNS);
  const namesTexture =
    words.some(isTexture) ||
    (texture !== undefined && STANDS_ALONE.has(texture)) ||
    /\b(?:textures?|backgrounds?|backdrops?|wallpapers?)\b/i.test(english);
  if (!head || !material || !namesTexture) return undefined;
  if (groups.some(({ isNegated, number }) => isNegated || number)) return undefined;
  for (const word of words) {
    if (materials.includes(word) || color?.words.includes(word)) continue;
    if (isTexture(word) || isLook(word) || isOneOf(word, FORMAT_NOUNS)) continue;
    if (isOneOf(word, AGES)) accounts.leaveOut([word], 'look', { isMeant: true });
    else if (!isOneOf(word, HARMLESS) && !isView(word) && !losesNothing(word.forms[0]!)) return undefined;
  }
  // A golden background is a color, a golden texture is metal.
  if (texture === 'gold' && !/\b(?:textures?|foil|leaf|metal|metallic)\b/i.test(english)) return undefined;
  // Drawn marble has more veins.
  if (texture === undefined && materials.every((word) => isOneOf(word, ['marble']))) return undefined;
  // A wall of stones is built of them.
  if (words.some(({ text }) => text === 'wall') && materials.some((word) => isOneOf(word, ['stone'])))
    return undefined;
  plan.surface = texture ?? materials.map(({ forms }) => forms[0]).join(' ');
  if (color) {
    const names = texture ? [texture] : materials.map(({ forms }) => forms[0]!);
    const own = names.map((name) => OWN_COLORS.get(name)).find((colors) => colors !== undefined);
    if (own && !color.words.some((word) => isOneOf(word, own))) return undefined;
    if (!own) plan.accent = rgbFromHex(color.hex);
    accounts.draw(color.words, { kind: 'style', color: color.hex });
  }
  const light = words.map(({ forms }) => findLight(forms)).find((found) => found !== undefined);
  if (light) plan.light = light;
  const moodWords = moods.flatMap(wordsOf);
  setMood(plan, moodWords);
  accounts.draw(moodWords, { kind: 'style' });
  for (const word of materials) accounts.draw([word], { kind: 'object', subject: word.forms[0]! });
  for (const word of words)
    if (isOneOf(word, SHOWN_VIEWS) || isTexture(word) || isLook(word))
      accounts.draw([word], { kind: 'style' });
  return { plan, head: material.text, accounts, missing: null };
}

/** Textures are neither new nor old, but for rust and the like. */
const AGES = wordSet('old, aged, vintage, antique, weathered, worn, grunge, grungy, distressed');

/** The material of "wood background", "wood grain" and "wooden table top", which are read as one word with what is made of it. */
function materialOfBackground(word: Token): Token[] {
  const [, material] = /^(.+) (?:background|grain|table)$/.exec(word.forms[0]!) ?? [];
  if (material === undefined || textureNamed(word)) return [word];
  return [{ ...word, forms: [material, material.replace(/en$/, '')] }];
}

/** Pairs of materials of which only the first is seen: it covers the second, or that is only its color. */
const COVERING: readonly (readonly [TextureName, TextureName])[] = [
  ['rust', 'brushed metal'],
  ['gold', 'brushed metal'],
  ['leather', 'gold'],
  ['leather', 'fur'],
  ['knit', 'gold'],
  ['plaster', 'gold'],
  ['carpet', 'gold'],
];

/** The only texture that the words name: rusty metal is rust, and gold leather is leather. */
function chooseTexture(words: readonly Token[]): TextureName | undefined {
  const named = new Set(words.flatMap((word) => textureNamed(word) ?? []));
  for (const [name, covered] of COVERING) if (named.has(name)) named.delete(covered);
  return named.size === 1 ? [...named][0] : undefined;
}

function textureNamed({ text, forms }: Token): TextureName | undefined {
  return [text, ...forms].map((form) => TEXTURES_BY_WORD.get(form)).find((name) => name !== undefined);
}

/** The color that stands before, or behind, what it is of: "a linen texture in blue". */
function colorIn(words: readonly Token[]) {
  const noun = words.at(-1);
  return noun && namedColor({ modifiers: [...words], noun });
}
