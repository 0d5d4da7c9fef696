import { luminance, type Rgb } from '../color/linear-color.ts';
import type { Finish } from '../scene/finish.ts';
import { encodeFast, toneMap } from './tone-map.ts';

/** A small copy of the picture for bloom and for metering the exposure. */
export interface GlowLayout {
  columns: number;
  rows: number;
  /** Painted pixels per texel in each direction. */
  factor: number;
}

/** The same number of texels at any size, so that bloom looks the same in small and large renditions. */
export function layoutGlow(width: number, height: number): GlowLayout {
  const factor = Math.max(1, Math.ceil(Math.max(width, height) / 384));
  return { columns: Math.ceil(width / factor), rows: Math.ceil(height / factor), factor };
}

/** The mean colors, three blur layers, and at the very end black point, white point and gain. */
export function countGlowFloats(layout: GlowLayout): number {
  return layout.columns * layout.rows * 3 * 4 + 3;
}

/** Fills one row of texels with mean colors. */
export function shrinkRow(
  row: number,
  layout: GlowLayout,
  width: number,
  height: number,
  radiance: Float32Array,
  glow: Float32Array,
): void {
  for (let column = 0; column < layout.columns; column++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let count = 0;
    const lastY = Math.min(height, (row + 1) * layout.factor);
    const lastX = Math.min(width, (column + 1) * layout.factor);
    for (let y = row * layout.factor; y < lastY; y++) {
      for (let x = column * layout.factor; x < lastX; x++) {
        const at = (y * width + x) * 3;
        red += Math.min(24, radiance[at]!);
        green += Math.min(24, radiance[at + 1]!);
        blue += Math.min(24, radiance[at + 2]!);
        count++;
      }
    }
    const at = (row * layout.columns + column) * 3;
    glow[at] = red / count;
    glow[at + 1] = green / count;
    glow[at + 2] = blue / count;
  }
}

/** Most stops of exposure change to reach the target, and to stay between floor and ceiling. */
const MAX_STOPS = 2.2;
const MAX_STOPS_TO_BOUNDS = 4.5;
/** Least mean display brightness before grade and vignette: below it a picture looks black. */
const FLOOR = 0.165;
/** Above it a picture looks like an empty page. */
const CEILING = 0.85;

/**
 * The exposure gain at which the mean display brightness meets the target, and the mean luma stays between
 * floor and ceiling.
 */
export function meterExposure(layout: GlowLayout, finish: Finish, glow: Float32Array): number {
  const color = new Float64Array(3);
  const texels = layout.columns * layout.rows;
  const stride = Math.max(1, Math.floor(texels / 6000));
  const meanOf = (gain: number, measure: (color: Rgb) => number) => {
    let sum = 0;
    let count = 0;
    for (let texel = 0; texel < texels; texel += stride) {
      for (let channel = 0; channel < 3; channel++) color[channel] = glow[texel * 3 + channel]! * gain;
      toneMap(color, finish.curve);
      sum += measure([color[0]!, color[1]!, color[2]!]);
      count++;
    }
    return sum / count;
  };
  const brightness = (gain: number) => meanOf(gain, (rgb) => encodeFast(luminance(rgb)));
  const luma = (gain: number) =>
    meanOf(gain, ([red, green, blue]) => luminance([encodeFast(red), encodeFast(green), encodeFast(blue)]));
  const gain = finish.target === 0 ? 1 : solve(brightness, finish.target, -MAX_STOPS, MAX_STOPS);
  const reached = luma(gain);
  if (reached < FLOOR) return solve(luma, FLOOR, Math.log2(gain), MAX_STOPS_TO_BOUNDS);
  return reached > CEILING ? solve(luma, CEILING, -MAX_STOPS_TO_BOUNDS, Math.log2(gain)) : gain;
}

/** Display values of the darkest and the brightest hundredth, and how much of the way to black and white they go. */
const DARKEST = 0.01;
const BRIGHTEST = 0.99;
const MOST_BLACK = 0.13;
const LEAST_WHITE = 0.66;

/**
 * The display values that become black and white, so that no gray veil lies over the picture. `finish.levels`
 * is the share of the way.
 */
export function meterLevels(
  layout: GlowLayout,
  finish: Finish,
  gain: number,
  glow: Float32Array,
): { black: number; white: number } {
  const levels = finish.levels ?? 0;
  if (levels === 0) return { black: 0, white: 1 };
  const color = new Float64Array(3);
  const texels = layout.columns * layout.rows;
  const stride = Math.max(1, Math.floor(texels / 6000));
  const values: number[] = [];
  for (let texel = 0; texel < texels; texel += stride) {
    for (let channel = 0; channel < 3; channel++) color[channel] = glow[texel * 3 + channel]! * gain;
    toneMap(color, finish.curve);
    values.push(luminance([encodeFast(color[0]!), encodeFast(color[1]!), encodeFast(color[2]!)]));
  }
  values.sort((a, b) => a - b);
  const dark = Math.min(MOST_BLACK, values[Math.floor(values.length * DARKEST)]!);
  const bright = Math.max(LEAST_WHITE, values[Math.floor(values.length * BRIGHTEST)]!);
  return { black: dark * levels, white: 1 - (1 - Math.min(1, bright)) * levels };
}

/** Bisects for the gain, between two limits in stops, at which an increasing measure meets the target. */
function solve(measure: (gain: number) => number, target: number, lowest: number, highest: number): number {
  let low = lowest;
  let high = highest;
  for (let round = 0; round < 11; round++) {
    const middle = (low + high) / 2;
    if (measure(2 ** middle) < target) low = middle;
    else high = middle;
  }
  return 2 ** ((low + high) / 2);
}

/** Blur radius of each layer as a fraction of the map's longer side. */
const SPREADS = [0.006, 0.022, 0.075] as const;
export const GLOW_LAYERS = SPREADS.length;

/** Blurs the parts brighter than the threshold into one layer: three box blurs, nearly a Gaussian. */
export function blurLayer(
  layer: number,
  layout: GlowLayout,
  finish: Finish,
  gain: number,
  glow: Float32Array,
): void {
  const { columns, rows } = layout;
  const size = columns * rows * 3;
  const target = glow.subarray(size * (layer + 1), size * (layer + 2));
  for (let at = 0; at < size; at += 3) {
    const peak = Math.max(glow[at]!, glow[at + 1]!, glow[at + 2]!) * gain;
    const keep = peak > finish.bloomThreshold ? ((peak - finish.bloomThreshold) / peak) * gain : 0;
    for (let channel = 0; channel < 3; channel++) target[at + channel] = glow[at + channel]! * keep;
  }
  const radius = Math.max(1, Math.round(SPREADS[layer]! * Math.max(columns, rows)));
  const spare = new Float32Array(size);
  for (let pass = 0; pass < 3; pass++) {
    boxBlur(target, spare, columns, 3, rows, columns * 3, radius);
    boxBlur(spare, target, rows, columns * 3, columns, 3, radius);
  }
}

function boxBlur(
  from: Float32Array,
  to: Float32Array,
  length: number,
  step: number,
  lines: number,
  lineStep: number,
  radius: number,
): void {
  const inverse = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const start = line * lineStep + channel;
      const end = start + length * step;
      const first = from[start]!;
      const last = from[start + (length - 1) * step]!;
      let sum = 0;
      for (let index = -radius; index <= radius; index++)
        sum += index <= 0 ? first : index < length ? from[start + index * step]! : last;
      let ahead = start + (radius + 1) * step;
      let behind = start - radius * step;
      for (let at = start; at < end; at += step) {
        to[at] = sum * inverse;
        sum += (ahead < end ? from[ahead]! : last) - (behind > start ? from[behind]! : first);
        ahead += step;
        behind += step;
      }
    }
  }
}
