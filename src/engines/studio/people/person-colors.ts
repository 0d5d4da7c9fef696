import type { Mood } from '../scene/mood.ts';
import { phrases } from '../scene/phrases.ts';
import { blend, darken, lighten } from './tint.ts';

/** Of clothes and trims. */
export const OFF_WHITE = '#f4f1ea';

/** The color of a person's thing: that of the trim, or `usual` where an off-white thing would be too pale. */
export function thingColor(trim: string, usual: string): string {
  return trim === OFF_WHITE ? usual : trim;
}

/** Of hair that words name. */
export const BLACK_HAIR = '#1c1a22';
export const DARK_BROWN_HAIR = '#2a1d18';
export const BROWN_HAIR = '#5c3721';
export const BLOND_HAIR = '#e3bd6e';
export const RED_HAIR = '#b8492a';
/** Of people whose hair no word names: less striking. */
export const USUAL_BLOND = '#d9a95c';
export const USUAL_RED = '#a4432a';

export const WHITE_COAT = '#fbfcfe';
export const NAVY_SUIT = '#22304f';
export const SUITS = ['#2f4a7d', NAVY_SUIT, '#4a5568', '#7a3f4f', '#39675f'];
export const SCRUBS = ['#4aa3b5', '#5b8fd0', '#57a88c'];
export const SHOES = ['#f4f4f4', '#2a2d3a', '#8a5a3c', '#d9576b'];

/** Light to dark, each as likely. */
export const SKINS = ['#f8d9c0', '#f3c7a3', '#e3ad85', '#cf9467', '#b3764a', '#93593a', '#74442c', '#573322'];
export const HAIR = [
  BLACK_HAIR,
  DARK_BROWN_HAIR,
  '#3d2619',
  BROWN_HAIR,
  '#8a5630',
  '#b87a3e',
  USUAL_BLOND,
  USUAL_RED,
];
export const GRAY = ['#8d9099', '#b8bcc4', '#d5d6da'];
export const TROUSERS = ['#2b3550', '#38445f', '#4b4238', '#22262f', '#5b6b86', '#6b5a4a', '#7d8798'];

export const SHORT = phrases(
  `short1, short2, short3, short4, short5, pomp, shaved1, shaved2, flatTop, twists, twists2, grayShort,
  noHair1, dreads2, turban, afro`,
);
export const LONG = phrases(
  `long, longCurly, medium1, medium2, medium3, mediumBangs, mediumBangs2, mediumBangs3, bangs, bangs2,
  bun, bun2, grayBun, grayMedium, cornrows, cornrows2, dreads1, hijab, longAfro`,
);
export const BEARDS = ['full', 'full', 'chin', 'goatee1', 'full2', 'moustache6'];
export const GLASSES = ['glasses', 'glasses2', 'glasses3', 'glasses5'];

/** Tops as display hex; the moods choose among them. */
const CLOTHES: readonly (readonly [color: string, suits: readonly Mood[]])[] = [
  ['#2f4a7d', ['cool', 'professional', 'confident']],
  ['#e07a5f', ['warm', 'creative', 'pastel']],
  ['#3d8b7d', ['cool', 'calm', 'creative']],
  ['#f2b84b', ['warm', 'vibrant', 'energetic', 'bright']],
  ['#8d5fa8', ['creative', 'vibrant']],
  ['#58a6c4', ['cool', 'calm', 'bright', 'pastel']],
  ['#d9576b', ['warm', 'vibrant', 'energetic']],
  [OFF_WHITE, ['professional', 'calm', 'muted', 'bright', 'pastel']],
  ['#4a5568', ['professional', 'muted', 'confident', 'dark']],
  ['#7fa65a', ['calm', 'creative', 'energetic']],
  ['#22304f', ['professional', 'cool', 'dark', 'confident']],
  ['#c98aa6', ['warm', 'pastel', 'muted', 'calm']],
  ['#b5543a', ['warm', 'dark', 'energetic']],
  ['#9aa7b8', ['professional', 'cool', 'muted']],
  ['#d9c3a5', ['warm', 'muted', 'calm']],
  ['#1f7a8c', ['cool', 'confident', 'vibrant']],
];
const FEWEST_CLOTHES = 5;

/** Colors of tops: the named colors and their shades, or those that suit the moods best. */
export function chooseClothes(moods: readonly Mood[], named: readonly string[]): string[] {
  if (named.length > 0) {
    const shades = named.flatMap((color) => [color, lighten(color, 0.35), darken(color, 0.3)]);
    return [...shades, OFF_WHITE, blend(named[0]!, '#4a5568', 0.75), '#22304f'];
  }
  const countMatches = (suits: readonly Mood[]) => moods.filter((mood) => suits.includes(mood)).length;
  const best = [...CLOTHES].sort((a, b) => countMatches(b[1]) - countMatches(a[1]));
  const least = countMatches(best[FEWEST_CLOTHES - 1]![1]);
  return best.filter(([, suits]) => countMatches(suits) >= least).map(([color]) => color);
}
