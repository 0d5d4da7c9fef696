import { fromHex, luminance, mixRgb, multiplyRgb, type Rgb, scaleRgb } from '../colour/linear-colour.ts';
import { createRandom, type Random } from '../maths/seeded-random.ts';
import type { AbstractArchetype, AbstractScene, Finish } from './scene.ts';

/** Curated, dark to light; used where the prompt names no colour. */
const PALETTES = [
  ['#0b1030', '#27308f', '#7a4be0', '#e46fb5', '#ffd3b0'],
  ['#04202b', '#0b5563', '#2aa6a0', '#9fe0c8', '#f4efdf'],
  ['#1b0d2b', '#6a1b6d', '#d13a73', '#f78b5b', '#ffe2b0'],
  ['#07182f', '#0f4c8c', '#3a8de0', '#8fd0f5', '#f3f9ff'],
  ['#1a1410', '#6b3d23', '#c47d45', '#ecc48f', '#fbf1e2'],
  ['#10141c', '#39424f', '#7f8b99', '#c5ced8', '#f6f7f8'],
  ['#0a1f16', '#1b5a3c', '#4aa06a', '#a9d59b', '#f2f4dc'],
  ['#240a14', '#8c1236', '#dd3f55', '#f7a08c', '#ffe9df'],
] as const;

export function composeAbstract(
  archetype: AbstractArchetype,
  colours: string[],
  seed: number,
): AbstractScene {
  const random = createRandom(seed);
  const palette =
    colours.length > 0 ? paletteFrom(colours.map(fromHex), random) : random.pick(PALETTES).map(fromHex);
  return {
    kind: 'abstract',
    archetype,
    seed: random.seed(),
    palette,
    finish: composeFinish(archetype, palette),
  };
}

/** The named colours between a deep shade of the first and a pale tint of the last. */
function paletteFrom(colours: Rgb[], random: Random): Rgb[] {
  const sorted = colours.slice(0, 4).sort((a, b) => luminance(a) - luminance(b));
  const darkest = sorted[0]!;
  const lightest = sorted.at(-1)!;
  const deep = scaleRgb(darkest, luminance(darkest) > 0.06 ? 0.1 : 0.6);
  const pale = mixRgb(lightest, [1, 0.98, 0.95], luminance(lightest) > 0.6 ? 0.4 : 0.72);
  const shifted = multiplyRgb(darkest, [
    random.between(0.5, 0.8),
    random.between(0.5, 0.8),
    random.between(0.6, 1),
  ]);
  const middle = sorted.length === 1 ? [shifted, darkest, mixRgb(darkest, pale, 0.35)] : sorted;
  return [deep, ...middle, pale];
}

function composeFinish(archetype: AbstractArchetype, palette: Rgb[]): Finish {
  const mean = palette.reduce((sum, colour) => sum + Math.cbrt(luminance(colour)), 0) / palette.length;
  const dark = archetype === 'bokeh' ? 0.75 : 1;
  return {
    target: Math.min(0.62, Math.max(0.26, mean * 0.72)) * dark,
    bloom: archetype === 'bokeh' ? 0.12 : 0.05,
    bloomThreshold: archetype === 'bokeh' ? 0.9 : 1.3,
    saturation: 1.1,
    contrast: 0.15,
    shadowTint: [0.97, 0.97, 1],
    lightTint: [1, 0.995, 0.985],
    vignette: 0.14,
    grain: 0.007,
  };
}
