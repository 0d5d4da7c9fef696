import { grid } from '../geometry/grid.ts';
import { mergeShapes, meshOf, type Shape } from '../geometry/shape.ts';
import type { Mesh } from '../scene/mesh.ts';
import type { CutOut } from './cut-out.ts';
import { columnAt, SOLID_ALPHA } from './feet.ts';

/** Cells along the longer side; at most one a pixel, since a cell without pixels would count as solid. */
const CELLS = 120;
/** How soon it is as thick as it gets, from the outline. */
const FULLNESS = 1.1;
/** Part of the picture's own light that stays, whatever the light of the set. */
const OWN_LIGHT = 0.3;

export interface BodySize {
  /** Of the picture, and from the front to the back where it is thickest; meters. */
  width: number;
  height: number;
  thickness: number;
  /** Heights of the lower edge in columns from left to right, meters. */
  footHeights: Float32Array;
}

/**
 * A solid body within a cut-out's outline: flat in front, where it has the picture's colors, and thicker with the distance to the
 * outline, so that it throws shadows and is mirrored as something solid would be.
 */
export function moldBody(cutOut: CutOut, { width, height, thickness, footHeights }: BodySize): Mesh {
  const scale = Math.min(1, CELLS / Math.max(cutOut.width, cutOut.height));
  const columns = Math.max(2, Math.round(cutOut.width * scale));
  const rows = Math.max(2, Math.round(cutOut.height * scale));
  const solid = solidCells(cutOut, columns, rows);
  const insides = distancesToOutline(solid, columns, rows);
  const cell = width / columns;
  const footAt = (u: number) => footHeights[columnAt(footHeights, u)]!;
  const depthAt = (u: number, v: number) => {
    const inside = insides[Math.round(v * rows) * (columns + 1) + Math.round(u * columns)]!;
    return Math.min(thickness, Math.sqrt(inside * cell * thickness) * FULLNESS);
  };
  const sheet = (depth: (u: number, v: number) => number) => {
    const whole = grid(columns, rows, (u, v) => {
      const y = v * height;
      const foot = footAt(u);
      // The lowest solid cells end a little above the foot.
      const isLow = y > foot && y - foot < cell * 1.5;
      return {
        position: [(u - 0.5) * width, isLow ? foot : y, thickness / 2 - depth(u, v)],
        normal: [0, 0, 1],
      };
    });
    return {
      ...whole,
      indices: whole.indices.filter((_, i) => solid[Math.floor(i / 6)] === 1),
    } satisfies Shape;
  };
  const material = {
    color: [0.85, 0.85, 0.85] as const,
    texture: { width: cutOut.width, height: cutOut.height, rgba: cutOut.rgba, repeat: false },
    roughness: 0.9,
    metallic: 0,
    specular: 0.01,
    emission: [OWN_LIGHT, OWN_LIGHT, OWN_LIGHT] as const,
  };
  return meshOf([[mergeShapes([sheet(() => 0), sheet(depthAt)]), material]]);
}

/** 1 for cells without a clear pixel; rows from the bottom, as those of the grid. */
function solidCells({ width, height, rgba }: CutOut, columns: number, rows: number): Uint8Array {
  const solid = new Uint8Array(columns * rows).fill(1);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (rgba[(y * width + x) * 4 + 3]! > SOLID_ALPHA) continue;
      const row = rows - 1 - Math.floor((y * rows) / height);
      solid[row * columns + Math.floor((x * columns) / width)] = 0;
    }
  return solid;
}

/** Cells from each corner of the grid to the outline; the lower edge is none, since there the body stands on the floor. */
function distancesToOutline(solid: Uint8Array, columns: number, rows: number): Float32Array {
  const isSolid = (column: number, row: number) =>
    column >= 0 && column < columns && row < rows && solid[Math.max(0, row) * columns + column] === 1;
  const wide = columns + 1;
  const far = new Float32Array(wide * (rows + 1));
  for (let at = 0; at < far.length; at++) {
    const [column, row] = [at % wide, Math.floor(at / wide)];
    const isInside = [-1, 0].every((x) => [-1, 0].every((y) => isSolid(column + x, row + y)));
    far[at] = isInside ? Infinity : 0;
  }
  const shorten = (at: number, sign: -1 | 1) => {
    const [column, row] = [at % wide, Math.floor(at / wide)];
    for (const [x, y] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const [nearColumn, nearRow] = [column + x * sign, row + y * sign];
      if (nearColumn < 0 || nearRow < 0 || nearColumn > columns || nearRow > rows) continue;
      far[at] = Math.min(far[at]!, far[nearRow * wide + nearColumn]! + Math.hypot(x, y));
    }
  };
  for (let at = 0; at < far.length; at++) shorten(at, -1);
  for (let at = far.length - 1; at >= 0; at--) shorten(at, 1);
  return far;
}
