// Owen-scrambled Sobol points by hashing (Burley, "Practical Hash-based Owen Scrambling", 2020), in padded pairs: each pair of
// dimensions is its own scrambled and shuffled (0, 2)-sequence. Points depend only on the pixel and the sample's number, so
// a picture is the same whatever thread draws it.

export let first: f32 = 0;
export let second: f32 = 0;

let pixelSeed: u32 = 0;
let reversedIndex: u32 = 0;
let dimension: u32 = 0;

const TO_UNIT: f32 = 2.3283064e-10;
const BELOW_ONE: f32 = 0.99999994;

export function startSample(pixel: u32, sample: u32): void {
  pixelSeed = hash(pixel * 0x9e3779b1 + 0x85ebca6b);
  reversedIndex = reverse(sample);
  dimension = 0;
}

/** Draws the next pair into `first` and `second`, both in 0..1. */
export function draw(): void {
  const seed = hash(pixelSeed + dimension * 0x68bc21eb);
  dimension++;
  const index = reverse(scramble(reversedIndex, seed));
  const x = reverse(scramble(index, hash(seed ^ 0xa511e9b3)));
  // The second Sobol dimension's matrix is Pascal's triangle modulo two: five shifts instead of a product.
  let v = index;
  v ^= (v >>> 16) & 0x0000ffff;
  v ^= (v >>> 8) & 0x00ff00ff;
  v ^= (v >>> 4) & 0x0f0f0f0f;
  v ^= (v >>> 2) & 0x33333333;
  v ^= (v >>> 1) & 0x55555555;
  const y = reverse(scramble(v, hash(seed ^ 0x63d83595)));
  first = min<f32>(<f32>x * TO_UNIT, BELOW_ONE);
  second = min<f32>(<f32>y * TO_UNIT, BELOW_ONE);
}

/** One number for choices that need no stratification. */
@inline
export function drawOne(): f32 {
  const seed = hash(pixelSeed + dimension * 0x68bc21eb + reversedIndex * 0x02e5be93);
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
