import { clamp, smoothstep } from '../math/interpolate.ts';
import type { Finish } from '../scene/finish.ts';
import type { GlowLayout } from './glow-map.ts';
import type { Resampling } from './resample.ts';
import { encodeFast, toneMap } from './tone-map.ts';

export interface DevelopInput {
  radiance: Float32Array;
  /** Size of the radiance. */
  width: number;
  height: number;
  glow: Float32Array;
  glowLayout: GlowLayout;
  gain: number;
  /** Display values that become black and white. */
  black: number;
  white: number;
  finish: Finish;
  across: Resampling;
  down: Resampling;
  outWidth: number;
  outHeight: number;
  seed: number;
}

/**
 * Develops the output rows [from, to): bloom, exposure, tone curve, grade, resampling, vignette, grain, 8
 * bits.
 */
export type RowDeveloper = (from: number, to: number, pixels: Uint8Array) => void;

export function createRowDeveloper(input: DevelopInput): RowDeveloper {
  const graded = new Float32Array(input.width * 3);
  // Reused for all slices: fresh buffers would fill memory faster than garbage collection frees it.
  let spare = new Float32Array(0);
  return (from, to, pixels) => {
    const { down, outWidth, height } = input;
    const firstRow = down.first[from]!;
    const lastRow = Math.min(height, down.first[to - 1]! + down.taps);
    const floats = (lastRow - firstRow) * outWidth * 3;
    if (spare.length < floats) spare = new Float32Array(floats);
    developInto(input, { from, to, firstRow, lastRow }, { graded, lines: spare }, pixels);
  };
}

interface Span {
  /** Output rows [from, to), computed from the painted rows [firstRow, lastRow). */
  from: number;
  to: number;
  firstRow: number;
  lastRow: number;
}

function developInto(
  input: DevelopInput,
  { from, to, firstRow, lastRow }: Span,
  { graded, lines }: { graded: Float32Array; lines: Float32Array },
  pixels: Uint8Array,
): void {
  const { down, outWidth, outHeight } = input;
  for (let row = firstRow; row < lastRow; row++) {
    gradeRow(input, row, graded);
    narrowRow(input, graded, lines, (row - firstRow) * outWidth * 3);
  }
  for (let y = from; y < to; y++) {
    for (let x = 0; x < outWidth; x++) {
      const u = (x + 0.5) / outWidth - 0.5;
      const v = (y + 0.5) / outHeight - 0.5;
      const vignette = 1 - input.finish.vignette * smoothstep(0.12, 1.1, 2 * (u * u + v * v));
      const noise = hashPixel(x, y, input.seed);
      for (let channel = 0; channel < 3; channel++) {
        let value = 0;
        for (let tap = 0; tap < down.taps; tap++) {
          const row = Math.min(lastRow - 1, down.first[y]! + tap) - firstRow;
          value += down.weights[y * down.taps + tap]! * lines[(row * outWidth + x) * 3 + channel]!;
        }
        const grain = noise * input.finish.grain * (1 - 0.6 * value);
        // Half a step of triangular noise keeps smooth gradients from banding even without grain.
        const dither = hashPixel(x + 7919 * (channel + 1), y, input.seed) * 0.7;
        pixels[(y * outWidth + x) * 3 + channel] = clamp(
          (value * vignette + grain) * 255 + dither + 0.5,
          0,
          255,
        );
      }
    }
  }
}

/** Triangular noise in (-1, 1), a pure function of position and seed. */
export function hashPixel(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ seed;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  hash ^= hash >>> 15;
  return ((hash & 0xffff) + (hash >>> 16)) / 65536 - 1;
}

function gradeRow(input: DevelopInput, row: number, out: Float32Array): void {
  const { radiance, width, glow, glowLayout, gain, black, white, finish } = input;
  const stretch = 1 / (white - black);
  const { columns, rows, factor } = glowLayout;
  const layer = columns * rows * 3;
  const color = new Float64Array(3);
  const bloomRow = clamp((row + 0.5) / factor - 0.5, 0, rows - 1.001);
  const upper = Math.max(0, Math.floor(bloomRow));
  const fy = bloomRow - upper;
  const below = rows > 1 ? columns * 3 : 0;
  for (let x = 0; x < width; x++) {
    const bloomColumn = clamp((x + 0.5) / factor - 0.5, 0, columns - 1.001);
    const left = Math.max(0, Math.floor(bloomColumn));
    const fx = bloomColumn - left;
    const right = columns > 1 ? 3 : 0;
    for (let channel = 0; channel < 3; channel++) {
      let bloom = 0;
      for (let index = 1; index <= 3; index++) {
        const at = layer * index + (upper * columns + left) * 3 + channel;
        const top = glow[at]! + (glow[at + right]! - glow[at]!) * fx;
        const bottom = glow[at + below]! + (glow[at + below + right]! - glow[at + below]!) * fx;
        bloom += top + (bottom - top) * fy;
      }
      color[channel] = radiance[(row * width + x) * 3 + channel]! * gain + bloom * finish.bloom;
    }
    toneMap(color, finish.curve);
    for (let channel = 0; channel < 3; channel++)
      color[channel] = Math.max(0, (encodeFast(color[channel]!) - black) * stretch);
    const luma = 0.2126 * color[0]! + 0.7152 * color[1]! + 0.0722 * color[2]!;
    for (let channel = 0; channel < 3; channel++) {
      const tint =
        finish.shadowTint[channel]! + (finish.lightTint[channel]! - finish.shadowTint[channel]!) * luma;
      const value = clamp((luma + (color[channel]! - luma) * finish.saturation) * tint, 0, 1);
      out[x * 3 + channel] = value + (value * value * (3 - 2 * value) - value) * finish.contrast;
    }
  }
}

function narrowRow(input: DevelopInput, from: Float32Array, to: Float32Array, start: number): void {
  const { across, outWidth, width } = input;
  for (let x = 0; x < outWidth; x++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let tap = 0; tap < across.taps; tap++) {
      const at = Math.min(width - 1, across.first[x]! + tap) * 3;
      const weight = across.weights[x * across.taps + tap]!;
      red += from[at]! * weight;
      green += from[at + 1]! * weight;
      blue += from[at + 2]! * weight;
    }
    to[start + x * 3] = red;
    to[start + x * 3 + 1] = green;
    to[start + x * 3 + 2] = blue;
  }
}
