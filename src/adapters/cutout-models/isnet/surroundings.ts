import sharp from 'sharp';
import { boxMean, type Plane } from './plane.ts';
import type { Picture } from './read-picture.ts';

/** Coarse colors of foreground and background around each place: planes of red, green and blue, 0 to 1. */
export interface Surroundings {
  foreground: readonly [Plane, Plane, Plane];
  background: readonly [Plane, Plane, Plane];
}

const LONG_SIDE_PX = 128;
/** From near to far: the nearest radius with sure pixels counts most. */
const RADII = [1, 3, 9, 27];
/** Weight of each radius, relative to the one before. */
const FARTHER = 0.02;
const MIN_WEIGHT = 1e-6;

/**
 * Finds the surroundings in a small copy of the picture.
 * @param alpha of the foreground, stretched over the picture
 */
export async function findSurroundings(
  { rgba, width, height, backdrop }: Picture,
  alpha: Plane,
): Promise<Surroundings> {
  const scale = Math.min(1, LONG_SIDE_PX / Math.max(width, height));
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const small = await sharp(rgba, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .flatten({ background: { r: backdrop, g: backdrop, b: backdrop } })
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
  const share = await shrink(alpha, size);
  const colors = [0, 1, 2].map((channel) =>
    Float32Array.from({ length: share.length }, (_, at) => small[at * 3 + channel]! / 255),
  );
  // Only pixels that surely show one layer count for its color.
  const inside = share.map((value) => Math.max(0, value - 0.9) * 10);
  const outside = share.map((value) => Math.max(0, 0.1 - value) * 10);
  const spread = (weights: Float32Array) => spreadColors(colors, weights, size) as [Plane, Plane, Plane];
  return { foreground: spread(inside), background: spread(outside) };
}

async function shrink(alpha: Plane, size: { width: number; height: number }): Promise<Float32Array> {
  const bytes = new Uint8Array(alpha.data.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Math.round(alpha.data[at]! * 255);
  const small = await sharp(bytes, { raw: { width: alpha.width, height: alpha.height, channels: 1 } })
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return Float32Array.from(small, (value) => value / 255);
}

/** The weighted mean color around each place, from farther away if there is little weight nearby. */
function spreadColors(
  colors: readonly Float32Array[],
  weights: Float32Array,
  { width, height }: { width: number; height: number },
): Plane[] {
  const length = width * height;
  const scratch = new Float32Array(length);
  const blurred = new Float32Array(length);
  const totals = new Float32Array(length).fill(MIN_WEIGHT);
  const sums = colors.map((color) => color.map((value) => value * MIN_WEIGHT));
  RADII.forEach((radius, step) => {
    const factor = FARTHER ** step;
    boxMean({ data: weights, width, height }, radius, blurred, scratch);
    for (let at = 0; at < length; at++) totals[at]! += blurred[at]! * factor;
    colors.forEach((color, channel) => {
      const weighted = color.map((value, at) => value * weights[at]!);
      boxMean({ data: weighted, width, height }, radius, blurred, scratch);
      const sum = sums[channel]!;
      for (let at = 0; at < length; at++) sum[at]! += blurred[at]! * factor;
    });
  });
  return sums.map((sum) => ({ data: sum.map((value, at) => value / totals[at]!), width, height }));
}
