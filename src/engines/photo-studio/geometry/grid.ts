import { cross, normalize, type Vec3 } from '../scene/vector.ts';
import type { Shape } from './shape.ts';

export interface GridPoint {
  position: Vec3;
  normal?: Vec3;
  uv?: readonly [number, number];
}

/**
 * A sheet of columns × rows cells over (u, v) in 0..1. Normals that `pointAt` leaves out are computed from its neighbors;
 * they point to the side from which u runs to the right and v up.
 */
export function grid(columns: number, rows: number, pointAt: (u: number, v: number) => GridPoint): Shape {
  const count = (columns + 1) * (rows + 1);
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const uvs = new Float32Array(count * 2);
  const indices = new Uint32Array(columns * rows * 6);
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const vertex = row * (columns + 1) + column;
      const [u, v] = [column / columns, row / rows];
      const point = pointAt(u, v);
      positions.set(point.position, vertex * 3);
      normals.set(point.normal ?? slopeAt(pointAt, u, v), vertex * 3);
      uvs.set(point.uv ?? [u, v], vertex * 2);
    }
  let index = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const a = row * (columns + 1) + column;
      const c = a + columns + 1;
      indices.set([a, a + 1, c + 1, a, c + 1, c], index);
      index += 6;
    }
  return { positions, normals, uvs, indices };
}

function slopeAt(pointAt: (u: number, v: number) => GridPoint, u: number, v: number): Vec3 {
  const step = 1e-3;
  const difference = (a: GridPoint, b: GridPoint): Vec3 => [
    a.position[0] - b.position[0],
    a.position[1] - b.position[1],
    a.position[2] - b.position[2],
  ];
  const alongU = difference(pointAt(Math.min(1, u + step), v), pointAt(Math.max(0, u - step), v));
  const alongV = difference(pointAt(u, Math.min(1, v + step)), pointAt(u, Math.max(0, v - step)));
  return normalize(cross(alongU, alongV));
}
