import { film, height, width } from './memory';
import { PIXEL } from './film';

// Filters the film by à-trous wavelets steered by variance (the spatial half of SVGF, Schied et al. 2017), with two changes.
// Guides are noisy themselves where the lens blurs or edges cross a pixel: the guides' own variance is subtracted from their
// differences, and the albedo is smoothed where it is noisy before the color is divided by it.
// Guides have 48 bytes a pixel: normal and depth; albedo and share of gloss; variances of depth, albedo and normal.

export const GUIDE: usize = 48;

@inline
function sum3(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + f32x4.extract_lane(v, 2);
}

@inline
function luminanceOf(v: v128): f32 {
  return 0.3 * f32x4.extract_lane(v, 0) + 0.55 * f32x4.extract_lane(v, 1) + 0.15 * f32x4.extract_lane(v, 2);
}

/** e to the -x for x in 0..16, roughly. */
@inline
function falling(x: f32): f32 {
  let t = max<f32>(0, 1.0 - x * 0.0625);
  t *= t;
  t *= t;
  t *= t;
  return t * t;
}

/** Film to guides, for one row. */
export function readGuides(y: i32, guides: usize): void {
  for (let x = 0; x < width; x++) {
    const i = <usize>(y * width + x);
    const p = film + i * PIXEL;
    const g = guides + i * GUIDE;
    const n = max<f32>(1, load<f32>(p, 12));
    const k = f32x4.splat(1.0 / n);
    const albedo = f32x4.mul(v128.load(p, 32), k);
    const guide = f32x4.mul(v128.load(p, 48), k);
    const squares = f32x4.mul(v128.load(p, 64), k);
    const depth = f32x4.extract_lane(guide, 3);
    const rest: f32 = 1.0 / max<f32>(1, n - 1.0);
    v128.store(g, guide);
    v128.store(g, f32x4.replace_lane(albedo, 3, 0), 16);
    const depthVariance = max<f32>(0, f32x4.extract_lane(squares, 0) - depth * depth) * rest;
    const albedoVariance = max<f32>(0, f32x4.extract_lane(squares, 1) - sum3(f32x4.mul(albedo, albedo))) * rest;
    const normalVariance = max<f32>(0, f32x4.extract_lane(squares, 2) - sum3(f32x4.mul(guide, guide))) * rest;
    v128.store(g, f32x4(depthVariance, albedoVariance, normalVariance, 0), 32);
  }
}

/** Smooths guides where they are noisy: differences within their variance do not count. */
export function smoothGuides(y: i32, from: usize, to: usize, step: i32): void {
  for (let x = 0; x < width; x++) {
    const at = <usize>(y * width + x) * GUIDE;
    const n = v128.load(from + at);
    const a = v128.load(from + at, 16);
    const v = v128.load(from + at, 32);
    if (f32x4.extract_lane(v, 1) < 1e-6 && f32x4.extract_lane(v, 2) < 1e-5) {
      v128.store(to + at, n);
      v128.store(to + at, a, 16);
      v128.store(to + at, v, 32);
      continue;
    }
    let normal = f32x4.splat(0);
    let albedo = f32x4.splat(0);
    let variance = f32x4.splat(0);
    let sum: f32 = 0;
    for (let dy = -2; dy <= 2; dy++) {
      const yy = y + dy * step;
      if (yy < 0 || yy >= height) continue;
      for (let dx = -2; dx <= 2; dx++) {
        const xx = x + dx * step;
        if (xx < 0 || xx >= width) continue;
        const other = from + <usize>(yy * width + xx) * GUIDE;
        const qn = v128.load(other);
        const qa = v128.load(other, 16);
        const qv = v128.load(other, 32);
        const da = f32x4.sub(qa, a);
        const dn = f32x4.sub(qn, n);
        const va = f32x4.extract_lane(qv, 1) + f32x4.extract_lane(v, 1);
        const vn = f32x4.extract_lane(qv, 2) + f32x4.extract_lane(v, 2);
        const ea = max<f32>(0, sum3(f32x4.mul(da, da)) - va) / (va + 1e-6);
        const en = max<f32>(0, sum3(f32x4.mul(dn, dn)) - vn) / (vn + 1e-5);
        const weight = falling(min<f32>(15.9, ea + en));
        normal = f32x4.add(normal, f32x4.mul(qn, f32x4.splat(weight)));
        albedo = f32x4.add(albedo, f32x4.mul(qa, f32x4.splat(weight)));
        variance = f32x4.add(variance, f32x4.mul(qv, f32x4.splat(weight * weight)));
        sum += weight;
      }
    }
    const k: f32 = 1.0 / sum;
    v128.store(to + at, f32x4.mul(normal, f32x4.splat(k)));
    v128.store(to + at, f32x4.mul(albedo, f32x4.splat(k)), 16);
    v128.store(to + at, f32x4.mul(variance, f32x4.splat(k * k)), 32);
  }
}

/** Light without the albedo, with its variance as the fourth number. `isGloss` takes the undivided rest instead. */
export function readLight(y: i32, guides: usize, to: usize, isGloss: i32): void {
  for (let x = 0; x < width; x++) {
    const i = <usize>(y * width + x);
    const p = film + i * PIXEL;
    const n = max<f32>(1, load<f32>(p, 12));
    const k = f32x4.splat(1.0 / n);
    let color = f32x4.mul(v128.load(p + (isGloss ? 16 : 0)), k);
    const square = load<f32>(p + (isGloss ? 28 : 44)) / n;
    const mean = luminanceOf(color);
    let variance = max<f32>(0, square - mean * mean) / max<f32>(1, n - 1.0);
    if (!isGloss) {
      const albedo = f32x4.pmax(v128.load(guides + i * GUIDE, 16), f32x4.splat(0.02));
      const l = luminanceOf(albedo);
      color = f32x4.div(color, albedo);
      variance /= l * l;
    }
    v128.store(to + (i << 4), f32x4.replace_lane(color, 3, variance));
  }
}

/** Dims pixels that outshine all their neighbors. */
export function calmFireflies(y: i32, from: usize, to: usize): void {
  for (let x = 0; x < width; x++) {
    const i = <usize>(y * width + x) << 4;
    const color = v128.load(from + i);
    let brightest: f32 = 0;
    let next: f32 = 0;
    let sum: f32 = 0;
    let count: f32 = 0;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const xx = x + dx;
        const yy = y + dy;
        if ((dx == 0 && dy == 0) || xx < 0 || yy < 0 || xx >= width || yy >= height) continue;
        const l = luminanceOf(v128.load(from + (<usize>(yy * width + xx) << 4)));
        sum += l;
        count += 1.0;
        if (l > brightest) {
          next = brightest;
          brightest = l;
        } else if (l > next) next = l;
      }
    const own = luminanceOf(color);
    const most = max<f32>(next, (sum / max<f32>(1, count)) * 1.5);
    const k: f32 = own > most && own > 0 ? most / own : 1.0;
    const variance = f32x4.extract_lane(color, 3) * k * k;
    v128.store(to + i, f32x4.replace_lane(f32x4.mul(color, f32x4.splat(k)), 3, variance));
  }
}

@inline
function kernelWeight(d: i32): f32 {
  return d == 0 ? 0.375 : abs(d) == 1 ? 0.25 : 0.0625;
}

/** One level of the filter for one row. `strength`: how many standard deviations of light still count as noise. */
export function filterLight(y: i32, from: usize, to: usize, guides: usize, step: i32, strength: f32, albedoWeight: f32): void {
  for (let x = 0; x < width; x++) {
    const i = <usize>(y * width + x);
    const center = v128.load(from + (i << 4));
    const own = luminanceOf(center);
    let variance: f32 = 0;
    let total: f32 = 0;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const xx = x + dx;
        const yy = y + dy;
        if (xx < 0 || yy < 0 || xx >= width || yy >= height) continue;
        const k: f32 = (dx == 0 ? 2.0 : 1.0) * (dy == 0 ? 2.0 : 1.0);
        variance += k * load<f32>(from + (<usize>(yy * width + xx) << 4), 12);
        total += k;
      }
    variance /= total;
    const g = guides + i * GUIDE;
    const gn = v128.load(g);
    const ga = v128.load(g, 16);
    const gv = v128.load(g, 32);
    const depth = f32x4.extract_lane(gn, 3);
    const perLight: f32 = 1.0 / (strength * sqrt<f32>(max<f32>(variance, 1e-12)) + 0.004 * own + 1e-5);
    // The slope of depth, so that floors seen at a grazing angle stay one surface.
    const xl = <usize>(y * width + max<i32>(0, x - 1)) * GUIDE;
    const xr = <usize>(y * width + min<i32>(width - 1, x + 1)) * GUIDE;
    const yu = <usize>(max<i32>(0, y - 1) * width + x) * GUIDE;
    const yd = <usize>(min<i32>(height - 1, y + 1) * width + x) * GUIDE;
    const slopeX = min<f32>(abs(load<f32>(guides + xr, 12) - depth), abs(load<f32>(guides + xl, 12) - depth));
    const slopeY = min<f32>(abs(load<f32>(guides + yd, 12) - depth), abs(load<f32>(guides + yu, 12) - depth));
    let sum = f32x4.splat(0);
    let sumVariance: f32 = 0;
    let weights: f32 = 0;
    for (let dy = -2; dy <= 2; dy++) {
      const yy = y + dy * step;
      if (yy < 0 || yy >= height) continue;
      const ky = kernelWeight(dy);
      for (let dx = -2; dx <= 2; dx++) {
        const xx = x + dx * step;
        if (xx < 0 || xx >= width) continue;
        const j = <usize>(yy * width + xx);
        const color = v128.load(from + (j << 4));
        const other = guides + j * GUIDE;
        const dn = f32x4.sub(v128.load(other), gn);
        const da = f32x4.sub(v128.load(other, 16), ga);
        const noise = f32x4.mul(f32x4.add(v128.load(other, 32), gv), f32x4.splat(2.0));
        const light = abs(luminanceOf(color) - own) * perLight;
        const normal = max<f32>(0, sum3(f32x4.mul(dn, dn)) - f32x4.extract_lane(noise, 2));
        const albedo = max<f32>(0, sum3(f32x4.mul(da, da)) - f32x4.extract_lane(noise, 1));
        const far = f32x4.extract_lane(dn, 3);
        const away =
          sqrt<f32>(max<f32>(0, far * far - f32x4.extract_lane(noise, 0))) /
          (depth * 0.004 + (slopeX * <f32>abs(dx) + slopeY * <f32>abs(dy)) * <f32>step * 1.5 + 1e-5);
        const weight = kernelWeight(dx) * ky * falling(min<f32>(15.9, light + normal * 24.0 + albedo * albedoWeight + away));
        sum = f32x4.add(sum, f32x4.mul(color, f32x4.splat(weight)));
        sumVariance += weight * weight * f32x4.extract_lane(color, 3);
        weights += weight;
      }
    }
    const k: f32 = 1.0 / weights;
    v128.store(to + (i << 4), f32x4.replace_lane(f32x4.mul(sum, f32x4.splat(k)), 3, sumVariance * k * k));
  }
}

/** Puts light, albedo and gloss together. */
export function joinLight(y: i32, light: usize, gloss: usize, guides: usize, to: usize): void {
  for (let x = 0; x < width; x++) {
    const i = <usize>(y * width + x);
    const albedo = f32x4.pmax(v128.load(guides + i * GUIDE, 16), f32x4.splat(0.02));
    v128.store(
      to + (i << 4),
      f32x4.add(f32x4.mul(v128.load(light + (i << 4)), albedo), v128.load(gloss + (i << 4))),
    );
  }
}

/** The film as it is. */
export function readFilm(y: i32, to: usize): void {
  for (let x = 0; x < width; x++) {
    const i = <usize>(y * width + x);
    const p = film + i * PIXEL;
    const k = f32x4.splat(1.0 / max<f32>(1, load<f32>(p, 12)));
    v128.store(to + (i << 4), f32x4.mul(f32x4.add(v128.load(p), v128.load(p, 16)), k));
  }
}
