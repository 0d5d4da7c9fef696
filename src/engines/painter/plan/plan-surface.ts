import { isMoodGroup } from '#engines/studio/plan/mood-words';
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
import { SURFACES } from './surface-words.ts';
import { openAccounts, wordsOf } from './word-accounts.ts';

/** The material of "wood background" and "wood grain", which are read as one word: drawings of wood have none. */
function materialOfBackground(word: Token): Token[] {
  const [, material] = /^(.+) (?:background|grain)$/.exec(word.forms[0]!) ?? [];
  if (material === undefined) return [word];
  return [{ ...word, forms: [material, material.replace(/en$/, '')] }];
}

/** Nouns for nothing but the material. */
const TEXTURES = wordSet(
  'texture, grain, surface, plank, board, panel, slab, wall, floor, desktop, tabletop, table top, wallpaper, background, backdrop',
);

/** Words for the view that every texture meets. */
const SHOWN_VIEWS = wordSet('copy space, negative space, empty space, top view, flat lay, from above');

/** "A wood texture", "concrete wall": undefined unless the prompt asks for a material alone. */
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
  const isMaterial = (word: Token) => isOneOf(word, SURFACES);
  const isTexture = (word: Token) => isOneOf(word, TEXTURES);
  const isLook = (word: Token) => isLight(word) || isOneOf(word, LIGHT_NOUNS);
  const namesTexture =
    words.some(isTexture) || /\b(?:textures?|backgrounds?|backdrops?|wallpapers?)\b/i.test(english);
  if (!head || !namesTexture || groups.some(({ isNegated, number }) => isNegated || number)) return undefined;
  for (const word of words) {
    if (isMaterial(word) || isTexture(word) || isLook(word) || isOneOf(word, FORMAT_NOUNS)) continue;
    if (!isOneOf(word, HARMLESS) && !isView(word) && !losesNothing(word.forms[0]!)) return undefined;
  }
  const materials = words.filter(isMaterial);
  // A wall of stones is built of them.
  if (words.some(({ text }) => text === 'wall') && materials.some((word) => isOneOf(word, ['stone'])))
    return undefined;
  if (materials.length === 0) return undefined;
  plan.surface = materials.map(({ forms }) => forms[0]).join(' ');
  const light = words.map(({ forms }) => findLight(forms)).find((found) => found !== undefined);
  if (light) plan.light = light;
  const moodWords = moods.flatMap(wordsOf);
  setMood(plan, moodWords);
  accounts.draw(moodWords, { kind: 'style' });
  for (const word of materials) accounts.draw([word], { kind: 'object', subject: word.forms[0]! });
  for (const word of words)
    if (isOneOf(word, SHOWN_VIEWS) || isTexture(word) || isLook(word))
      accounts.draw([word], { kind: 'style' });
  return { plan, head: materials[0]!.text, accounts, missing: null };
}
