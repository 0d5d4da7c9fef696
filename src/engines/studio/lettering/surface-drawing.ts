import { luminance, type Rgb, toHex } from '../color/linear-color.ts';
import type { ObjectWish } from '../objects/object-definition.ts';
import type { StageSet } from '../objects/stage-set.ts';
import type { WriteText } from './set-text.ts';

/** Requirements for a picture of words. */
export interface LetteringWish extends ObjectWish {
  write: WriteText;
  /** Pixels of the picture's longer side. */
  side: number;
}

/** Units of a drawing's width. */
export const WIDE = 1000;

/** A drawing over the whole of a surface with this ratio of width to height. */
export function drawSurface(
  set: Pick<StageSet, 'draw'>,
  wish: Pick<LetteringWish, 'side'>,
  ratio: number,
  content: (height: number) => string,
): number {
  const height = Math.round(WIDE / ratio);
  // Textures are not shrunk smoothly, so they have about the picture's resolution.
  const texels = Math.max(256, Math.min(1800, Math.round(wish.side * (ratio > 1 ? 0.85 : 0.85 * ratio))));
  return set.draw({
    kind: 'svg',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${height}">${content(height)}</svg>`,
    width: texels,
    height: Math.round(texels / ratio),
  });
}

export function ground(color: string, height: number): string {
  return `<rect width="${WIDE}" height="${height}" fill="${color}"/>`;
}

/** Near black or near white, whichever reads better. */
export function inkOn(color: Rgb): string {
  return luminance(color) > 0.24 ? '#191a1e' : '#fbf9f4';
}

export function hexOf(color: Rgb): string {
  return toHex(color);
}
