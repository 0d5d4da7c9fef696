import type { Picture } from './read-picture.ts';

/** Least share of the picture's rim that is transparent around a cut-out. */
const CLEAR_RIM = 0.5;
/** A photo with a transparent margin fills its box; a thing does not. */
const FULL_BOX = 0.97;

/** Whether a picture is a cut-out already, whose alpha knows more than a model would find. */
export function isCutOut({ rgba, width, height }: Picture): boolean {
  let [opacity, rim, clear] = [0, 0, 0];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const alpha = rgba[at]!;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) {
        rim++;
        if (alpha === 0) clear++;
      }
      if (alpha === 0) continue;
      opacity += alpha / 255;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  const box = Math.max(0, right - left + 1) * Math.max(0, bottom - top + 1);
  return clear >= CLEAR_RIM * rim && opacity > 0 && opacity < FULL_BOX * box;
}
