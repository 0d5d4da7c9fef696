/** A point or direction: x to the right, y up, z away from the viewer; one unit is about a decimeter. */
export type Vector = readonly [x: number, y: number, z: number];
/** A rotation matrix by rows: maps world coordinates to body coordinates. */
export type Turn = readonly [Vector, Vector, Vector];

export const NO_TURN: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function length(a: readonly number[]): number {
  return Math.sqrt(a.reduce((sum, value) => sum + value * value, 0));
}

export function distance(a: Vector, b: Vector): number {
  return length(subtract(a, b));
}

export function normalize(a: Vector): Vector {
  return scale(a, 1 / Math.sqrt(dot(a, a)));
}

/** Rotation of a body about an axis, in radians. */
export function turnAbout(axis: 'x' | 'y' | 'z', angle: number): Turn {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  if (axis === 'x')
    return [
      [1, 0, 0],
      [0, c, s],
      [0, -s, c],
    ];
  if (axis === 'y')
    return [
      [c, 0, -s],
      [0, 1, 0],
      [s, 0, c],
    ];
  return [
    [c, s, 0],
    [-s, c, 0],
    [0, 0, 1],
  ];
}

/** Combines rotations in order, each about the world's axes. */
export function combine(...turns: Turn[]): Turn {
  return turns.reduce((done, next) => {
    const column = (axis: 0 | 1 | 2): Vector => [next[0][axis], next[1][axis], next[2][axis]];
    const [x, y, z] = [column(0), column(1), column(2)];
    const row = (from: Vector): Vector => [dot(from, x), dot(from, y), dot(from, z)];
    return [row(done[0]), row(done[1]), row(done[2])];
  });
}

/** Maps a direction from body to world coordinates. */
export function unturn(turn: Turn, a: Vector): Vector {
  const along = (axis: number) => turn[0][axis]! * a[0] + turn[1][axis]! * a[1] + turn[2][axis]! * a[2];
  return [along(0), along(1), along(2)];
}

/** A unit vector by degrees: azimuth 0 towards the viewer, positive to the right; elevation up. */
export function direction(azimuth: number, elevation: number): Vector {
  const a = (azimuth * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  return [Math.sin(a) * Math.cos(e), Math.sin(e), -Math.cos(a) * Math.cos(e)];
}
