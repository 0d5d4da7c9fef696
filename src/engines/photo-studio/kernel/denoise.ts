import { height, width } from './memory';
import {
  LEVEL,
  NOISE,
  NORMAL,
  at,
  planeBytes,
} from './planes';

// Filters light, steered by variance and guided by normal, depth and albedo: first densely over a small window, comparing means
// of 3 × 3 pixels (as non-local means compare patches), then by à-trous wavelets of growing step (the spatial half of SVGF,
// Schied et al. 2017). Guides are noisy themselves where the lens blurs or edges cross a pixel: twice their own variance is
// subtracted from their differences.

@inline
function luminanceOf(r: v128, g: v128, b: v128): v128 {
  return f32x4.add(
    f32x4.mul(r, f32x4.splat(0.3)),
    f32x4.add(f32x4.mul(g, f32x4.splat(0.55)), f32x4.mul(b, f32x4.splat(0.15))),
  );
}

/**
 * Blurs luminance, for comparing, and its variance. `isDense`: the variance of the blurred value; else the mean variance, since
 * pixels that were filtered before share their errors with their neighbors.
 */
export function levelLight(y: i32, planes: usize, from: i32, isDense: i32): void {
  const next = planeBytes();
  for (let x = 0; x < width; x += 4) {
    let level = f32x4.splat(0);
    let noise = f32x4.splat(0);
    let weights: f32 = 0;
    for (let yy = max<i32>(0, y - 1); yy <= min<i32>(height - 1, y + 1); yy++)
      for (let dx = -1; dx <= 1; dx++) {
        const q = at(planes, from, x + dx, yy);
        const weight: f32 = (dx == 0 ? 2.0 : 1.0) * (yy == y ? 2.0 : 1.0);
        const k = f32x4.splat(weight);
        const l = luminanceOf(v128.load(q), v128.load(q + next), v128.load(q + next * 2));
        const v = v128.load(q + next * 3);
        level = f32x4.add(level, f32x4.mul(l, k));
        noise = f32x4.add(noise, f32x4.mul(v, isDense ? f32x4.mul(k, k) : k));
        weights += weight;
      }
    const out = at(planes, LEVEL, x, y);
    const inv: f32 = 1.0 / weights;
    v128.store(out, f32x4.mul(level, f32x4.splat(inv)));
    v128.store(out + next, f32x4.mul(noise, f32x4.splat(isDense ? inv * inv : inv)));
  }
}

/**
 * Filters one row: the taps dx, dy in -radius..radius times `step`. `strength`: how many standard deviations of light still
 * count as noise.
 */
export function filterLight(
  y: i32,
  planes: usize,
  from: i32,
  to: i32,
  radius: i32,
  step: i32,
  strength: f32,
  albedoWeight: f32,
): void {
  const next = planeBytes();
  const zero = f32x4.splat(0);
  const two = f32x4.splat(2.0);
  const one = f32x4.splat(1.0);
  const half = f32x4.splat(0.5);
  const reach: f32 = 1.0 / <f32>((radius + 1) * (radius + 1));
  for (let x = 0; x < width; x += 4) {
    const own = at(planes, NORMAL, x, y);
    const nx = v128.load(own);
    const ny = v128.load(own + next);
    const nz = v128.load(own + next * 2);
    const depth = v128.load(own + next * 3);
    const ar = v128.load(own + next * 4);
    const ag = v128.load(own + next * 5);
    const ab = v128.load(own + next * 6);
    const depthNoise = v128.load(own + next * 7);
    const albedoNoise = v128.load(own + next * 8);
    const normalNoise = v128.load(own + next * 9);
    const slopeX = f32x4.mul(v128.load(own + next * 10), f32x4.splat(<f32>step * 1.5));
    const slopeY = f32x4.mul(v128.load(own + next * 11), f32x4.splat(<f32>step * 1.5));
    const level = v128.load(at(planes, LEVEL, x, y));
    const noise = v128.load(at(planes, NOISE, x, y));
    const slightly = f32x4.add(f32x4.mul(level, f32x4.splat(0.004)), f32x4.splat(1e-5));
    const nearness = f32x4.add(f32x4.mul(f32x4.abs(depth), f32x4.splat(0.004)), f32x4.splat(1e-5));
    let sumRed = zero;
    let sumGreen = zero;
    let sumBlue = zero;
    let sumNoise = zero;
    let weights = zero;
    for (let dy = -radius; dy <= radius; dy++) {
      const yy = y + dy * step;
      if (yy < 0 || yy >= height) continue;
      const slackY = f32x4.add(nearness, f32x4.mul(slopeY, f32x4.splat(<f32>abs(dy))));
      for (let dx = -radius; dx <= radius; dx++) {
        const xx = x + dx * step;
        const q = at(planes, NORMAL, xx, yy);
        const ex = f32x4.sub(v128.load(q), nx);
        const ey = f32x4.sub(v128.load(q + next), ny);
        const ez = f32x4.sub(v128.load(q + next * 2), nz);
        let difference = f32x4.add(f32x4.mul(ex, ex), f32x4.add(f32x4.mul(ey, ey), f32x4.mul(ez, ez)));
        const normalSlack = f32x4.mul(f32x4.add(v128.load(q + next * 9), normalNoise), two);
        difference = f32x4.mul(f32x4.pmax(zero, f32x4.sub(difference, normalSlack)), f32x4.splat(24.0));
        const er = f32x4.sub(v128.load(q + next * 4), ar);
        const eg = f32x4.sub(v128.load(q + next * 5), ag);
        const eb = f32x4.sub(v128.load(q + next * 6), ab);
        const albedo = f32x4.add(f32x4.mul(er, er), f32x4.add(f32x4.mul(eg, eg), f32x4.mul(eb, eb)));
        const albedoSlack = f32x4.mul(f32x4.add(v128.load(q + next * 8), albedoNoise), two);
        difference = f32x4.add(
          difference,
          f32x4.mul(f32x4.pmax(zero, f32x4.sub(albedo, albedoSlack)), f32x4.splat(albedoWeight)),
        );
        const far = f32x4.sub(v128.load(q + next * 3), depth);
        const depthSlack = f32x4.mul(f32x4.add(v128.load(q + next * 7), depthNoise), two);
        const away = f32x4.sqrt(f32x4.pmax(zero, f32x4.sub(f32x4.mul(far, far), depthSlack)));
        const slack = f32x4.add(slackY, f32x4.mul(slopeX, f32x4.splat(<f32>abs(dx))));
        difference = f32x4.add(difference, f32x4.div(away, slack));
        const other = at(planes, LEVEL, xx, yy);
        const light = f32x4.abs(f32x4.sub(v128.load(other), level));
        // The noise of both: a pixel that missed the rare bright samples takes itself for certain.
        const bothNoise = f32x4.mul(f32x4.add(noise, v128.load(other + next)), half);
        const slackLight = f32x4.mul(f32x4.splat(strength), f32x4.sqrt(f32x4.pmax(bothNoise, f32x4.splat(1e-12))));
        difference = f32x4.add(difference, f32x4.div(light, f32x4.add(slackLight, slightly)));
        // About e to the -difference.
        let weight = f32x4.pmax(zero, f32x4.sub(one, f32x4.mul(difference, f32x4.splat(0.0625))));
        weight = f32x4.mul(weight, weight);
        weight = f32x4.mul(weight, weight);
        weight = f32x4.mul(weight, weight);
        weight = f32x4.mul(weight, weight);
        weight = f32x4.mul(weight, f32x4.splat(1.0 - <f32>(dx * dx + dy * dy) * 0.5 * reach));
        const source = at(planes, from, xx, yy);
        sumRed = f32x4.add(sumRed, f32x4.mul(v128.load(source), weight));
        sumGreen = f32x4.add(sumGreen, f32x4.mul(v128.load(source + next), weight));
        sumBlue = f32x4.add(sumBlue, f32x4.mul(v128.load(source + next * 2), weight));
        sumNoise = f32x4.add(sumNoise, f32x4.mul(v128.load(source + next * 3), f32x4.mul(weight, weight)));
        weights = f32x4.add(weights, weight);
      }
    }
    const k = f32x4.div(one, f32x4.pmax(weights, f32x4.splat(1e-9)));
    const out = at(planes, to, x, y);
    v128.store(out, f32x4.mul(sumRed, k));
    v128.store(out + next, f32x4.mul(sumGreen, k));
    v128.store(out + next * 2, f32x4.mul(sumBlue, k));
    v128.store(out + next * 3, f32x4.mul(sumNoise, f32x4.mul(k, k)));
  }
}
