import { type Rgb, rgbFromHex } from '#engines/photo-studio/scene/vector';

/** Part of the gray of the same brightness: paints and cloths are duller than colors on screens. */
const GRAY = 0.38;
/** Reflectance of white paint. */
const WHITE = 0.8;

/** Deep colors look lighter on a large lit wall than in a swatch. */
const DEEP = { gray: 0.15, factor: 0.6 };

/** The linear color of paint or cloth for a color word, given as display hex. */
export function interiorColor(hex: string): Rgb {
  const [red, green, blue] = rgbFromHex(hex);
  const gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const factor = gray < DEEP.gray ? DEEP.factor : 1;
  const dull = (value: number) => Math.min(WHITE, value + (gray - value) * GRAY) * factor;
  return [dull(red), dull(green), dull(blue)];
}
