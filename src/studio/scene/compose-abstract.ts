import { fromHex, luminance, type Rgb } from '../colour/linear-colour.ts';
import { createRandom } from '../maths/seeded-random.ts';
import { composePalette, composeStone, isGold, isLight } from './abstract-palettes.ts';
import { gradeByMood } from './mood-grade.ts';
import type { AbstractArchetype, AbstractScene, Finish, Mood } from './scene.ts';

/** `colours` as display hex, those that the prompt names. */
export function composeAbstract(
  archetype: AbstractArchetype,
  colours: string[],
  moods: readonly Mood[],
  seed: number,
): AbstractScene {
  const random = createRandom(seed);
  const named = colours.map(fromHex);
  const stone = archetype === 'marble';
  const palette = stone ? composeStone(named, random) : composePalette(named, moods, random);
  return {
    kind: 'abstract',
    archetype,
    seed: random.seed(),
    palette,
    gilding: stone && (named.some(isGold) || random.chance(0.35)) ? random.between(0.7, 1) : 0,
    finish: gradeByMood(composeFinish(archetype, palette), moods),
  };
}

function composeFinish(archetype: AbstractArchetype, palette: Rgb[]): Finish {
  const mean = palette.reduce((sum, colour) => sum + Math.cbrt(luminance(colour)), 0) / palette.length;
  const glowing = archetype === 'bokeh' || archetype === 'particles';
  const flat = archetype === 'paper' || archetype === 'gradient';
  return {
    target:
      archetype === 'marble'
        ? luminance(palette[1]!) > 0.3
          ? 0.76
          : 0.3
        : archetype === 'halftone'
          ? isLight(palette)
            ? 0.72
            : 0.36
          : Math.min(0.62, Math.max(0.26, mean * 0.72)) * (glowing ? 0.75 : flat ? 1.12 : 1),
    bloom: glowing ? 0.12 : 0.05,
    bloomThreshold: glowing ? 0.9 : 1.3,
    saturation: 1.1,
    contrast: 0.15,
    shadowTint: [0.97, 0.97, 1],
    lightTint: [1, 0.995, 0.985],
    vignette: 0.14,
    curve: 'filmic',
    grain: 0.007,
  };
}
