import { textures } from './memory';

// A texture's record has 176 bytes: number of levels, whether it repeats, scale of gradients, unused; then address, width and
// height of each level. Levels have four bytes a pixel.
const RECORD: usize = 176;

export let red: f32 = 0;
export let green: f32 = 0;
export let blue: f32 = 0;
export let alpha: f32 = 0;

@inline
function recordOf(texture: i32): usize {
  return textures + <usize>texture * RECORD;
}

/** Texels of the finest level, as the square root of their number. */
@inline
export function texelsAcross(texture: i32): f32 {
  const record = recordOf(texture);
  return sqrt<f32>(<f32>load<i32>(record, 20) * <f32>load<i32>(record, 24));
}

@inline
export function widthOf(texture: i32): f32 {
  return <f32>load<i32>(recordOf(texture), 20);
}

@inline
export function heightOf(texture: i32): f32 {
  return <f32>load<i32>(recordOf(texture), 24);
}

@inline
export function gradientScale(texture: i32): f32 {
  return load<f32>(recordOf(texture), 8);
}

/** Linear color and alpha between four texels of one level; v runs up. */
export function sampleColor(texture: i32, u: f32, v: f32, level: f32): void {
  const texel = sampleBytes(texture, u, v, level, true);
  red = f32x4.extract_lane(texel, 0);
  green = f32x4.extract_lane(texel, 1);
  blue = f32x4.extract_lane(texel, 2);
  alpha = f32x4.extract_lane(texel, 3);
}

/** Gradient (red, green: -1..1), height (blue: 0..1) and mean square of the gradient (alpha: 0..1) of a relief. */
export function sampleRelief(texture: i32, u: f32, v: f32, level: f32): void {
  const texel = sampleBytes(texture, u, v, level, false);
  red = f32x4.extract_lane(texel, 0) * 2.007874 - 1.007874;
  green = f32x4.extract_lane(texel, 1) * 2.007874 - 1.007874;
  blue = f32x4.extract_lane(texel, 2);
  alpha = f32x4.extract_lane(texel, 3);
}

/** Alpha of the nearest texel of the finest level, 0..255. */
export function alphaAt(texture: i32, u: f32, v: f32): i32 {
  const record = recordOf(texture);
  const w = load<i32>(record, 20);
  const h = load<i32>(record, 24);
  const x = min<i32>(<i32>(fraction(u) * <f32>w), w - 1);
  const y = min<i32>(<i32>((1.0 - fraction(v)) * <f32>h), h - 1);
  return load<u8>(<usize>load<u32>(record, 16) + (<usize>(y * w + x) << 2), 3);
}

@inline
function fraction(x: f32): f32 {
  return x - floor(x);
}

function sampleBytes(texture: i32, u: f32, v: f32, level: f32, isColor: bool): v128 {
  const record = recordOf(texture);
  const last = load<i32>(record) - 1;
  const at = <usize>max<i32>(0, min<i32>(last, <i32>floor(level)));
  const entry = record + at * 12;
  const pixels = <usize>load<u32>(entry, 16);
  const w = load<i32>(entry, 20);
  const h = load<i32>(entry, 24);
  const repeats = load<i32>(record, 4) != 0;
  const uu = repeats ? fraction(u) : max<f32>(0.0, min<f32>(0.999999, u));
  const vv = repeats ? fraction(v) : max<f32>(0.0, min<f32>(0.999999, v));
  const x = uu * <f32>w - 0.5;
  const y = (1.0 - vv) * <f32>h - 0.5;
  const fx = floor(x);
  const fy = floor(y);
  const a = x - fx;
  const b = y - fy;
  let x0 = <i32>fx;
  let y0 = <i32>fy;
  let x1 = x0 + 1;
  let y1 = y0 + 1;
  if (repeats) {
    if (x0 < 0) x0 += w;
    if (y0 < 0) y0 += h;
    if (x1 >= w) x1 -= w;
    if (y1 >= h) y1 -= h;
  }
  x0 = max<i32>(0, min<i32>(w - 1, x0));
  y0 = max<i32>(0, min<i32>(h - 1, y0));
  x1 = max<i32>(0, min<i32>(w - 1, x1));
  y1 = max<i32>(0, min<i32>(h - 1, y1));
  const upper = pixels + (<usize>(y0 * w) << 2);
  const lower = pixels + (<usize>(y1 * w) << 2);
  const left = <usize>x0 << 2;
  const right = <usize>x1 << 2;
  const c = 1.0 - a;
  const d = 1.0 - b;
  let sum = f32x4.mul(texelAt(upper + left, isColor), f32x4.splat(c * d));
  sum = f32x4.add(sum, f32x4.mul(texelAt(upper + right, isColor), f32x4.splat(a * d)));
  sum = f32x4.add(sum, f32x4.mul(texelAt(lower + left, isColor), f32x4.splat(c * b)));
  return f32x4.add(sum, f32x4.mul(texelAt(lower + right, isColor), f32x4.splat(a * b)));
}

@inline
function texelAt(address: usize, isColor: bool): v128 {
  const bytes = v128.load32_zero(address);
  const raw = f32x4.mul(
    f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes))),
    f32x4.splat(0.003921569),
  );
  if (!isColor) return raw;
  // sRGB to linear as a cubic, error below 0.002; alpha stays.
  const inner = f32x4.add(f32x4.mul(raw, f32x4.splat(0.30530602)), f32x4.splat(0.6821711));
  const linear = f32x4.mul(raw, f32x4.add(f32x4.mul(raw, inner), f32x4.splat(0.01252288)));
  return f32x4.replace_lane(linear, 3, f32x4.extract_lane(raw, 3));
}

/** Fills the levels after the first, each half as large as the one before. */
export function buildLevels(texture: i32): void {
  const record = recordOf(texture);
  const count = load<i32>(record);
  for (let level = 1; level < count; level++) {
    const from = record + <usize>(level - 1) * 12;
    const to = record + <usize>level * 12;
    const source = <usize>load<u32>(from, 16);
    const sourceWidth = load<i32>(from, 20);
    const sourceHeight = load<i32>(from, 24);
    const target = <usize>load<u32>(to, 16);
    const w = load<i32>(to, 20);
    const h = load<i32>(to, 24);
    for (let y = 0; y < h; y++) {
      const upper = source + (<usize>(min<i32>(y * 2, sourceHeight - 1) * sourceWidth) << 2);
      const lower = source + (<usize>(min<i32>(y * 2 + 1, sourceHeight - 1) * sourceWidth) << 2);
      for (let x = 0; x < w; x++) {
        const left = <usize>min<i32>(x * 2, sourceWidth - 1) << 2;
        const right = <usize>min<i32>(x * 2 + 1, sourceWidth - 1) << 2;
        const out = target + (<usize>(y * w + x) << 2);
        for (let channel: usize = 0; channel < 4; channel++) {
          const sum =
            <u32>load<u8>(upper + left + channel) +
            <u32>load<u8>(upper + right + channel) +
            <u32>load<u8>(lower + left + channel) +
            <u32>load<u8>(lower + right + channel);
          store<u8>(out + channel, (sum + 2) >> 2);
        }
      }
    }
  }
}
