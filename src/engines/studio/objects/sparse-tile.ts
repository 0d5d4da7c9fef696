import { encodeFast } from '../finish/tone-map.ts';
import { type Kernel, TILE } from './kernel.ts';

/**
 * Greatest difference in display brightness of two samples up to which pixels between them are interpolated.
 */
const EVEN = 0.005;

/** Paints tiles with one sample per pixel; in smooth areas with fewer, interpolating the rest. */
export interface SparseTile {
  /** Radiance of the tile at a pixel, three floats a pixel, until the next call. */
  paint(left: number, top: number): Float32Array;
}

export function createSparseTile(kernel: Kernel): SparseTile {
  const radiance = new Float32Array(TILE * TILE * 3);
  /** Display brightness of the sampled pixels. */
  const shown = new Float32Array(TILE * TILE * 3);

  const sample = (left: number, top: number) => {
    const tile = kernel.paintTile(left, top);
    for (let cell = 0; cell < TILE * TILE; cell++) {
      if (kernel.counts[cell] === 0) continue;
      for (let at = cell * 3; at < cell * 3 + 3; at++) {
        radiance[at] = tile[at]!;
        shown[at] = encodeFast(tile[at]!);
      }
    }
    kernel.counts.fill(0);
  };
  const differ = (a: number, b: number) =>
    Math.abs(shown[a * 3]! - shown[b * 3]!) > EVEN ||
    Math.abs(shown[a * 3 + 1]! - shown[b * 3 + 1]!) > EVEN ||
    Math.abs(shown[a * 3 + 2]! - shown[b * 3 + 2]!) > EVEN;
  const average = (cell: number, a: number, b: number) => {
    for (let channel = 0; channel < 3; channel++)
      radiance[cell * 3 + channel] = (radiance[a * 3 + channel]! + radiance[b * 3 + channel]!) / 2;
  };

  return {
    paint: (left, top) => {
      for (const cell of LATTICE) kernel.counts[cell] = 1;
      for (const [cell] of PROBES) kernel.counts[cell] = 1;
      sample(left, top);
      if (
        LATTICE_PAIRS.every(([a, b]) => !differ(a, b)) &&
        PROBES.every(([cell, near]) => !differ(cell, near))
      ) {
        for (const [cell, a, b] of BETWEEN) average(cell, a, b);
        return radiance;
      }
      for (const cell of CHECKER) kernel.counts[cell] = 1;
      sample(left, top);
      for (const [cell, above, below, before, after] of GAPS)
        if (differ(above, below) || differ(before, after) || differ(above, after)) kernel.counts[cell] = 1;
        else average(cell, before, after);
      sample(left, top);
      return radiance;
    },
  };
}

const cellAt = (x: number, y: number) => y * TILE + x;
const LAST = TILE - 1;
const isKnot = (x: number) => x % 2 === 0 || x === LAST;
const CELLS = Array.from({ length: TILE * TILE }, (_, cell): [x: number, y: number] => [
  cell % TILE,
  Math.floor(cell / TILE),
]);
const only = (has: (x: number, y: number) => boolean) => CELLS.filter(([x, y]) => has(x, y));
const next = (x: number) => Math.min(LAST, x + 2);

/** Every other pixel of every other row, and the last ones. */
const LATTICE = only((x, y) => isKnot(x) && isKnot(y)).map(([x, y]) => cellAt(x, y));
const LATTICE_PAIRS = only((x, y) => isKnot(x) && isKnot(y)).flatMap(([x, y]): [number, number][] => [
  [cellAt(x, y), cellAt(next(x), y)],
  [cellAt(x, y), cellAt(x, next(y))],
]);
/** Two diagonals off the lattice, to detect thin lines; each pixel with a neighbor on the lattice. */
const PROBES = only((x, y) => y % 2 === 1 && y < LAST && (x === y || x === LAST - y)).map(
  ([x, y]): [number, number] => [cellAt(x, y), cellAt(x - (x % 2), y - 1)],
);
/** Each pixel off the lattice with its two neighbors: first in the lattice's rows, then between rows. */
const BETWEEN = [
  ...only((x, y) => !isKnot(x) && isKnot(y)).map(([x, y]) => [
    cellAt(x, y),
    cellAt(x - 1, y),
    cellAt(x + 1, y),
  ]),
  ...only((_, y) => !isKnot(y)).map(([x, y]) => [cellAt(x, y), cellAt(x, y - 1), cellAt(x, y + 1)]),
] as [number, number, number][];
/** Checkerboard refinement: pixels added to the lattice, and the gaps that remain. */
const isGap = (x: number, y: number) => (x + y) % 2 === 1 && x > 0 && y > 0 && x < LAST && y < LAST;
const CHECKER = only((x, y) => !isGap(x, y) && !(isKnot(x) && isKnot(y))).map(([x, y]) => cellAt(x, y));
const GAPS = only(isGap).map(([x, y]): [number, number, number, number, number] => [
  cellAt(x, y),
  cellAt(x, y - 1),
  cellAt(x, y + 1),
  cellAt(x - 1, y),
  cellAt(x + 1, y),
]);
