import { DRAFT } from '../../../materials/paint.ts';
import type { HeightMap, Texture } from '../../../scene/material.ts';
import { createRandom } from '../../../scene/random.ts';
import { type Rgb, srgbFromLinear } from '../../../scene/vector.ts';

/** A color in linear light and a height 0..1. */
export interface Texel {
  color: Rgb;
  height: number;
}

export interface PaintedSurface {
  texture: Texture;
  relief: HeightMap;
}

/**
 * Asks for every texel once the surface is used, which may be the same object each time; u runs to the right, v downwards, both 0..1.
 * Do not spread `texture` or `relief`: that reads their getters, and so paints them.
 */
export function paintTexture(
  width: number,
  height: number,
  texelAt: (u: number, v: number) => Texel,
  { repeat = true } = {},
): PaintedSurface {
  let painted: { rgba: Uint8Array; heights: Uint8Array } | undefined;
  const paint = () => {
    painted ??= paintPixels(width, height, texelAt);
    return painted;
  };
  let draft: PaintedSurface | undefined;
  const paintDraft = () => {
    draft ??= paintTexture(width / DRAFT, height / DRAFT, texelAt, { repeat });
    return draft;
  };
  return {
    texture: {
      width,
      height,
      repeat,
      get rgba() {
        return paint().rgba;
      },
      get draft() {
        return paintDraft().texture;
      },
    },
    relief: {
      width,
      height,
      get heights() {
        return paint().heights;
      },
      get draft() {
        return paintDraft().relief;
      },
    },
  };
}

function paintPixels(width: number, height: number, texelAt: (u: number, v: number) => Texel) {
  const rgba = new Uint8Array(width * height * 4);
  const heights = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const { color, height: level } = texelAt((x + 0.5) / width, (y + 0.5) / height);
      const at = y * width + x;
      rgba[at * 4] = srgbByte(color[0]);
      rgba[at * 4 + 1] = srgbByte(color[1]);
      rgba[at * 4 + 2] = srgbByte(color[2]);
      rgba[at * 4 + 3] = 255;
      heights[at] = Math.max(0, Math.min(255, Math.round(level * 255)));
    }
  return { rgba, heights };
}

/** Smooth noise 0..1 that repeats over the unit square, with that many cells along each side. */
export function repeatingNoise(
  seed: number,
  columns: number,
  rows: number,
): (u: number, v: number) => number {
  const random = createRandom(seed);
  const values = Float32Array.from({ length: columns * rows }, () => random.next());
  return (u, v) => {
    const x = (u - Math.floor(u)) * columns;
    const y = (v - Math.floor(v)) * rows;
    const left = Math.floor(x);
    const above = Math.floor(y);
    const column = left === columns ? 0 : left;
    const row = above === rows ? 0 : above;
    const nextColumn = column + 1 === columns ? 0 : column + 1;
    const upper = row * columns;
    const lower = row + 1 === rows ? 0 : upper + columns;
    const fx = smooth(x - left);
    const top = mix(values[upper + column]!, values[upper + nextColumn]!, fx);
    const bottom = mix(values[lower + column]!, values[lower + nextColumn]!, fx);
    return mix(top, bottom, smooth(y - above));
  };
}

/** A number 0..1 that belongs to two integers. */
export function hashCell(a: number, b: number, seed = 0): number {
  let h = Math.imul(a, 0x27d4eb2f) ^ Math.imul(b, 0x165667b1) ^ Math.imul(seed + 1, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

export const mixRgb = (a: Rgb, b: Rgb, t: number): Rgb => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];

export const shade = (color: Rgb, factor: number): Rgb => [
  color[0] * factor,
  color[1] * factor,
  color[2] * factor,
];

export const smoothStep = (low: number, high: number, value: number): number =>
  smooth(Math.max(0, Math.min(1, (value - low) / (high - low))));

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

const bytes = Uint8Array.from({ length: 4097 }, (_, i) => Math.round(srgbFromLinear(i / 4096) * 255));

function srgbByte(value: number): number {
  return bytes[Math.max(0, Math.min(4096, Math.round(value * 4096)))]!;
}
