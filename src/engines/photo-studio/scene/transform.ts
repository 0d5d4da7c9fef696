import type { Vec3 } from './vector.ts';

/** Scales, then tilts, then turns, then moves. */
export interface Transform {
  position: Vec3;
  /** Radians about y, counterclockwise from above: a front at +z turns towards +x. */
  turn: number;
  scale: number | Vec3;
  /** Radians about x (forwards), then about z (to the left), before `turn`. */
  tilt?: readonly [x: number, z: number];
}

/** Rows of a 3 × 4 matrix: x' = m[0]x + m[1]y + m[2]z + m[3], and so on. */
export type Matrix = readonly number[];

export const IDENTITY: Transform = { position: [0, 0, 0], turn: 0, scale: 1 };

/** A transform that only moves and turns. */
export function at(position: Vec3, turn = 0, scale: number | Vec3 = 1): Transform {
  return { position, turn, scale };
}

export function matrixOf({ position, turn, scale, tilt = [0, 0] }: Transform): Matrix {
  const [sx, sy, sz] = typeof scale === 'number' ? [scale, scale, scale] : scale;
  const [cosX, sinX] = [Math.cos(tilt[0]), Math.sin(tilt[0])];
  const [cosZ, sinZ] = [Math.cos(tilt[1]), Math.sin(tilt[1])];
  const [cosY, sinY] = [Math.cos(turn), Math.sin(turn)];
  // Columns of turn · tiltZ · tiltX.
  const column = (x: number, y: number, z: number): Vec3 => {
    const [y1, z1] = [y * cosX - z * sinX, y * sinX + z * cosX];
    const [x2, y2] = [x * cosZ - y1 * sinZ, x * sinZ + y1 * cosZ];
    return [x2 * cosY + z1 * sinY, y2, -x2 * sinY + z1 * cosY];
  };
  const [a, b, c] = [column(sx, 0, 0), column(0, sy, 0), column(0, 0, sz)];
  return [
    ...[a[0], b[0], c[0], position[0]],
    ...[a[1], b[1], c[1], position[1]],
    ...[a[2], b[2], c[2], position[2]],
  ];
}

export function applyMatrix(m: Matrix, [x, y, z]: Vec3): Vec3 {
  return [
    m[0]! * x + m[1]! * y + m[2]! * z + m[3]!,
    m[4]! * x + m[5]! * y + m[6]! * z + m[7]!,
    m[8]! * x + m[9]! * y + m[10]! * z + m[11]!,
  ];
}
