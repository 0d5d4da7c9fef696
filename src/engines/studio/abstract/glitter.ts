import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { createRandom } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import { type AbstractDefinition, brightnessOf, type RowPainter, SURFACE } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createRamp } from './palette-ramp.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

/** Flakes of foil strewn over everything, each turned its own way, so that a few of them flash. */
export const glitter: AbstractDefinition = {
  shows: `glitter, glitter background, glitter texture, glitter paper, glitter surface, glitter pattern,
    sequin, sequins, sequin fabric, glitter dust`,
  contains: 'sparkle, light, background, texture, flake, shimmer',
  staging: 'holiday',
  ...SURFACE,
  brightness: brightnessOf(1),
  createPainter: createGlitter,
  inSentence: 'glitter',
};

/** Flakes along the square root of the picture's area. */
const FLAKES = 170;
/** Layers of flakes, the lower ones seen between the upper ones. */
const LAYERS = [
  { scale: 1, cover: 0.46 },
  { scale: 1.45, cover: 0.5 },
  { scale: 2.1, cover: 0.62 },
] as const;

function createGlitter(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const noise = createNoise(random.seed());
  const ramp = createRamp(scene.palette);
  const lens = createLens(scene.view, width, height);
  const unit = FLAKES / Math.sqrt(width * height);
  const salt = random.seed();
  const turn = random.between(0, 2 * Math.PI);
  const [leanX, leanY] = [Math.cos(turn), Math.sin(turn)];

  return paintPixels(lens, width, 0, (x, y, color) => {
    const [u, v] = [x * unit, y * unit];
    // Light from one side, in soft patches.
    const patch = noise.fractal(u * 0.016 + 4, v * 0.016, 3);
    const lit = clamp(0.5 + ((u * leanX + v * leanY) / FLAKES) * 0.25 + (patch - 0.47) * 1.1, 0.15, 1);
    let tone = 0.1;
    let flash = 0;
    for (const [layer, { scale, cover }] of LAYERS.entries()) {
      const flake = flakeAt(u * scale, v * scale, salt + layer * 7919, cover);
      if (!flake) continue;
      const depth = 1 - layer * 0.22;
      tone = mix(0.12, 0.86, flake.tilt ** 1.6) * depth * (0.6 + 0.55 * lit);
      flash = smoothstep(0.955 - 0.05 * lit, 1, flake.flash) * depth;
      break;
    }
    ramp(clamp(tone, 0.02, 0.92), color);
    for (let channel = 0; channel < 3; channel++)
      color[channel] = color[channel]! * (0.72 + 0.5 * lit) + flash * mix(color[channel]!, 1, 0.75) * 2.6;
  });
}

/** The topmost flake at a point: a square with its own turn in each cell, reaching into the cells beside it. */
function flakeAt(u: number, v: number, salt: number, cover: number) {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const [cx, cy] = [column + dx, row + dy];
      const first = hash(cx, cy, salt);
      const second = hash(cx, cy, salt ^ 0x5bd1);
      const third = hash(cx, cy, salt ^ 0x2f6b);
      const px = u - (cx + 0.5 + (first - 0.5) * 0.7);
      const py = v - (cy + 0.5 + (second - 0.5) * 0.7);
      const [cos, sin] = [Math.cos(third * 6.3), Math.sin(third * 6.3)];
      const half = cover * (0.8 + 0.4 * first);
      const isInside = Math.max(Math.abs(px * cos + py * sin), Math.abs(py * cos - px * sin) * 1.15) < half;
      if (isInside) return { tilt: second, flash: hash(cx, cy, salt ^ 0x7a1d) };
    }
  return undefined;
}

/** A number from 0 to 1 for a cell. */
function hash(x: number, y: number, salt: number): number {
  let mixed = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(salt | 0, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
