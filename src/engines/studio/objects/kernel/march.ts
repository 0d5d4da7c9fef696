import { bodyDistance, distance, freeWay, nearestBody, nearestPart, waiting } from './field.ts';
import { enters, gatherPoint, gatherRay, leaves, listFor } from './gather.ts';
import { groundDistance } from './ground.ts';
import { clampTo, length3 } from './math.ts';
import { AO_REACH, at, header, KEY, KEY_HARDNESS } from './memory.ts';

const STEPS: i32 = 140;
/** Distance that counts as a hit, relative to the distance from the eye: below half a pixel. */
const TOUCH: f32 = 0.0003;
/** A limit for measuring bodies at any distance. */
const ANY: f32 = 1e9;

/** The body and the part that the last ray hit. */
export let hitBody: usize = 0;
export let hitPart: usize = 0;
/** Distance along the ray to the first body, or -1; `depth` chooses the list of bodies to work with. */
export function trace(
  depth: i32,
  ox: f32,
  oy: f32,
  oz: f32,
  dx: f32,
  dy: f32,
  dz: f32,
  farthest: f32,
  without: usize,
): f32 {
  const list: usize = listFor(depth);
  const count: i32 = gatherRay(list, ox, oy, oz, dx, dy, dz, 0.0, without, false);
  if (count == 0) return -1.0;
  let t: f32 = enters;
  const end: f32 = min<f32>(leaves, farthest);
  let d: f32 = 1.0;
  for (let step = 0; step < STEPS && t < end; step++) {
    d = freeWay(list, count, t, ANY);
    if (d < TOUCH * t + 0.00015) return met(t);
    t += min<f32>(d * 0.94, waiting);
  }
  // A ray that grazes a surface may run out of steps on it.
  return t < end && d < 0.004 * t ? met(t) : -1.0;
}

function met(t: f32): f32 {
  hitBody = nearestBody;
  hitPart = nearestPart;
  return t;
}

/** Distance through the inside of a body from a point on it. */
export function traceInside(body: usize, ox: f32, oy: f32, oz: f32, dx: f32, dy: f32, dz: f32): f32 {
  let t: f32 = 0.02;
  for (let step = 0; step < 60; step++) {
    const d: f32 = -bodyDistance(body, ox + dx * t, oy + dy * t, oz + dz * t, ANY);
    if (d < 0.0006) break;
    t += d * 0.95;
  }
  return t;
}

export let normalX: f32 = 0.0;
export let normalY: f32 = 0.0;
export let normalZ: f32 = 0.0;

/** The surface normal of a body, from four samples at the corners of a tetrahedron. */
export function findNormal(body: usize, x: f32, y: f32, z: f32, e: f32): void {
  const a: f32 = bodyDistance(body, x + e, y - e, z - e, ANY);
  const b: f32 = bodyDistance(body, x - e, y - e, z + e, ANY);
  const c: f32 = bodyDistance(body, x - e, y + e, z - e, ANY);
  const d: f32 = bodyDistance(body, x + e, y + e, z + e, ANY);
  const nx: f32 = a - b - c + d;
  const ny: f32 = c + d - a - b;
  const nz: f32 = b + d - a - c;
  const scale: f32 = 1.0 / max<f32>(length3(nx, ny, nz), 1e-12);
  normalX = nx * scale;
  normalY = ny * scale;
  normalZ = nz * scale;
}

/**
 * Share of the key light that reaches a point, 0..1, with a penumbra that widens with the distance to the
 * shadow's caster.
 */
export function keyLight(depth: i32, x: f32, y: f32, z: f32): f32 {
  const lx: f32 = at(header, KEY);
  const ly: f32 = at(header, KEY + 1);
  const lz: f32 = at(header, KEY + 2);
  const hardness: f32 = at(header, KEY_HARDNESS);
  const list: usize = listFor(depth);
  const count: i32 = gatherRay(list, x, y, z, lx, ly, lz, 1.0 / hardness, 0, true);
  if (count == 0) return 1.0;
  let open: f32 = 1.0;
  let t: f32 = max<f32>(0.02, enters);
  const end: f32 = leaves;
  for (let step = 0; step < 48 && t < end; step++) {
    const d: f32 = freeWay(list, count, t, (max<f32>(open, 0.0) * t) / hardness);
    open = min<f32>(open, (hardness * d) / t);
    if (open < -0.98) break;
    // Bounds include the penumbra, so that a short step into one misses nothing.
    const least: f32 = 0.02 + t * 0.016;
    t += min<f32>(clampTo(d * 0.85, least, d > 1e8 ? 1e9 : 0.5), max<f32>(waiting, least));
  }
  open = max<f32>(open, -1.0);
  return 0.25 * (1.0 + open) * (1.0 + open) * (2.0 - open);
}

/** Ambient occlusion of a point, 0..1 (open), from six samples along the normal. */
export function openness(depth: i32, x: f32, y: f32, z: f32, nx: f32, ny: f32, nz: f32, onGround: bool): f32 {
  const reach: f32 = at(header, AO_REACH);
  if (reach <= 0.0) return 1.0;
  const list: usize = listFor(depth);
  const count: i32 = gatherPoint(list, x, y, z, reach);
  if (onGround && count == 0) return 1.0;
  let closed: f32 = 0.0;
  let weight: f32 = 1.0;
  for (let i = 0; i < 6; i++) {
    const h: f32 = reach * (0.015 + 0.16 * <f32>i);
    const sx: f32 = x + nx * h;
    const sy: f32 = y + ny * h;
    const sz: f32 = z + nz * h;
    let d: f32 = distance(list, count, sx, sy, sz, h);
    if (!onGround) d = min<f32>(d, groundDistance(sy, sz));
    closed += (max<f32>(h - d, 0.0) * weight) / reach;
    weight *= 0.72;
  }
  return clampTo(1.0 - 0.72 * closed, 0.0, 1.0);
}
