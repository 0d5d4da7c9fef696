import { boxMean, type Plane, type Workspace } from './plane.ts';

/** Variance of color, 0 to 1, of a square that contains an edge with a chance of one half. */
const PLAIN = 3e-4;

/**
 * Moves a coarse alpha to the edges of a picture: in each small square, alpha becomes the linear function of color that fits
 * the coarse alpha best (He, Sun and Tang, "Guided Image Filtering", 2013, with color as guide).
 * @param color red, green and blue, 0 to 1, planes of the alpha's size
 * @param radius of the squares, in pixels
 * @param evenness variance of color, 0 to 1, below which a square counts as a single color
 */
export function guideAlpha(
  alpha: Plane,
  color: readonly [Float32Array, Float32Array, Float32Array],
  radius: number,
  evenness: number,
  space: Workspace,
): Float32Array {
  const { width, height } = alpha;
  const length = width * height;
  const scratch = space.take(length);
  const product = space.take(length);
  const mean = (data: Float32Array) => {
    const result = space.take(length);
    boxMean({ data, width, height }, radius, result, scratch);
    return result;
  };
  const meanOfProduct = (one: Float32Array, other: Float32Array) => {
    for (let at = 0; at < length; at++) product[at] = one[at]! * other[at]!;
    return mean(product);
  };
  const [red, green, blue] = color;
  const [meanR, meanG, meanB, meanA] = [mean(red), mean(green), mean(blue), mean(alpha.data)];
  const [rr, rg, rb] = [meanOfProduct(red, red), meanOfProduct(red, green), meanOfProduct(red, blue)];
  const [gg, gb, bb] = [meanOfProduct(green, green), meanOfProduct(green, blue), meanOfProduct(blue, blue)];
  const [ra, ga, ba] = [
    meanOfProduct(red, alpha.data),
    meanOfProduct(green, alpha.data),
    meanOfProduct(blue, alpha.data),
  ];
  // The symmetric 3 × 3 covariance is inverted in place; the planes of products then hold the coefficients.
  for (let at = 0; at < length; at++) {
    const [r, g, b, a] = [meanR[at]!, meanG[at]!, meanB[at]!, meanA[at]!];
    const xx = rr[at]! - r * r + evenness;
    const xy = rg[at]! - r * g;
    const xz = rb[at]! - r * b;
    const yy = gg[at]! - g * g + evenness;
    const yz = gb[at]! - g * b;
    const zz = bb[at]! - b * b + evenness;
    const x = ra[at]! - r * a;
    const y = ga[at]! - g * a;
    const z = ba[at]! - b * a;
    // The mean of the product is no longer needed; its plane now holds the weight of the guided value.
    const variance = xx + yy + zz - 3 * evenness;
    rr[at] = variance / (variance + PLAIN);
    const cx = yy * zz - yz * yz;
    const cy = xz * yz - xy * zz;
    const cz = xy * yz - xz * yy;
    const scale = 1 / (xx * cx + xy * cy + xz * cz);
    const slopeR = (cx * x + cy * y + cz * z) * scale;
    const slopeG = (cy * x + (xx * zz - xz * xz) * y + (xy * xz - xx * yz) * z) * scale;
    const slopeB = (cz * x + (xy * xz - xx * yz) * y + (xx * yy - xy * xy) * z) * scale;
    ra[at] = slopeR;
    ga[at] = slopeG;
    ba[at] = slopeB;
    meanA[at] = a - slopeR * r - slopeG * g - slopeB * b;
  }
  const [slopeR, slopeG, slopeB, offset] = [mean(ra), mean(ga), mean(ba), mean(meanA)];
  const guided = product;
  for (let at = 0; at < length; at++) {
    const value = slopeR[at]! * red[at]! + slopeG[at]! * green[at]! + slopeB[at]! * blue[at]! + offset[at]!;
    const coarse = alpha.data[at]!;
    guided[at] = coarse + (Math.min(1, Math.max(0, value)) - coarse) * rr[at]!;
  }
  return guided;
}
