import { decodeByte, encodeSrgb, fromHex } from '../color/linear-color.ts';
import { fromOklab, type Oklab, toOklab } from '../color/oklab.ts';
import { mix, smoothstep } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import type { Drawing } from './draw-icon.ts';

/** The area of a drawing that a named color is given to. */
interface PaintedArea {
  /** Its mean color. */
  color: Oklab;
  chroma: number;
  /** Share of the drawing's visible pixels. */
  share: number;
  /** How much a color belongs to it, 0..1. */
  includes(color: Oklab): number;
}

/** Below this chroma a color has no hue to speak of; below the next it is a tint of white or gray. */
const GRAY = 0.045;
const TINT = 0.075;
/** Drawings with fewer colorful pixels are painted on their whites and grays. */
const COLORFUL_SHARE = 0.3;
/** Drawings with more of their grays below this lightness are dark. */
const DARK = 0.46;
const MOSTLY = 0.6;
const HUES = 36;
const SKY_BLUE_BINS = [20, 24] as const;

/**
 * Gives the dominant color of a drawing another hue, chroma and lightness; differences within it stay, and so do eyes,
 * whites and other colors.
 * @param keptTop 0..1 of its height, from the top: colors that occur there, in 16 levels a channel, stay wherever they are
 */
export function recolorDrawing(drawing: Drawing, hex: string, keptTop = 0): Drawing {
  const repaint = createRepaint(drawing, hex, keptTop);
  const pixels = new Uint8Array(drawing.pixels);
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const painted = repaint((pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!);
    pixels[at] = painted >> 16;
    pixels[at + 1] = (painted >> 8) & 255;
    pixels[at + 2] = painted & 255;
  }
  return { ...drawing, pixels };
}

/** The new color for each color of the drawing, both as sRGB in 24 bits. */
export function createRepaint(drawing: Drawing, hex: string, keptTop = 0): (packed: number) => number {
  const kept = colorsAbove(drawing, keptTop);
  const area = findPaintedArea(drawing);
  const target = toOklab(fromHex(hex));
  const reach = lengthOf(target[1], target[2]);
  const hue = reach < 1e-4 ? [1, 0] : [target[1] / reach, target[2] / reach];
  const own = area.chroma < TINT ? [0, 0] : [area.color[1] / area.chroma, area.color[2] / area.chroma];
  // Black keeps its shape readable, white its shading.
  const lightness = Math.min(0.93, Math.max(0.27, target[0]));
  const spread = Math.min(1, Math.min(lightness, 1.04 - lightness) / 0.3) * 0.35 + 0.6;
  const known = new Map<number, number>();
  const repaint = (packed: number): number => {
    const color = toOklab([
      decodeByte(packed >> 16),
      decodeByte((packed >> 8) & 255),
      decodeByte(packed & 255),
    ]);
    const share = area.includes(color);
    if (share <= 0) return packed;
    const chroma = lengthOf(color[1], color[2]);
    const across = area.chroma < TINT ? 0 : 0.4 * (own[0]! * color[2] - own[1]! * color[1]);
    const vivid = area.chroma < TINT ? reach : reach * Math.min(1.25, (chroma / area.chroma) ** 0.7);
    const along = Math.sqrt(Math.max(0, vivid * vivid - across * across));
    const sideways = Math.max(-vivid, Math.min(vivid, reach < 0.04 ? 0 : across));
    const painted: Oklab = [
      Math.max(0.04, Math.min(0.99, lightness + (color[0] - area.color[0]) * spread)),
      hue[0]! * along - hue[1]! * sideways,
      hue[1]! * along + hue[0]! * sideways,
    ];
    const rgb = fromOklab([
      mix(color[0], painted[0], share),
      mix(color[1], painted[1], share),
      mix(color[2], painted[2], share),
    ]);
    return rgb.reduce((sum, channel) => sum * 256 + Math.round(encodeSrgb(channel) * 255), 0);
  };
  return (packed) => {
    if (kept.has(coarse(packed))) return packed;
    const painted = known.get(packed) ?? repaint(packed);
    known.set(packed, painted);
    return painted;
  };
}

/** The coarse colors of the rows above a part of the height. */
function colorsAbove({ pixels, width, height }: Drawing, part: number): ReadonlySet<number> {
  const colors = new Set<number>();
  for (let at = 0; at < Math.floor(height * part) * width * 4; at += 4)
    if (pixels[at + 3]! > 0)
      colors.add(coarse((pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!));
  return colors;
}

/** Sixteen levels a channel. */
function coarse(packed: number): number {
  return packed & 0xf0f0f0;
}

/** Finds it by the colors of about 4,000 pixels. */
export function findPaintedArea({ pixels, width, height }: Drawing): PaintedArea {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 4000)));
  const colors: Oklab[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 4;
      if (pixels[at + 3]! < 200) continue;
      colors.push(
        toOklab([decodeByte(pixels[at]!), decodeByte(pixels[at + 1]!), decodeByte(pixels[at + 2]!)]),
      );
    }
  const includes = membership(colors);
  let weight = 0;
  const sum: [number, number, number] = [0, 0, 0];
  for (const color of colors) {
    const share = includes(color);
    weight += share;
    for (let axis = 0; axis < 3; axis++) sum[axis]! += color[axis]! * share;
  }
  const total = Math.max(1e-6, weight);
  const mean: Oklab = [sum[0] / total, sum[1] / total, sum[2] / total];
  return {
    color: mean,
    chroma: lengthOf(mean[1], mean[2]),
    share: weight / Math.max(1, colors.length),
    includes,
  };
}

function membership(colors: readonly Oklab[]): (color: Oklab) => number {
  const colorful = colors.filter(([, a, b]) => lengthOf(a, b) > TINT);
  if (colorful.length < colors.length * COLORFUL_SHARE) {
    const grays = colors.filter(([, a, b]) => lengthOf(a, b) <= TINT);
    // A black hat is painted itself, not its few lights; other things keep their dark parts.
    const isDark = grays.filter(([lightness]) => lightness < DARK).length > grays.length * MOSTLY;
    return ([lightness, a, b]) =>
      (1 - smoothstep(TINT, TINT * 1.5, lengthOf(a, b))) * (isDark ? 1 : smoothstep(0.34, 0.5, lightness));
  }
  const bins = new Float64Array(HUES);
  for (const [, a, b] of colorful) {
    const bin = Math.floor((Math.atan2(b, a) / (2 * Math.PI) + 1) * HUES) % HUES;
    // Sky blue is the glass of windows wherever there is another color.
    bins[bin]! += lengthOf(a, b) * (bin >= SKY_BLUE_BINS[0] && bin <= SKY_BLUE_BINS[1] ? 0.35 : 1);
  }
  const around = Array.from(bins, (_, bin) =>
    [-3, -2, -1, 0, 1, 2, 3].reduce(
      (sum, off) => sum + bins[(bin + off + HUES) % HUES]! / (1 + Math.abs(off) * 0.3),
      0,
    ),
  );
  const main = ((around.indexOf(Math.max(...around)) + 0.5) / HUES) * 2 * Math.PI;
  const [x, y] = [Math.cos(main), Math.sin(main)];
  return ([, a, b]) => {
    const chroma = lengthOf(a, b);
    if (chroma < GRAY * 0.4) return 0;
    // Cosines of 62 and 40 degrees.
    const near = smoothstep(0.47, 0.77, (a * x + b * y) / chroma);
    return near * smoothstep(GRAY * 0.4, GRAY * 1.1, chroma);
  };
}
