import { mix } from './math.ts';

/** A number in [0, 1) for each lattice point. */
export function hash3(x: i32, y: i32, z: i32): f32 {
  let n: u32 = (<u32>x * 1597334677) ^ (<u32>y * 3812015801) ^ (<u32>z * 2798796415);
  n = n * (n ^ (n >> 15));
  n ^= n >> 13;
  n *= 2654435761;
  return <f32>(n >> 8) * 5.9604645e-8;
}

/** Value noise on the plane, in [0, 1], features one unit wide. */
export function noise2(x: f32, y: f32): f32 {
  const fx: f32 = floor<f32>(x);
  const fy: f32 = floor<f32>(y);
  const i: i32 = <i32>fx;
  const j: i32 = <i32>fy;
  const u: f32 = ease(x - fx);
  const v: f32 = ease(y - fy);
  return mix(
    mix(hash3(i, j, 0), hash3(i + 1, j, 0), u),
    mix(hash3(i, j + 1, 0), hash3(i + 1, j + 1, 0), u),
    v,
  );
}

/** Value noise in space, in [0, 1]. */
export function noise3(x: f32, y: f32, z: f32): f32 {
  const fx: f32 = floor<f32>(x);
  const fy: f32 = floor<f32>(y);
  const fz: f32 = floor<f32>(z);
  const i: i32 = <i32>fx;
  const j: i32 = <i32>fy;
  const k: i32 = <i32>fz;
  const u: f32 = ease(x - fx);
  const v: f32 = ease(y - fy);
  const near: f32 = mix(
    mix(hash3(i, j, k), hash3(i + 1, j, k), u),
    mix(hash3(i, j + 1, k), hash3(i + 1, j + 1, k), u),
    v,
  );
  const far: f32 = mix(
    mix(hash3(i, j, k + 1), hash3(i + 1, j, k + 1), u),
    mix(hash3(i, j + 1, k + 1), hash3(i + 1, j + 1, k + 1), u),
    v,
  );
  return mix(near, far, ease(z - fz));
}

/** Octaves of `noise3`, each half as strong: in [0, 1), around 0.5. */
export function fractal3(x: f32, y: f32, z: f32, octaves: i32): f32 {
  let sum: f32 = 0.0;
  let amplitude: f32 = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    sum += amplitude * noise3(x, y, z);
    amplitude *= 0.5;
    const turned: f32 = (0.8 * x - 0.6 * z) * 2.03 + 17.3;
    z = (0.6 * x + 0.8 * z) * 2.03 + 5.7;
    x = turned;
    y = y * 2.03 + 3.1;
  }
  return sum;
}

function ease(t: f32): f32 {
  return t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
}
