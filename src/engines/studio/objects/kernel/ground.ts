import { length2 } from './math.ts';
import { at, GROUND, header } from './memory.ts';

/**
 * Kinds of ground: none, a studio sweep (floor bending up into a wall), a table with a far edge, an endless
 * floor.
 */
const SWEEP: i32 = 1;
const TABLE: i32 = 2;
const FLOOR: i32 = 3;

/** Normal of the ground at the last hit, and its place on the bend, 0 (floor) to 1 (wall). */
export let groundY: f32 = 1.0;
export let groundZ: f32 = 0.0;
export let groundRise: f32 = 0.0;

/** Distance along the ray to the ground, or -1. */
export function groundHit(oy: f32, oz: f32, dy: f32, dz: f32): f32 {
  const kind: i32 = <i32>at(header, GROUND);
  groundY = 1.0;
  groundZ = 0.0;
  groundRise = 0.0;
  const floorAt: f32 = dy < -0.00001 ? -oy / dy : -1.0;
  if (kind == SWEEP) return sweepHit(oy, oz, dy, dz, floorAt);
  if (kind == FLOOR) return floorAt;
  if (kind == TABLE) return oz + dz * floorAt < at(header, GROUND + 4) ? floorAt : -1.0;
  return -1.0;
}

/** Exact, so that the wall's gradient shows no steps: a plane, a quarter of a cylinder and a plane. */
function sweepHit(oy: f32, oz: f32, dy: f32, dz: f32, floorAt: f32): f32 {
  const wall: f32 = at(header, GROUND + 2);
  const bend: f32 = at(header, GROUND + 3);
  if (floorAt > 0.0 && oz + dz * floorAt <= wall - bend) return floorAt;
  if (dz > 0.00001) {
    const wallAt: f32 = (wall - oz) / dz;
    if (wallAt > 0.0 && oy + dy * wallAt >= bend) {
      groundY = 0.0;
      groundZ = -1.0;
      groundRise = 1.0;
      return wallAt;
    }
  }
  const cy: f32 = oy - bend;
  const cz: f32 = oz - (wall - bend);
  const a: f32 = dy * dy + dz * dz;
  const b: f32 = cy * dy + cz * dz;
  const room: f32 = b * b - a * (cy * cy + cz * cz - bend * bend);
  if (room <= 0.0 || a < 0.000001) return -1.0;
  const t: f32 = (sqrt<f32>(room) - b) / a;
  const y: f32 = cy + dy * t;
  const z: f32 = cz + dz * t;
  if (t <= 0.0 || z < -0.001 || y > 0.001) return -1.0;
  groundY = -y / bend;
  groundZ = -z / bend;
  groundRise = Mathf.atan2(z, -y) * 0.63661977;
  return t;
}

/** Distance from a point to the ground, for occlusion. */
export function groundDistance(y: f32, z: f32): f32 {
  const kind: i32 = <i32>at(header, GROUND);
  if (kind == 0) return 1e9;
  if (kind != SWEEP) return y;
  const wall: f32 = at(header, GROUND + 2);
  const bend: f32 = at(header, GROUND + 3);
  if (y < bend && z > wall - bend) return bend - length2(y - bend, z - (wall - bend));
  return min<f32>(y, wall - z);
}
