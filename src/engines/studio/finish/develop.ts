import type { Rgb } from '../color/linear-color.ts';
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
  const bloom = new Float64Array(input.glowLayout.columns * 3);
  const sum = new Float64Array(input.outWidth * 3);
  // Reused for all slices: fresh buffers would fill memory faster than garbage collection frees it.
  let spare = new Float32Array(0);
  return (from, to, pixels) => {
    const { down, outWidth, height } = input;
    const firstRow = down.first[from]!;
    const lastRow = Math.min(height, down.first[to - 1]! + down.taps);
    const floats = (lastRow - firstRow) * outWidth * 3;
    if (spare.length < floats) spare = new Float32Array(floats);
    developInto(input, { from, to, firstRow, lastRow }, { bloom, graded, lines: spare, sum }, pixels);
  };
}

interface Span {
  /** Output rows [from, to), computed from the painted rows [firstRow, lastRow). */
  from: number;
  to: number;
  firstRow: number;
  lastRow: number;
}

/** Working memory; each but `lines` holds one row. */
interface Buffers {
  bloom: Float64Array;
  graded: Float32Array;
  /** Painted rows at the output's width. */
  lines: Float32Array;
  sum: Float64Array;
}

function developInto(
  input: DevelopInput,
  { from, to, firstRow, lastRow }: Span,
  { bloom, graded, lines, sum }: Buffers,
  pixels: Uint8Array,
): void {
  const { down, outWidth, outHeight, seed } = input;
  const { vignette, grain } = input.finish;
  for (let row = firstRow; row < lastRow; row++) {
    gradeRow(input, row, bloom, graded);
    narrowRow(input, graded, lines, (row - firstRow) * outWidth * 3);
  }
  for (let y = from; y < to; y++) {
    sum.fill(0);
    for (let tap = 0; tap < down.taps; tap++) {
      const weight = down.weights[y * down.taps + tap]!;
      const line = (Math.min(lastRow - 1, down.first[y]! + tap) - firstRow) * outWidth * 3;
      for (let at = 0; at < sum.length; at++) sum[at]! += weight * lines[line + at]!;
    }
    const v = (y + 0.5) / outHeight - 0.5;
    for (let x = 0; x < outWidth; x++) {
      const u = (x + 0.5) / outWidth - 0.5;
      const light = 1 - vignette * smoothstep(0.12, 1.1, 2 * (u * u + v * v));
      const noise = grain === 0 ? 0 : hashPixel(x, y, seed) * grain;
      for (let channel = 0; channel < 3; channel++) {
        const at = x * 3 + channel;
        const value = sum[at]!;
        // Half a step of triangular noise keeps smooth gradients from banding even without grain.
        const dither = hashPixel(x + 7919 * (channel + 1), y, seed) * 0.7;
        pixels[y * outWidth * 3 + at] = clamp(
          (value * light + noise * (1 - 0.6 * value)) * 255 + dither + 0.5,
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

function gradeRow(input: DevelopInput, row: number, bloom: Float64Array, out: Float32Array): void {
  const { radiance, width, gain, black, white, finish } = input;
  const { curve } = finish;
  const { columns, factor } = input.glowLayout;
  const right = columns > 1 ? 3 : 0;
  const color = new Float64Array(3);
  bloomLine(input, row, bloom);
  for (let x = 0; x < width; x++) {
    const bloomColumn = clamp((x + 0.5) / factor - 0.5, 0, columns - 1.001);
    const left = Math.max(0, Math.floor(bloomColumn));
    const across = bloomColumn - left;
    for (let channel = 0; channel < 3; channel++) {
      const at = left * 3 + channel;
      const glow = bloom[at]! + (bloom[at + right]! - bloom[at]!) * across;
      color[channel] = radiance[(row * width + x) * 3 + channel]! * gain + glow * finish.bloom;
    }
    toneMap(color, curve);
    gradeColor(color, finish, { black, white });
    for (let channel = 0; channel < 3; channel++) out[x * 3 + channel] = color[channel]!;
  }
}

/** From a linear display color to the graded display value, in place. */
function gradeColor(
  color: Float64Array,
  { saturation, contrast, shadowTint, lightTint }: Finish,
  { black, white }: { black: number; white: number },
): void {
  const stretch = 1 / (white - black);
  const red = Math.max(0, (encodeFast(color[0]!) - black) * stretch);
  const green = Math.max(0, (encodeFast(color[1]!) - black) * stretch);
  const blue = Math.max(0, (encodeFast(color[2]!) - black) * stretch);
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  for (let channel = 0; channel < 3; channel++) {
    const own = channel === 0 ? red : channel === 1 ? green : blue;
    const tint = shadowTint[channel]! + (lightTint[channel]! - shadowTint[channel]!) * luma;
    const value = clamp((luma + (own - luma) * saturation) * tint, 0, 1);
    color[channel] = value + (value * value * (3 - 2 * value) - value) * contrast;
  }
}

/**
 * The display values, 0..1, of a linear color in a picture of the painter's own exposure, without glow, vignette and grain.
 */
export function developColor(radiance: Rgb, finish: Finish): Rgb {
  const color = new Float64Array(radiance);
  toneMap(color, finish.curve);
  gradeColor(color, finish, { black: 0, white: 1 });
  return [color[0]!, color[1]!, color[2]!];
}

/** The sum of the glow's blurred layers at the height of a painted row, one texel a column of the glow. */
function bloomLine({ glow, glowLayout }: DevelopInput, row: number, out: Float64Array): void {
  const { columns, rows, factor } = glowLayout;
  const layer = columns * rows * 3;
  const bloomRow = clamp((row + 0.5) / factor - 0.5, 0, rows - 1.001);
  const upper = Math.max(0, Math.floor(bloomRow));
  const down = bloomRow - upper;
  const below = rows > 1 ? columns * 3 : 0;
  for (let texel = 0; texel < columns * 3; texel++) {
    const at = layer + upper * columns * 3 + texel;
    const top = glow[at]! + glow[at + layer]! + glow[at + 2 * layer]!;
    const bottom = glow[at + below]! + glow[at + below + layer]! + glow[at + below + 2 * layer]!;
    out[texel] = top + (bottom - top) * down;
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
