import type { Shape } from '../ad-input.ts';

/** Pixels of width below which there is hardly room for words beside a picture. */
const TINY = 160;

/** The shape that a size has by its ratio. */
export function shapeOf(width: number, height: number): Shape {
  const ratio = width / height;
  if (ratio >= 4.2 || (width < TINY && ratio >= 1.9)) return 'leaderboard';
  if (ratio >= 1.25) return 'banner';
  if (ratio > 0.84) return 'square';
  if (ratio >= 0.45) return 'portrait';
  return 'skyscraper';
}

/** Share of a leaderboard's width for a picture beside the words; smaller for longer ones. */
export function sideShare(width: number, height: number): number {
  return Math.min(width < TINY ? 0.28 : 0.44, Math.max(0.2, 0.06 + (1.4 * height) / width));
}
