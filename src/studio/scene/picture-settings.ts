import { fromHex } from '../colour/linear-colour.ts';
import { createRandom } from '../maths/seeded-random.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';
import { CATEGORIES } from './categories.ts';
import type { Filter, Mood } from './scene.ts';

/** What each setting may be. */
export const SETTING_VALUES = {
  category: CATEGORIES,
  style: ['photorealistic', 'artistic', 'minimalist', 'conceptual'],
  mood: ['professional', 'creative', 'energetic', 'calm', 'confident', 'warm'],
  colorScheme: ['vibrant', 'muted', 'monochrome', 'branded'],
  composition: ['centered', 'dynamic', 'balanced', 'minimalist'],
} as const;

export type SettingName = keyof typeof SETTING_VALUES;
export type Style = (typeof SETTING_VALUES.style)[number];
export type Composition = (typeof SETTING_VALUES.composition)[number];

/** Wishes beside the prompt; each may be left out. */
export type PictureSettings = {
  [Name in SettingName]?: (typeof SETTING_VALUES)[Name][number] | undefined;
};

/** Used for the branded scheme where the prompt names no colour. */
const BRAND_COLOURS = ['#2b2f77', '#5b6cf0', '#f2785c'];

/** What the words said, with what the settings add to it. */
export function applySettings(understanding: Understanding, settings: PictureSettings): Understanding {
  const { mood, colorScheme } = settings;
  const moods = new Set<Mood>(understanding.moods);
  if (mood) moods.add(mood);
  if (colorScheme && colorScheme !== 'branded') moods.add(colorScheme);
  const branded = colorScheme === 'branded' && understanding.colours.length === 0;
  return { ...understanding, moods: [...moods], colours: branded ? BRAND_COLOURS : understanding.colours };
}

const DUOTONES = [
  ['#1b1038', '#c2406b', '#ffe3b3'],
  ['#06223f', '#1f8a9e', '#f6efcf'],
  ['#231942', '#5e6ad2', '#ffd1dc'],
  ['#0f2a22', '#d9822b', '#fff1d0'],
] as const;

/** How a style redraws the developed picture, or undefined to leave it a photograph. */
export function chooseFilter(style: Style | undefined, seed: number): Filter | undefined {
  const random = createRandom(seed ^ 0x57a1);
  switch (style) {
    case 'artistic':
      return { kind: random.chance(0.65) ? 'painterly' : 'ink' };
    case 'minimalist':
      return { kind: 'flat' };
    case 'conceptual':
      return { kind: 'duotone', colours: random.pick(DUOTONES).map(fromHex) };
    default:
      return undefined;
  }
}
