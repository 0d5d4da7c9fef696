import type { Mesh } from '../../../scene/mesh.ts';
import { IDENTITY } from '../../../scene/transform.ts';
import { type HeightField, heightField } from '../../heights.ts';

/** Meters. Furniture that touches shares no cell's center. */
const CELL = 0.05;

/** The space that a mesh occupies: for each cell of the floor, from its lowest to its highest surface. */
export interface Columns {
  low: HeightField;
  high: HeightField;
}

const known = new WeakMap<Mesh, Columns>();

/** The same mesh gives the same object. */
export function columnsOf(mesh: Mesh): Columns {
  const old = known.get(mesh);
  if (old) return old;
  const columns = {
    low: heightField(mesh, IDENTITY, CELL, 'bottom'),
    high: heightField(mesh, IDENTITY, CELL, 'top'),
  };
  known.set(mesh, columns);
  return columns;
}

/** Index of the cell below a point in the mesh's coordinates; -1 where there is none. */
export function cellAt({ low }: Columns, x: number, z: number): number {
  const column = Math.floor(x / CELL) - low.left;
  const row = Math.floor(z / CELL) - low.back;
  if (column < 0 || row < 0 || column >= low.columns || row >= low.rows) return -1;
  const cell = row * low.columns + column;
  return Number.isNaN(low.values[cell]!) ? -1 : cell;
}

/** Calls `visit` with the center of each occupied cell; stops when it returns true. */
export function someCell(
  { low, high }: Columns,
  visit: (x: number, z: number, low: number, high: number) => boolean,
): boolean {
  for (let row = 0; row < low.rows; row++)
    for (let column = 0; column < low.columns; column++) {
      const bottom = low.values[row * low.columns + column]!;
      if (Number.isNaN(bottom)) continue;
      const [x, z] = [(low.left + column + 0.5) * CELL, (low.back + row + 0.5) * CELL];
      if (visit(x, z, bottom, high.values[row * low.columns + column]!)) return true;
    }
  return false;
}
