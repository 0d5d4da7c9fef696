import type { Mesh } from '../scene/mesh.ts';
import { matrixOf, type Transform } from '../scene/transform.ts';

/** Highest or lowest surface over a lattice of square cells; NaN where there is nothing. */
export interface HeightField {
  /** Meters. */
  cell: number;
  /** Cells from the origin to the first column and row. */
  left: number;
  back: number;
  columns: number;
  rows: number;
  values: Float32Array;
}

/** Surface of a mesh in its place, seen from above (`top`) or from below (`bottom`). */
export function heightField(
  mesh: Mesh,
  transform: Transform,
  cell: number,
  side: 'top' | 'bottom',
): HeightField {
  const points = placedPoints(mesh, transform);
  let [minX, maxX, minZ, maxZ] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 3) {
    minX = Math.min(minX, points[i]!);
    maxX = Math.max(maxX, points[i]!);
    minZ = Math.min(minZ, points[i + 2]!);
    maxZ = Math.max(maxZ, points[i + 2]!);
  }
  const [left, back] = [Math.floor(minX / cell), Math.floor(minZ / cell)];
  const field: HeightField = {
    cell,
    left,
    back,
    columns: Math.floor(maxX / cell) - left + 1,
    rows: Math.floor(maxZ / cell) - back + 1,
    values: new Float32Array(0),
  };
  field.values = new Float32Array(field.columns * field.rows).fill(Number.NaN);
  const sign = side === 'top' ? 1 : -1;
  const { indices } = mesh;
  for (let i = 0; i < indices.length; i += 3)
    rasterize(field, sign, points, indices[i]! * 3, indices[i + 1]! * 3, indices[i + 2]! * 3);
  return field;
}

/**
 * How far the lower surface of a thing must be lifted so that it rests on the surfaces below it, at least on `floor`.
 */
export function liftOnto(bottom: HeightField, tops: readonly HeightField[], floor: number): number {
  let lift = -Infinity;
  for (let row = 0; row < bottom.rows; row++)
    for (let column = 0; column < bottom.columns; column++) {
      const low = bottom.values[row * bottom.columns + column]!;
      if (Number.isNaN(low)) continue;
      let high = floor;
      for (const top of tops) {
        const value = heightAt(top, bottom.left + column, bottom.back + row);
        if (value > high) high = value;
      }
      lift = Math.max(lift, high - low);
    }
  return lift === -Infinity ? 0 : lift;
}

function heightAt(field: HeightField, column: number, row: number): number {
  const [x, z] = [column - field.left, row - field.back];
  if (x < 0 || z < 0 || x >= field.columns || z >= field.rows) return -Infinity;
  const value = field.values[z * field.columns + x]!;
  return Number.isNaN(value) ? -Infinity : value;
}

function rasterize(
  field: HeightField,
  sign: number,
  points: Float32Array,
  a: number,
  b: number,
  c: number,
): void {
  const { cell, left, back, columns, rows, values } = field;
  const [ax, ay, az] = [points[a]! / cell - left, points[a + 1]!, points[a + 2]! / cell - back];
  const [bx, by, bz] = [points[b]! / cell - left, points[b + 1]!, points[b + 2]! / cell - back];
  const [cx, cy, cz] = [points[c]! / cell - left, points[c + 1]!, points[c + 2]! / cell - back];
  const put = (x: number, z: number, y: number) => {
    const i = z * columns + x;
    const old = values[i]!;
    if (!(old * sign >= y * sign)) values[i] = y;
  };
  // Corners first: triangles smaller than a cell may miss every center.
  for (const [x, y, z] of [
    [ax, ay, az],
    [bx, by, bz],
    [cx, cy, cz],
  ] as const)
    put(Math.min(columns - 1, Math.floor(x)), Math.min(rows - 1, Math.floor(z)), y);
  const area = (bx - ax) * (cz - az) - (cx - ax) * (bz - az);
  if (Math.abs(area) < 1e-9) return;
  const z1 = Math.min(rows - 1, Math.floor(Math.max(az, bz, cz)));
  const x1 = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx)));
  for (let z = Math.max(0, Math.floor(Math.min(az, bz, cz))); z <= z1; z++)
    for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= x1; x++) {
      const [px, pz] = [x + 0.5 - ax, z + 0.5 - az];
      const s = (px * (cz - az) - (cx - ax) * pz) / area;
      const t = ((bx - ax) * pz - px * (bz - az)) / area;
      if (s < 0 || t < 0 || s + t > 1) continue;
      put(x, z, ay + s * (by - ay) + t * (cy - ay));
    }
}

/** Positions of a mesh in its place. */
export function placedPoints({ positions }: Pick<Mesh, 'positions'>, transform: Transform): Float32Array {
  const m = matrixOf(transform);
  const placed = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    placed[i] = m[0]! * x + m[1]! * y + m[2]! * z + m[3]!;
    placed[i + 1] = m[4]! * x + m[5]! * y + m[6]! * z + m[7]!;
    placed[i + 2] = m[8]! * x + m[9]! * y + m[10]! * z + m[11]!;
  }
  return placed;
}
