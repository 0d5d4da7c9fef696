import { fromHex } from '../color/linear-color.ts';
import type { ObjectWish } from '../objects/object-definition.ts';
import { isBlack } from '../objects/object-palettes.ts';
import { namedColor, plainBackdrop } from '../plan/name-color.ts';
import type { PicturePlan } from '../plan/picture-plan.ts';
import type { Span } from '../prompt/reading/token.ts';
import type { Understanding } from '../prompt/understand-prompt.ts';

const DARK_WORDS = ['neon', 'cyberpunk', 'hologram', 'holographic', 'cyber', 'hacker', 'night'];

/** Translates an understood prompt into a wish for a studio scene. */
export function toObjectWish(
  { colors, moods, words }: Understanding,
  { groups, leftOut }: Pick<PicturePlan, 'groups' | 'leftOut'>,
  size: { width: number; height: number },
): ObjectWish {
  const behind = plainBackdrop(groups)?.color.hex;
  // "A chart with a red arrow": what is not on the arrow must not be on the bars.
  const isLeftOut = ({ start, end }: Span) => leftOut.some((part) => part.start < end && start < part.end);
  const named = groups.map((group) => namedColor(group)).filter((color) => color !== undefined);
  const seen = named.filter(({ words }) => !words.every(isLeftOut)).map(({ hex }) => hex);
  const lost = named.map(({ hex }) => hex).filter((hex) => !seen.includes(hex));
  const unseen = [behind, ...lost];
  return {
    colors: colors.filter((color) => !unseen.includes(color)).map(fromHex),
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
