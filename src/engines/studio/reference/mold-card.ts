import { luminance, type Rgb } from '../color/linear-color.ts';
import { clamp, mix } from '../math/interpolate.ts';
import { normalize, type Vector } from '../objects/vector.ts';
import { type Card, fillLevels } from '../scene/card.ts';

/** Light on a card: its direction to the right, up and towards the viewer, and its color. */
export interface MoldLight {
  direction: Vector;
  color: Rgb;
}

/** The relief is computed on a grid of this many cells along the longer side: it is soft. */
const CELLS = 320;
/** Widths of the rounded border as parts of the grid's longer side, with their heights. */
const ROUNDINGS = [
  [0.012, 0.4],
  [0.035, 0.9],
  [0.09, 1.5],
] as const;
/** How high lighter parts of the drawing stand out. */
const EMBOSS = 0.16;
const STEEPNESS = 0.85;
const STEEPEST = 1.6;
const AMBIENT = 0.75;
const STRENGTH = 0.72;
const GLOSS = 0.3;
const SHARPNESS = 22;

/**
 * Shades a flat drawing as if it were molded: inflated from its outline inwards, its inner edges embossed, with
 * shading and a soft highlight of the light.
 */
export function moldCard(card: Card, light: MoldLight): void {
  const grid = createGrid(card);
  const slopes = measureSlopes(inflate(grid), grid);
  const [lx, ly, lz] = normalize(light.direction);
  const half = normalize([lx, ly, lz + 1]);
  const flat = AMBIENT + Math.max(0.15, lz);
  const flatGloss = Math.max(0, half[2]) ** SHARPNESS;
  const peak = Math.max(1e-6, ...light.color);
  const { texels, levels, subject } = card;
  const row = levels[0]!.width;
  for (let y = 0; y < subject.height; y++)
    for (let x = 0; x < subject.width; x++) {
      const at = ((y + subject.top) * row + x + subject.left) * 4;
      const alpha = texels[at + 3]!;
      if (alpha === 0) continue;
      const [dx, dy] = slopeAt(
        slopes,
        grid,
        ((x + 0.5) / subject.width) * grid.width,
        ((y + 0.5) / subject.height) * grid.height,
      );
      const length = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      const facing = (dx * lx + dy * ly + lz) * length;
      const shade = 1 + STRENGTH * ((AMBIENT + Math.max(-0.3, facing)) / flat - 1);
      const towards = Math.max(0, (dx * half[0] + dy * half[1] + half[2]) * length);
      const gloss = GLOSS * Math.max(0, towards ** SHARPNESS - flatGloss) * alpha;
      for (let channel = 0; channel < 3; channel++)
        texels[at + channel] =
          texels[at + channel]! * clamp(shade, 0.35, 1.5) + (gloss * light.color[channel]!) / peak;
    }
  fillLevels(card);
}

interface Grid {
  width: number;
  height: number;
  alpha: Float32Array;
  tone: Float32Array;
}

/** Means over the cells of a coarse grid. */
function createGrid({ texels, levels, subject }: Card): Grid {
  const scale = Math.min(1, CELLS / Math.max(subject.width, subject.height));
  const width = Math.max(2, Math.round(subject.width * scale));
  const height = Math.max(2, Math.round(subject.height * scale));
  const alpha = new Float32Array(width * height);
  const tone = new Float32Array(width * height);
  const count = new Uint32Array(width * height);
  const row = levels[0]!.width;
  for (let y = 0; y < subject.height; y++)
    for (let x = 0; x < subject.width; x++) {
      const at = ((y + subject.top) * row + x + subject.left) * 4;
      const cell =
        Math.floor((y * height) / subject.height) * width + Math.floor((x * width) / subject.width);
      alpha[cell]! += texels[at + 3]!;
      tone[cell]! += Math.sqrt(luminance([texels[at]!, texels[at + 1]!, texels[at + 2]!]));
      count[cell]!++;
    }
  for (let cell = 0; cell < count.length; cell++) {
    alpha[cell]! /= count[cell]! || 1;
    tone[cell]! /= count[cell]! || 1;
  }
  return { width, height, alpha, tone };
}

/** Heights in cells. */
function inflate({ width, height, alpha, tone }: Grid): Float32Array {
  const side = Math.max(width, height);
  const heights = new Float32Array(width * height);
  for (const [part, tall] of ROUNDINGS) {
    const reach = Math.max(1, Math.round(part * side));
    const soft = blur(blur(blur(alpha, width, height, reach), width, height, reach), width, height, reach);
    // Half of the border lies outside of the outline: what is inside starts at one half. A quarter of a circle ends level.
    for (let cell = 0; cell < heights.length; cell++)
      heights[cell]! += Math.sqrt(1 - (1 - clamp(soft[cell]! * 2 - 1, 0.001, 1)) ** 2) * tall * reach;
  }
  const embossed = blur(blur(tone, width, height, 1), width, height, 1);
  for (let cell = 0; cell < heights.length; cell++) heights[cell]! += embossed[cell]! * EMBOSS * 0.02 * side;
  return blur(blur(heights, width, height, 1), width, height, 1);
}

/** Mean over a square of `2 * reach + 1` cells; outside is empty. */
function blur(field: Float32Array, width: number, height: number, reach: number): Float32Array {
  const across = new Float32Array(field.length);
  const result = new Float32Array(field.length);
  const share = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = -reach; x < width; x++) {
      if (x + reach < width) sum += field[y * width + x + reach]!;
      if (x - reach - 1 >= 0) sum -= field[y * width + x - reach - 1]!;
      if (x >= 0) across[y * width + x] = sum * share;
    }
  }
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = -reach; y < height; y++) {
      if (y + reach < height) sum += across[(y + reach) * width + x]!;
      if (y - reach - 1 >= 0) sum -= across[(y - reach - 1) * width + x]!;
      if (y >= 0) result[y * width + x] = sum * share;
    }
  }
  return result;
}

/** How the surface leans to the right and up in each cell, clamped where it is read. */
interface Slopes {
  across: Float32Array;
  up: Float32Array;
}

function measureSlopes(heights: Float32Array, { width, height }: Grid): Slopes {
  const across = new Float32Array(heights.length);
  const up = new Float32Array(heights.length);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      across[at] = 0.5 * STEEPNESS * (heights[at - 1]! - heights[at + 1]!);
      up[at] = 0.5 * STEEPNESS * (heights[at + width]! - heights[at - width]!);
    }
  return { across, up };
}

const slope: [number, number] = [0, 0];

/** The slope between cells. */
function slopeAt({ across, up }: Slopes, { width, height }: Grid, x: number, y: number): [number, number] {
  const left = clamp(x - 0.5, 1, width - 2.001);
  const top = clamp(y - 0.5, 1, height - 2.001);
  const column = Math.floor(left);
  const line = Math.floor(top);
  const u = left - column;
  const v = top - line;
  const at = line * width + column;
  const between = (field: Float32Array) => {
    const upper = mix(field[at]!, field[at + 1]!, u);
    return clamp(mix(upper, mix(field[at + width]!, field[at + width + 1]!, u), v), -STEEPEST, STEEPEST);
  };
  slope[0] = between(across);
  slope[1] = between(up);
  return slope;
}
