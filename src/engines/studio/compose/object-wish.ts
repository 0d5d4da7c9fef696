import { fromHex, luminance } from '../color/linear-color.ts';
import type { ObjectWish } from '../objects/object-definition.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';

const DARK_WORDS = ['neon', 'cyberpunk', 'hologram', 'holographic', 'cyber', 'hacker', 'night'];

/** Translates an understood prompt into a wish for a studio scene. */
export function toObjectWish(
  { colors, moods, words }: Understanding,
  size: { width: number; height: number },
): ObjectWish {
  const named = colors.map(fromHex);
  return {
    colors: named,
    dark:
      moods.includes('dark') ||
      words.some((word) => DARK_WORDS.includes(word)) ||
      (named[0] !== undefined && luminance(named[0]) < 0.02),
    words: new Set(words),
    width: size.width,
    height: size.height,
  };
}
