import { wcagContrast } from 'culori';
import { READABLE, readable } from './contrast.ts';
import { hexOf, type Oklch, oklchOf } from './oklch.ts';

/** The grounds and colors of one ad, all `#rrggbb`. */
export interface Palette {
  /** Light, a touch of the brand's hue. */
  paper: string;
  /** Light and visibly tinted, for stages. */
  tint: string;
  /** Dark, of the brand's hue. */
  deep: string;
  /** The brand's color, strong enough to carry text. */
  brand: string;
  /** The brand's color a step away from `brand`, for shapes on it. */
  shade: string;
  /** For buttons: the brand's second color if it differs, else the first. */
  accent: string;
}

const NEUTRAL = '#2f4858';
const NEUTRAL_ACCENT = '#e07a3f';
/** Hues in radians, from brown to cream. */
const CREAM = { from: 0.55, hue: 1.45 };
/** Below this chroma a color reads as gray. */
const GRAY = 0.03;

/** From the colors of a brand, however extreme. */
export function paletteOf(colors: readonly string[]): Palette {
  const first = pickPrimary(colors);
  const { c, h } = oklchOf(first);
  const brand = carrying(first);
  const { l } = oklchOf(brand);
  const pale = paleHue(h);
  return {
    paper: hexOf({ l: 0.978, c: Math.min(c * 0.12, 0.013), h: pale }),
    tint: hexOf({ l: 0.93, c: Math.min(c * 0.28, isYellow(h) ? 0.055 : 0.034), h: pale }),
    deep: hexOf({ l: 0.225, c: Math.min(c * 0.55, 0.06), h }),
    brand,
    // Farther from the color of the text on both.
    shade: hexOf({ l: l > 0.62 ? l + 0.05 : l - 0.06, c: Math.min(c, 0.2), h }),
    accent: pickAccent(first, colors),
  };
}

/** The palette's text color for the grounds, adjusted until it is readable. */
export function inkOn(grounds: readonly string[], palette: Palette): string {
  const light = hexOf({ ...oklchOf(palette.paper), l: 0.985 });
  const worst = (ink: string) => Math.min(...grounds.map((ground) => wcagContrast(ink, ground)));
  const ink = worst(light) >= worst(palette.deep) ? light : palette.deep;
  return readable(ink, grounds, READABLE);
}

/** A button that stands out from its ground, and its label. */
export function buttonOn(grounds: readonly string[], palette: Palette): { fill: string; label: string } {
  const light = hexOf({ ...oklchOf(palette.paper), l: 0.985 });
  // Over a varying ground, such as a picture, the worst case is rare.
  const least = grounds.length > 1 ? 2.2 : 3;
  const stands = [palette.accent, palette.brand, light, palette.deep].find((fill) =>
    grounds.every((ground) => wcagContrast(fill, ground) >= least),
  );
  const wished = stands ?? readable(palette.accent, grounds, least);
  const label = wcagContrast(wished, light) >= 3.6 ? light : palette.deep;
  if (wcagContrast(label, wished) >= 4.5) return { fill: wished, label };
  const { l, c, h } = oklchOf(wished);
  // Slightly darker under white text, or lighter under dark text, keeps the color's character.
  const step = label === light ? -0.01 : 0.01;
  for (let lightness = l; lightness > 0 && lightness < 1; lightness += step) {
    const fill = hexOf({ l: lightness, c, h });
    if (wcagContrast(label, fill) < 4.5) continue;
    if (grounds.every((ground) => wcagContrast(fill, ground) >= least)) return { fill, label };
    break;
  }
  return { fill: wished, label: readable(label, [wished], 4.5) };
}

function pickPrimary(colors: readonly string[]): string {
  return colors.find((color) => oklchOf(color).c >= GRAY) ?? colors[0] ?? NEUTRAL;
}

function pickAccent(first: string, colors: readonly string[]): string {
  const base = oklchOf(first);
  const other = colors.find((color) => {
    const { l, c, h } = oklchOf(color);
    return c >= 0.06 && (hueDistance(h, base.h) > 0.6 || Math.abs(l - base.l) > 0.2);
  });
  if (other) return other;
  if (base.c < GRAY) return colors.length > 0 ? first : NEUTRAL_ACCENT;
  return first;
}

/** Adjusts pale and glaring colors until white or dark text is comfortable to read. */
function carrying(color: string): string {
  const { l, c, h }: Oklch = oklchOf(color);
  if (l > 0.62 && l < 0.93) return color;
  if (l >= 0.93) return hexOf({ l: 0.9, c: Math.min(c, 0.09), h });
  // White text needs at most this lightness, whatever the hue.
  let lightness = Math.max(l, 0.3);
  while (lightness > 0.2 && wcagContrast('#fbfbfb', hexOf({ l: lightness, c, h })) < 4.7) lightness -= 0.01;
  return hexOf({ l: lightness, c, h });
}

/** Pale reds and browns would become pink: shift them towards cream. */
function paleHue(h: number): number {
  return h > CREAM.from && h < CREAM.hue ? CREAM.hue - (CREAM.hue - h) * 0.35 : h;
}

function isYellow(h: number): boolean {
  return h > CREAM.hue - 0.1 && h < 2;
}

function hueDistance(a: number, b: number): number {
  const turn = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
}
