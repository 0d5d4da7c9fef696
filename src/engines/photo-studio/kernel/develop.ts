import { height, width } from './memory';
import { hash } from './sampler';
import { largest, lerp, luminance, saturate } from './math';

// The negative's radiance to display values. The look's block of floats: exposure factor, gains of red, green and blue
// (white balance), saturation, bloom, vignette, grain; then a tone curve of 1,025 values over log2 of radiance from -12 to 8.

const CURVE: usize = 64;

/** Bright light of 4 × 4 pixels, for the bloom, one row. */
export function shrinkGlow(y: i32, picture: usize, glow: usize, look: usize): void {
  const columns = (width + 3) >> 2;
  const gain = load<f32>(look);
  for (let x = 0; x < columns; x++) {
    let sum = f32x4.splat(0);
    for (let dy = 0; dy < 4; dy++)
      for (let dx = 0; dx < 4; dx++) {
        const xx = min<i32>(width - 1, x * 4 + dx);
        const yy = min<i32>(height - 1, y * 4 + dy);
        const color = f32x4.mul(v128.load(picture + (<usize>(yy * width + xx) << 4)), f32x4.splat(gain));
        sum = f32x4.add(sum, f32x4.pmin(f32x4.splat(16.0), f32x4.pmax(f32x4.splat(0), color)));
      }
    v128.store(glow + (<usize>(y * columns + x) << 4), f32x4.mul(sum, f32x4.splat(0.0625)));
  }
}

/** Box blur of the glow along one axis; a few in turn are nearly Gaussian. One row or column. */
export function blurGlow(line: i32, from: usize, to: usize, radius: i32, isVertical: i32): void {
  const columns = (width + 3) >> 2;
  const rows = (height + 3) >> 2;
  const count = isVertical ? rows : columns;
  const stride = isVertical ? <usize>columns << 4 : <usize>16;
  const start = isVertical ? <usize>line << 4 : <usize>(line * columns) << 4;
  const k = f32x4.splat(1.0 / <f32>(radius * 2 + 1));
  let sum = f32x4.splat(0);
  for (let i = -radius; i <= radius; i++)
    sum = f32x4.add(sum, v128.load(from + start + <usize>max<i32>(0, min<i32>(count - 1, i)) * stride));
  for (let i = 0; i < count; i++) {
    v128.store(to + start + <usize>i * stride, f32x4.mul(sum, k));
    sum = f32x4.add(sum, v128.load(from + start + <usize>min<i32>(count - 1, i + radius + 1) * stride));
    sum = f32x4.sub(sum, v128.load(from + start + <usize>max<i32>(0, i - radius) * stride));
  }
}

/** The curve is spaced evenly over exponent plus mantissa, which the bits give exactly. */
@inline
function curveAt(look: usize, x: f32): f32 {
  const bits = reinterpret<i32>(max<f32>(x, 1e-12));
  const mantissa = reinterpret<f32>((bits & 0x007fffff) | 0x3f800000);
  const at = min<f32>(1023.99, max<f32>(0, (<f32>((bits >> 23) - 128) + mantissa + 12.0) * 51.2));
  const i = <i32>at;
  const p = look + CURVE + (<usize>i << 2);
  return lerp(load<f32>(p), load<f32>(p, 4), at - <f32>i);
}

/** One row to red, green and blue bytes. */
export function developRow(y: i32, picture: usize, glow: usize, look: usize, pixels: usize): void {
  const columns = (width + 3) >> 2;
  const rows = (height + 3) >> 2;
  const gain = load<f32>(look);
  const gainRed = load<f32>(look, 4);
  const gainGreen = load<f32>(look, 8);
  const gainBlue = load<f32>(look, 12);
  const saturation = load<f32>(look, 16);
  const bloom = load<f32>(look, 20);
  const vignette = load<f32>(look, 24);
  const grain = load<f32>(look, 28);
  const gy = min<f32>(<f32>rows - 1.001, max<f32>(0, <f32>y * 0.25 - 0.375));
  const iy = <i32>gy;
  const fy = f32x4.splat(gy - <f32>iy);
  const py = ((<f32>y + 0.5) / <f32>height) * 2.0 - 1.0;
  for (let x = 0; x < width; x++) {
    const gx = min<f32>(<f32>columns - 1.001, max<f32>(0, <f32>x * 0.25 - 0.375));
    const ix = <i32>gx;
    const fx = f32x4.splat(gx - <f32>ix);
    const p = glow + (<usize>(iy * columns + ix) << 4);
    const nextColumn: usize = ix + 1 < columns ? 16 : 0;
    const q = p + (iy + 1 < rows ? <usize>columns << 4 : <usize>0);
    const upper = f32x4.add(v128.load(p), f32x4.mul(f32x4.sub(v128.load(p + nextColumn), v128.load(p)), fx));
    const lower = f32x4.add(v128.load(q), f32x4.mul(f32x4.sub(v128.load(q + nextColumn), v128.load(q)), fx));
    const halo = f32x4.add(upper, f32x4.mul(f32x4.sub(lower, upper), fy));
    const color = f32x4.mul(v128.load(picture + (<usize>(y * width + x) << 4)), f32x4.splat(gain));
    // Light moves from the picture to the halo: nothing is added.
    const mixed = f32x4.add(color, f32x4.mul(f32x4.sub(halo, color), f32x4.splat(bloom)));
    const px = ((<f32>x + 0.5) / <f32>width) * 2.0 - 1.0;
    const corner = (px * px + py * py) * 0.5;
    const shade = 1.0 - vignette * corner * corner;
    const r = max<f32>(0, f32x4.extract_lane(mixed, 0)) * gainRed * shade;
    const g = max<f32>(0, f32x4.extract_lane(mixed, 1)) * gainGreen * shade;
    const b = max<f32>(0, f32x4.extract_lane(mixed, 2)) * gainBlue * shade;
    tone(r, g, b, saturation, look);
    const noise = grain > 0 ? (grainAt(y * width + x) - 0.5) * grain * 0.12 : <f32>0;
    const out = pixels + <usize>(y * width + x) * 3;
    store<u8>(out, toByte(toneRed + noise));
    store<u8>(out, toByte(toneGreen + noise), 1);
    store<u8>(out, toByte(toneBlue + noise), 2);
  }
}

let toneRed: f32 = 0;
let toneGreen: f32 = 0;
let toneBlue: f32 = 0;

/**
 * A film curve for each channel turns bright orange to yellow and bleaches red to salmon; the same curve on brightness alone
 * keeps hues but burns neon. This takes hue and most of the color from the latter, and the way to white from the former.
 */
function tone(r: f32, g: f32, b: f32, saturation: f32, look: usize): void {
  const top = max<f32>(1e-9, largest(r, g, b));
  // A norm between the largest channel and the luminance.
  const norm = 0.5 * top + 0.5 * luminance(r, g, b);
  const t = curveAt(look, norm);
  const k = t / norm;
  let red = r * k;
  let green = g * k;
  let blue = b * k;
  const peak = largest(red, green, blue);
  // Display values above one fade to white as on film.
  const over = saturate((peak - 0.7) / 0.9);
  const light = luminance(red, green, blue);
  const pull = over * over * (3.0 - 2.0 * over);
  const s = saturation * (1.0 - 0.85 * pull);
  red = light + (red - light) * s;
  green = light + (green - light) * s;
  blue = light + (blue - light) * s;
  const excess = max<f32>(1.0, largest(red, green, blue));
  toneRed = lerp(red, red / excess, 0.7);
  toneGreen = lerp(green, green / excess, 0.7);
  toneBlue = lerp(blue, blue / excess, 0.7);
}

/** Linear to a byte of sRGB. */
@inline
function toByte(x: f32): u32 {
  const v = saturate(x);
  const s = v <= 0.0031308 ? v * 12.92 : 1.055 * Mathf.pow(v, 0.41666666) - 0.055;
  return <u32>(s * 255.0 + 0.5);
}

@inline
function grainAt(i: i32): f32 {
  const h = hash(<u32>i);
  return (<f32>(h & 0xffff) + <f32>(h >>> 16)) * 7.629395e-6;
}
