import { fromHex, luminance, mixRgb, type Rgb, scaleRgb } from '../color/linear-color.ts';
import { fromOklab, toOklab } from '../color/oklab.ts';
import type { Random } from '../math/seeded-random.ts';
import type { Mood } from '../scene/mood.ts';
import { meanLightness } from './abstract-definition.ts';

interface Palette {
  /** Dark to light. */
  colors: readonly string[];
  suits: readonly Mood[];
}

/** Curated; used where the prompt names no color. */
const PALETTES: readonly Palette[] = [
  {
    colors: ['#0b1030', '#27308f', '#7a4be0', '#e46fb5', '#ffd3b0'],
    suits: ['vibrant', 'creative', 'energetic'],
  },
  {
    colors: ['#04202b', '#0b5563', '#2aa6a0', '#9fe0c8', '#f4efdf'],
    suits: ['cool', 'calm', 'professional'],
  },
  {
    colors: ['#1b0d2b', '#6a1b6d', '#d13a73', '#f78b5b', '#ffe2b0'],
    suits: ['vibrant', 'energetic', 'creative', 'warm'],
  },
  {
    colors: ['#07182f', '#0f4c8c', '#3a8de0', '#8fd0f5', '#f3f9ff'],
    suits: ['cool', 'professional', 'confident', 'bright'],
  },
  { colors: ['#1a1410', '#6b3d23', '#c47d45', '#ecc48f', '#fbf1e2'], suits: ['warm', 'muted', 'calm'] },
  {
    colors: ['#1f0c05', '#7a2c0c', '#d9702a', '#f7b254', '#fff0cf'],
    suits: ['warm', 'energetic', 'bright'],
  },
  { colors: ['#200f12', '#7d2f2f', '#cf7a4f', '#f0bf7a', '#fdeeda'], suits: ['warm', 'confident'] },
  {
    colors: ['#10141c', '#39424f', '#7f8b99', '#c5ced8', '#f6f7f8'],
    suits: ['monochrome', 'muted', 'professional'],
  },
  { colors: ['#0a1f16', '#1b5a3c', '#4aa06a', '#a9d59b', '#f2f4dc'], suits: ['calm', 'cool'] },
  {
    colors: ['#240a14', '#8c1236', '#dd3f55', '#f7a08c', '#ffe9df'],
    suits: ['vibrant', 'confident', 'energetic', 'warm'],
  },
  { colors: ['#8d7ca8', '#c9a9c9', '#f0c4cb', '#fbdfd0', '#fff6ea'], suits: ['pastel', 'bright', 'calm'] },
  {
    colors: ['#7796a8', '#a3c4cf', '#c9e2da', '#e8f0dc', '#fdfaf0'],
    suits: ['pastel', 'bright', 'calm', 'cool'],
  },
  { colors: ['#0a0e1c', '#1c2850', '#3a4a86', '#6475b2', '#b6c3e2'], suits: ['dark', 'cool', 'confident'] },
  { colors: ['#16090f', '#451628', '#7d263f', '#bb5b47', '#ecbf8b'], suits: ['dark', 'warm', 'confident'] },
  {
    colors: ['#2c2a26', '#6a6458', '#a49a86', '#cfc6b2', '#efe9dc'],
    suits: ['muted', 'calm', 'professional', 'monochrome'],
  },
];

/** Several hues each, so that pale colors do not turn gray. */
const PASTELS: readonly (readonly string[])[] = [
  ['#b9a7e8', '#f3b6d3', '#ffd0c2', '#fff0c4', '#fdf6ff'],
  ['#9cc6f2', '#b9e3ea', '#c9efd6', '#f9f3c8', '#ffffff'],
  ['#f5b3c4', '#fbcfc0', '#fde4b8', '#d5ecd6', '#fffaf2'],
  ['#a9b8f0', '#cdb9ef', '#f2c4e4', '#ffd9de', '#fff7f4'],
  ['#a5dbd0', '#cfe9c9', '#fbeec3', '#ffd3c4', '#fffaf3'],
];

const STONES = [
  '#0d3b30',
  '#17191d',
  '#12284a',
  '#e8e4dc',
  '#43121f',
  '#5d6168',
  '#c9aea0',
  '#0f4448',
  '#d9d4c6',
  '#2c2438',
];

/** The prompt's colors if it names any, or a palette that suits the moods. */
export function composePalette(colors: Rgb[], moods: readonly Mood[], random: Random): Rgb[] {
  if (colors.length > 0) return paletteFrom(colors);
  if (moods.includes('pastel')) return random.pick(PASTELS).map(fromHex);
  const suitability = (palette: Palette) => moods.filter((mood) => palette.suits.includes(mood)).length;
  const best = Math.max(...PALETTES.map(suitability));
  return random.pick(PALETTES.filter((palette) => suitability(palette) === best)).colors.map(fromHex);
}

/** Stone is never as vivid as paint: three deep tones of one color and a pale one for the veins. */
export function composeStone(colors: Rgb[], random: Random): Rgb[] {
  const [base = fromHex(random.pick(STONES)), veinColor] = colors.filter((color) => !isGold(color));
  const pale = luminance(base) > 0.42;
  const gray: Rgb = [luminance(base), luminance(base), luminance(base)];
  const stone = scaleRgb(
    mixRgb(base, gray, pale ? 0.55 : 0.3),
    pale ? 1 : Math.min(1, 0.1 / luminance(base)),
  );
  const named = veinColor ?? colors.find(isGold);
  const veins = named
    ? named
    : pale
      ? mixRgb(scaleRgb(stone, 0.32), [0.18, 0.17, 0.16], 0.5)
      : mixRgb(stone, [0.86, 0.84, 0.8], 0.72);
  return pale
    ? [scaleRgb(stone, 0.62), scaleRgb(stone, 0.86), mixRgb(stone, [0.93, 0.92, 0.9], 0.55), veins]
    : [scaleRgb(stone, 0.3), stone, mixRgb(scaleRgb(stone, 2), [0.6, 0.6, 0.58], 0.1), veins];
}

/** Whether the colors together are light enough to stand for paper rather than for night. */
export function isLight(palette: readonly Rgb[]): boolean {
  return meanLightness(palette) > 0.53;
}

/** Warm, light and yellowish: a metal rather than a pigment. */
export function isGold([red, green, blue]: Rgb): boolean {
  return red > green && green > blue * 1.9 && red > 0.3 && green > red * 0.35;
}

/** The named colors, or shades of the only one, between a deeper shade of the first and a paler one of the last. */
function paletteFrom(colors: Rgb[]): Rgb[] {
  const sorted = colors.slice(0, 4).sort((a, b) => luminance(a) - luminance(b));
  const darkest = sorted[0]!;
  const lightest = sorted.at(-1)!;
  // Black alone would leave nothing to see: its sheen takes the rest of the ramp.
  if (sorted.length === 1 && luminance(darkest) < 0.03)
    return [darkest, darkest, ...SHEEN.map((step) => toneOf(darkest, step))];
  const single = [toneOf(darkest, -DEEPER / 2), darkest, toneOf(darkest, PALER / 2)];
  return [toneOf(darkest, -DEEPER), ...(sorted.length === 1 ? single : sorted), toneOf(lightest, PALER)];
}

/** Steps of lightness to the ends of a palette, so small that a named color stays what it is. */
const DEEPER = 0.24;
const PALER = 0.16;
const SHEEN = [0.12, 0.3, 0.55];

/** A color with another lightness, of the same hue. */
function toneOf(color: Rgb, step: number): Rgb {
  const [lightness, a, b] = toOklab(color);
  const moved = Math.min(0.985, Math.max(0.08, lightness + step));
  return fromOklab([moved, a, b]);
}
