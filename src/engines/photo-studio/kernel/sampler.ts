// Owen-scrambled Sobol points by hashing (Burley, "Practical Hash-based Owen Scrambling", 2020), in padded pairs: each pair of
// dimensions is its own scrambled and shuffled (0, 2)-sequence. Four samples of all pixels, in Morton order, make one wave that
// shares a sequence (Ahmed and Wonka, "Screen-space Blue-noise Diffusion of Monte Carlo Sampling Error", 2020): errors of
// neighbors cancel, so that filtered walls are not mottled. Points depend only on the pixel and the sample's number, so a
// picture is the same whatever thread draws it.

export let first: f32 = 0;
export let second: f32 = 0;

let waveSeed: u32 = 0;
let reversedIndex: u32 = 0;
let dimension: u32 = 0;

/** The host takes whole waves of 1 << WAVE_BITS samples, its `WAVE`; in part of one, errors are as of white noise. */
const WAVE_BITS: u32 = 2;
const TO_UNIT: f32 = 2.3283064e-10;
const BELOW_ONE: f32 = 0.99999994;

export function startSample(x: u32, y: u32, sample: u32): void {
  waveSeed = hash((sample >>> WAVE_BITS) * 0x9e3779b1 + 0x85ebca6b);
  const place = (spreadBits(y) << 1) | spreadBits(x);
  reversedIndex = reverse((place << WAVE_BITS) | (sample & ((1 << WAVE_BITS) - 1)));
  dimension = 0;
}

/** Leaves a zero bit before each of the lower 14 bits. */
@inline
function spreadBits(value: u32): u32 {
  let x = value & 0x3fff;
  x = (x | (x << 8)) & 0x00ff00ff;
  x = (x | (x << 4)) & 0x0f0f0f0f;
  x = (x | (x << 2)) & 0x33333333;
  return (x | (x << 1)) & 0x55555555;
}

/** Draws the next pair into `first` and `second`, both in 0..1. */
export function draw(): void {
  const seed = hash(waveSeed + dimension * 0x68bc21eb);
  dimension++;
  const index = reverse(scramble(reversedIndex, seed));
  // The second Sobol dimension's matrix is Pascal's triangle modulo two: five shifts instead of a product.
  let v = index;
  v ^= (v >>> 16) & 0x0000ffff;
  v ^= (v >>> 8) & 0x00ff00ff;
  v ^= (v >>> 4) & 0x0f0f0f0f;
  v ^= (v >>> 2) & 0x33333333;
  v ^= (v >>> 1) & 0x55555555;
  // Both dimensions at once: scramble, then reverse the bits.
  const own = (seed ^ 0xa511e9b3) * 0x7feb352d;
  const other = (seed ^ 0x63d83595) * 0x846ca68b;
  let x = i32x4.replace_lane(i32x4.splat(<i32>index), 1, <i32>v);
  x = i32x4.add(x, i32x4.replace_lane(i32x4.splat(<i32>(own ^ (own >>> 15))), 1, <i32>(other ^ (other >>> 15))));
  x = v128.xor(x, i32x4.mul(x, i32x4.splat(0x6c50b47c)));
  x = v128.xor(x, i32x4.mul(x, i32x4.splat(<i32>0xb82f1e52)));
  x = v128.xor(x, i32x4.mul(x, i32x4.splat(<i32>0xc7afe638)));
  x = v128.xor(x, i32x4.mul(x, i32x4.splat(<i32>0x8d22f6e6)));
  x = swapBits(x, 1, 0x55555555);
  x = swapBits(x, 2, 0x33333333);
  x = swapBits(x, 4, 0x0f0f0f0f);
  x = i8x16.shuffle(x, x, 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12);
  const unit = f32x4.pmin(f32x4.mul(f32x4.convert_i32x4_u(x), f32x4.splat(TO_UNIT)), f32x4.splat(BELOW_ONE));
  first = f32x4.extract_lane(unit, 0);
  second = f32x4.extract_lane(unit, 1);
}

@inline
function swapBits(x: v128, shift: i32, mask: i32): v128 {
  const m = i32x4.splat(mask);
  return v128.or(v128.and(i32x4.shr_u(x, shift), m), i32x4.shl(v128.and(x, m), shift));
}

/** One number for choices that need no stratification. */
@inline
export function drawOne(): f32 {
  const seed = hash(waveSeed + dimension * 0x68bc21eb + reversedIndex * 0x02e5be93);
  dimension++;
  return min<f32>(<f32>seed * TO_UNIT, BELOW_ONE);
}

@inline
export function hash(value: u32): u32 {
  let x = value;
  x ^= x >>> 16;
  x *= 0x7feb352d;
  x ^= x >>> 15;
  x *= 0x846ca68b;
  x ^= x >>> 16;
  return x;
}

@inline
function reverse(value: u32): u32 {
  let x = value;
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return (x >>> 16) | (x << 16);
}

/** Laine and Karras's permutation with the constants of Vegdahl: Owen scrambling of a reversed number. */
@inline
function scramble(value: u32, seed: u32): u32 {
  let x = value + seed;
  x ^= x * 0x6c50b47c;
  x ^= x * 0xb82f1e52;
  x ^= x * 0xc7afe638;
  x ^= x * 0x8d22f6e6;
  return x;
}
