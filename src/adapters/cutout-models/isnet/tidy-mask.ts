import type { Plane } from './plane.ts';

/** Cells below the first value count as clear, above the second as solid. */
const [HAZE, SOLID] = [0.02, 0.98];
/** Connected cells above this value form one object. */
const FAINT = 0.1;
/** Objects with fewer cells are specks; objects that never reach this alpha are traces of the background. */
const LEAST_SPECK = 60;
const LEAST_PEAK = 0.75;
/**
 * An uncertain region inside an object is filled, rather than cut as a hole, if at most this share of it is clear and its
 * mean is mostly foreground.
 */
const SURE = 0.9;
const MOST_CLEAR = 0.06;
const LEAST_MEAN = 0.5;

/** Removes haze, specks, background traces and uncertain regions inside objects from a mask, 0 to 1, in place. */
export function tidyMask(mask: Plane): void {
  const { data } = mask;
  for (let at = 0; at < data.length; at++) {
    data[at] = Math.min(1, Math.max(0, (data[at]! - HAZE) / (SOLID - HAZE)));
  }
  const things = findRegions(mask, FAINT, 2);
  // The heaviest object stays, however faint: it may be glass.
  const most = Math.max(0, ...things.map(({ weight }) => weight));
  for (const { cells, most: peak, weight } of things) {
    const isLost = cells.length < LEAST_SPECK || peak < LEAST_PEAK;
    if (isLost && weight < most) for (const at of cells) data[at] = 0;
  }
  for (const { cells, clear, weight, touchesRim } of findRegions(mask, 0, SURE)) {
    const isHole = touchesRim || clear > MOST_CLEAR * cells.length || weight < LEAST_MEAN * cells.length;
    if (!isHole) for (const at of cells) data[at] = 1;
  }
}

interface Region {
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
function findRegions({ data, width, height }: Plane, from: number, to: number): Region[] {
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
