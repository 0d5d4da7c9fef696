import { fromHex } from '../color/linear-color.ts';
import type { ObjectWish } from '../objects/object-definition.ts';
import { isBlack } from '../objects/object-palettes.ts';
import { plainBackdrop } from '../plan/name-color.ts';
import type { PicturePlan } from '../plan/picture-plan.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';

const DARK_WORDS = ['neon', 'cyberpunk', 'hologram', 'holographic', 'cyber', 'hacker', 'night'];

/** Translates an understood prompt into a wish for a studio scene. */
export function toObjectWish(
  { colors, moods, words }: Understanding,
  { groups }: Pick<PicturePlan, 'groups'>,
  size: { width: number; height: number },
): ObjectWish {
  const behind = plainBackdrop(groups)?.color.hex;
  return {
    colors: colors.filter((color) => color !== behind).map(fromHex),
    ...(behind !== undefined && { backdrop: fromHex(behind) }),
    dark:
      moods.includes('dark') ||
      words.some((word) => DARK_WORDS.includes(word)) ||
      (behind !== undefined && isBlack(fromHex(behind))),
    words: new Set(words),
    width: size.width,
    height: size.height,
  };
}
