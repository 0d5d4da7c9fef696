import { wcagContrast } from 'culori';
import { hexOf, oklchOf } from './oklch.ts';

/** A little more than WCAG asks of small text. */
export const READABLE = 4.6;

/** The least ratio of a color against any of the grounds. */
export function leastContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(color, ground)));
}

/**
 * The color of the same hue, nearest in lightness to `wish`, with at least this contrast ratio against every
 * ground; the better of black and white if there is none.
 */
export function readable(wish: string, grounds: readonly string[], ratio: number): string {
  if (leastContrast(wish, grounds) >= ratio) return wish;
  const { l, c, h } = oklchOf(wish);
  for (let away = 0.01; away <= 1; away += 0.01)
    for (const lightness of [l + away, l - away]) {
      if (lightness < 0 || lightness > 1) continue;
      const color = hexOf({ l: lightness, c, h });
      if (leastContrast(color, grounds) >= ratio) return color;
    }
  return leastContrast('#000000', grounds) >= leastContrast('#ffffff', grounds) ? '#000000' : '#ffffff';
}
