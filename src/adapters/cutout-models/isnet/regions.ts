import type { Plane } from './plane.ts';

/** Cells below this value count as clear. */
export const FAINT = 0.1;

export interface Region {
  /** Positions in the mask. */
  cells: Int32Array;
  /** How many of the cells are clear. */
  clear: number;
  most: number;
  /** Sum of the values. */
  weight: number;
  touchesRim: boolean;
}

/** Connected regions (4-neighborhood) of cells with values in [`from`, `to`). */
export function findRegions({ data, width, height }: Plane, from: number, to: number): Region[] {
  const regions: Region[] = [];
  const isFree = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) isFree[at] = data[at]! >= from && data[at]! < to ? 1 : 0;
  // The visited list is also the queue.
  const list = new Int32Array(data.length);
  for (let start = 0; start < data.length; start++) {
    if (isFree[start] === 0) continue;
    const region: Region = { cells: list, clear: 0, most: 0, weight: 0, touchesRim: false };
    let end = 0;
    const take = (at: number) => {
      if (isFree[at] === 0) return;
      isFree[at] = 0;
      list[end++] = at;
    };
    take(start);
    for (let next = 0; next < end; next++) {
      const at = list[next]!;
      const x = at % width;
      const value = data[at]!;
      region.weight += value;
      if (value < FAINT) region.clear++;
      region.most = Math.max(region.most, value);
      region.touchesRim ||= x === 0 || x === width - 1 || at < width || at >= width * (height - 1);
      if (x > 0) take(at - 1);
      if (x < width - 1) take(at + 1);
      if (at >= width) take(at - width);
      if (at < width * (height - 1)) take(at + width);
    }
    region.cells = list.slice(0, end);
    regions.push(region);
  }
  return regions;
}

/** The four neighbors of each cell, those in the region itself included. */
export function* neighborsOf(
  cells: Int32Array,
  { width, height }: { width: number; height: number },
): Generator<number> {
  for (const at of cells) {
    const x = at % width;
    if (x > 0) yield at - 1;
    if (x < width - 1) yield at + 1;
    if (at >= width) yield at - width;
    if (at < width * (height - 1)) yield at + width;
  }
}
