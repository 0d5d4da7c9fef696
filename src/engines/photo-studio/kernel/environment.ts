import {
  environment,
  environmentColumns,
  environmentHeight,
  environmentRows,
  environmentWidth,
  floatAt,
} from './memory';
import { PI, TWO_PI, arcCosine, cosine, sine, turnOf } from './math';

// An equirectangular table: radiance and, fourth, the density of sampling per solid angle.

export let skyRed: f32 = 0;
export let skyGreen: f32 = 0;
export let skyBlue: f32 = 0;
export let skyDensity: f32 = 0;
export let skyX: f32 = 0;
export let skyY: f32 = 0;
export let skyZ: f32 = 0;

/** Column and row of a direction, in 0..1; the middle column lies towards -z. */
@inline
function columnOf(x: f32, z: f32): f32 {
  const u = turnOf(x, -z) + 0.5 + floatAt(53);
  return u - floor(u);
}

/** Radiance between four texels, for what is seen. */
export function seeSky(x: f32, y: f32, z: f32): void {
  const u = columnOf(x, z) * <f32>environmentWidth - 0.5;
  const v = arcCosine(y) / PI * <f32>environmentHeight - 0.5;
  const fu = floor(u);
  const fv = floor(v);
  const a = u - fu;
  const b = v - fv;
  const x0 = fu < 0 ? environmentWidth - 1 : <i32>fu;
  const x1 = x0 + 1 == environmentWidth ? 0 : x0 + 1;
  const y0 = max<i32>(0, <i32>fv);
  const y1 = min<i32>(environmentHeight - 1, <i32>fv + 1);
  const upper = f32x4.add(
    f32x4.mul(v128.load(texelAt(x0, y0)), f32x4.splat(1.0 - a)),
    f32x4.mul(v128.load(texelAt(x1, y0)), f32x4.splat(a)),
  );
  const lower = f32x4.add(
    f32x4.mul(v128.load(texelAt(x0, y1)), f32x4.splat(1.0 - a)),
    f32x4.mul(v128.load(texelAt(x1, y1)), f32x4.splat(a)),
  );
  take(f32x4.add(f32x4.mul(upper, f32x4.splat(1.0 - b)), f32x4.mul(lower, f32x4.splat(b))));
}

/** Radiance and density of the texel, exactly as sampling has it. */
export function hitSky(x: f32, y: f32, z: f32): void {
  const column = min<i32>(<i32>(columnOf(x, z) * <f32>environmentWidth), environmentWidth - 1);
  const row = min<i32>(<i32>(arcCosine(y) / PI * <f32>environmentHeight), environmentHeight - 1);
  take(v128.load(texelAt(column, row)));
}

export function sampleSky(a: f32, b: f32): void {
  const row = search(environmentRows, environmentHeight, a);
  const columns = environmentColumns + (<usize>(row * environmentWidth) << 2);
  const column = search(columns, environmentWidth, b);
  const v = (<f32>row + within(environmentRows, row, a)) / <f32>environmentHeight;
  const u = (<f32>column + within(columns, column, b)) / <f32>environmentWidth - 0.5 - floatAt(53);
  const polar = v * PI;
  const turn = u * TWO_PI;
  const s = sine(polar);
  skyX = s * sine(turn);
  skyY = cosine(polar);
  skyZ = -s * cosine(turn);
  take(v128.load(texelAt(column, row)));
}

@inline
function texelAt(x: i32, y: i32): usize {
  return environment + (<usize>(y * environmentWidth + x) << 4);
}

@inline
function take(texel: v128): void {
  skyRed = f32x4.extract_lane(texel, 0);
  skyGreen = f32x4.extract_lane(texel, 1);
  skyBlue = f32x4.extract_lane(texel, 2);
  skyDensity = f32x4.extract_lane(texel, 3);
}

/** First entry of a cumulative table above x. */
function search(table: usize, count: i32, x: f32): i32 {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (load<f32>(table + (<usize>middle << 2)) <= x) low = middle + 1;
    else high = middle;
  }
  return low;
}

@inline
function within(table: usize, index: i32, x: f32): f32 {
  const before: f32 = index > 0 ? load<f32>(table + (<usize>(index - 1) << 2)) : 0;
  const after = load<f32>(table + (<usize>index << 2));
  return min<f32>(1.0, max<f32>(0.0, (x - before) / max<f32>(after - before, 1e-12)));
}
