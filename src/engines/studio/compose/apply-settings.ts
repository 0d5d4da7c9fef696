import type { Understanding } from '../prompt/understand-prompt.ts';
import type { Mood } from '../scene/mood.ts';
import type { PictureSettings } from '../scene/picture-settings.ts';

/** Used for the branded scheme where the prompt names no color. */
const BRAND_COLORS = ['#2b2f77', '#5b6cf0', '#f2785c'];

/** Adds the settings to the understanding of the words. */
export function applySettings(understanding: Understanding, settings: PictureSettings): Understanding {
  const { mood, colorScheme } = settings;
  const moods = new Set<Mood>(understanding.moods);
  if (mood) moods.add(mood);
  if (colorScheme && colorScheme !== 'branded') moods.add(colorScheme);
  const branded = colorScheme === 'branded' && understanding.colors.length === 0;
  return { ...understanding, moods: [...moods], colors: branded ? BRAND_COLORS : understanding.colors };
}
