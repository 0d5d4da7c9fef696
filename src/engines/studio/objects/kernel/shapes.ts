import { angleOf, clampTo, length2, length3, mix } from './math.ts';
import { at, points } from './memory.ts';

/**
 * Signed distances in a part's own coordinates, y up: negative inside, in scene units. Most are exact
 * (after Inigo Quilez, iquilezles.org/articles/distfunctions); the others never overshoot.
 */
export const SPHERE: i32 = 0;
export const BOX: i32 = 1;
export const CYLINDER: i32 = 2;
export const TORUS: i32 = 3;
export const CAPSULE: i32 = 4;
export const ELLIPSOID: i32 = 5;
export const LATHE: i32 = 6;
export const PRISM: i32 = 7;
export const PATH: i32 = 8;
export const GEAR: i32 = 9;
export const HELIX: i32 = 10;
export const OCTAHEDRON: i32 = 11;
export const LEAF: i32 = 12;
export const ARCH: i32 = 13;

/** `a`..`e` are the part's sizes; `round` softens its edges inwards. */
export function shapeDistance(
  kind: i32,
  x: f32,
  y: f32,
  z: f32,
  a: f32,
  b: f32,
  c: f32,
  d: f32,
  e: f32,
  round: f32,
): f32 {
  switch (kind) {
    case SPHERE:
      return length3(x, y, z) - a;
    case BOX:
      return boxDistance(x, y, z, a, b, c, round);
    case CYLINDER:
      return slab(length2(x, z) - a, abs<f32>(y) - b, round);
    case TORUS:
      return length2(length2(x, z) - a, y) - b;
    case CAPSULE:
      return capsuleDistance(x, y, z, a, b, c, d, e);
    case ELLIPSOID:
      return ellipsoidDistance(x, y, z, a, b, c);
    case LATHE:
      return polygonDistance(length2(x, z), y, <i32>a, <i32>b, false) - round;
    case PRISM:
      return slab(polygonDistance(d > 0.5 ? abs<f32>(x) : x, y, <i32>a, <i32>b, d > 0.5), abs<f32>(z) - c, round);
    case PATH:
      return pathDistance(x, y, z, <i32>a, <i32>b);
    case GEAR:
      return gearDistance(x, y, z, a, b, c, d, round);
    case HELIX:
      return helixDistance(x, y, z, a, b, c, d, e);
    case OCTAHEDRON:
      return (abs<f32>(x) + abs<f32>(y) + abs<f32>(z) - a + round * 1.7320508) * 0.57735027 - round;
    case ARCH:
      return slab(archDistance(x, y, a, b), abs<f32>(z) - c, round);
    default:
      return leafDistance(x, y, z, a, b, c, d);
  }
}

export function boxDistance(x: f32, y: f32, z: f32, a: f32, b: f32, c: f32, round: f32): f32 {
  const dx: f32 = abs<f32>(x) - a + round;
  const dy: f32 = abs<f32>(y) - b + round;
  const dz: f32 = abs<f32>(z) - c + round;
  const inside: f32 = min<f32>(max<f32>(dx, max<f32>(dy, dz)), 0.0);
  return inside + length3(max<f32>(dx, 0.0), max<f32>(dy, 0.0), max<f32>(dz, 0.0)) - round;
}

/** Two distances at right angles to each other, intersected with a rounded edge. */
function slab(across: f32, along: f32, round: f32): f32 {
  const dx: f32 = across + round;
  const dy: f32 = along + round;
  return min<f32>(max<f32>(dx, dy), 0.0) + length2(max<f32>(dx, 0.0), max<f32>(dy, 0.0)) - round;
}

/** From the origin to (a, b, c), radius `from` to `to`. */
function capsuleDistance(x: f32, y: f32, z: f32, a: f32, b: f32, c: f32, from: f32, to: f32): f32 {
  const h: f32 = clampTo((x * a + y * b + z * c) / (a * a + b * b + c * c), 0.0, 1.0);
  return length3(x - a * h, y - b * h, z - c * h) - mix(from, to, h);
}

function ellipsoidDistance(x: f32, y: f32, z: f32, a: f32, b: f32, c: f32): f32 {
  const k: f32 = length3(x / a, y / b, z / c);
  const g: f32 = length3(x / (a * a), y / (b * b), z / (c * c));
  // In the middle the gradient vanishes; the smallest radius is a safe depth.
  if (g < 0.0001) return -min<f32>(a, min<f32>(b, c));
  return (k * (k - 1.0)) / g;
}

/**
 * A closed outline of `count` points of the pool, using two of four floats each. If open, its last and first
 * point lie on the axis, and the line between them is no edge.
 */
function polygonDistance(x: f32, y: f32, first: i32, count: i32, open: bool): f32 {
  let best: f32 = 1e9;
  let sign: f32 = 1.0;
  const base: usize = points + ((<usize>first) << 4);
  let px: f32 = at(base, (<usize>(count - 1)) << 2);
  let py: f32 = at(base, ((<usize>(count - 1)) << 2) + 1);
  for (let i = 0; i < count; i++) {
    const vx: f32 = at(base, (<usize>i) << 2);
    const vy: f32 = at(base, ((<usize>i) << 2) + 1);
    const ex: f32 = px - vx;
    const ey: f32 = py - vy;
    const wx: f32 = x - vx;
    const wy: f32 = y - vy;
    const h: f32 = clampTo((wx * ex + wy * ey) / (ex * ex + ey * ey), 0.0, 1.0);
    const bx: f32 = wx - ex * h;
    const by: f32 = wy - ey * h;
    if (i > 0 || !open) best = min<f32>(best, bx * bx + by * by);
    const above: bool = y >= vy;
    const below: bool = y < py;
    const left: bool = ex * wy > ey * wx;
    if ((above && below && left) || (!above && !below && !left)) sign = -sign;
    px = vx;
    py = vy;
  }
  return sign * sqrt<f32>(best);
}

/** A tube through `count` points of the pool: x, y, z and radius. */
function pathDistance(x: f32, y: f32, z: f32, first: i32, count: i32): f32 {
  let best: f32 = 1e9;
  const base: usize = points + ((<usize>first) << 4);
  for (let i = 0; i + 1 < count; i++) {
    const p: usize = base + ((<usize>i) << 4);
    const px: f32 = at(p, 0);
    const py: f32 = at(p, 1);
    const pz: f32 = at(p, 2);
    const reach: f32 = capsuleDistance(
      x - px,
      y - py,
      z - pz,
      at(p, 4) - px,
      at(p, 5) - py,
      at(p, 6) - pz,
      at(p, 3),
      at(p, 7),
    );
    best = min<f32>(best, reach);
  }
  return best;
}

/** A half disc on legs that stand on y = 0: radius and height of the legs. */
function archDistance(x: f32, y: f32, radius: f32, legs: f32): f32 {
  const side: f32 = abs<f32>(x) - radius;
  return y > legs ? length2(x, y - legs) - radius : max<f32>(side, -y);
}

/** A toothed wheel in the xy plane: middle radius, half thickness, teeth, and their depth. */
function gearDistance(
  x: f32,
  y: f32,
  z: f32,
  radius: f32,
  half: f32,
  teeth: f32,
  depth: f32,
  round: f32,
): f32 {
  const r: f32 = length2(x, y);
  const step: f32 = 6.2831853 / teeth;
  const angle: f32 = angleOf(y, x);
  const off: f32 = abs<f32>(angle - step * floor<f32>(angle / step + 0.5)) * r;
  // A trapezoid tooth: its flank leans inwards with the radius.
  const width: f32 = step * radius * 0.25 - (r - radius) * 0.42;
  const flank: f32 = (off - width) * 0.9;
  const tooth: f32 = max<f32>(flank, r - radius - depth);
  return slab(min<f32>(tooth, r - radius + depth), abs<f32>(z) - half, round) * 0.92;
}

/**
 * A wire of radius `wire` winding about y: radius, rise a turn, half height, and where it starts (radians).
 */
function helixDistance(
  x: f32,
  y: f32,
  z: f32,
  radius: f32,
  rise: f32,
  half: f32,
  wire: f32,
  start: f32,
): f32 {
  const angle: f32 = angleOf(z, x) - start;
  const turn: f32 = angle * 0.15915494 * rise;
  const off: f32 = y - turn - rise * floor<f32>((y - turn) / rise + 0.5);
  const slope: f32 = (rise * 0.15915494) / radius;
  const along: f32 = off / sqrt<f32>(1.0 + slope * slope);
  const tube: f32 = length2(length2(x, z) - radius, along) - wire;
  return max<f32>(tube * 0.8, abs<f32>(y) - half);
}

/** A blade along y from the origin: length, half width, how far it bends towards +z, and thickness. */
function leafDistance(x: f32, y: f32, z: f32, span: f32, wide: f32, bend: f32, thick: f32): f32 {
  const t: f32 = clampTo(y / span, 0.0, 1.0);
  const width: f32 = wide * 2.6 * sqrt<f32>(t + 0.002) * (1.0 - t) * (0.75 + 0.5 * t) + 0.004;
  const fold: f32 = abs<f32>(x) * 0.35;
  const lift: f32 = z - bend * t * t - fold;
  const across: f32 = max<f32>(abs<f32>(x) - width, 0.0);
  const along: f32 = max<f32>(max<f32>(-y, y - span), 0.0);
  return (length3(across, max<f32>(abs<f32>(lift) - thick * (1.0 - 0.6 * t), 0.0), along) - 0.004) * 0.6;
}
