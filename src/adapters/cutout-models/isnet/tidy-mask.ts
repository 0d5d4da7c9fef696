import type { Plane } from './plane.ts';

/** Below and above this a cell is clear or solid for the model, but for its haze. */
const [HAZE, SOLID] = [0.02, 0.98];
/** What hangs together above this much is one thing. */
const FAINT = 0.1;
/** A thing of fewer cells is a speck; one that nowhere reaches this alpha is a ghost of the background. */
const LEAST_SPECK = 60;
const LEAST_PEAK = 0.75;
/**
 * What lies within a thing and is less than sure is the model's doubt and no hole, if this part of it at most is clear and
 * it is rather foreground on the whole.
 */
const SURE = 0.9;
const MOST_CLEAR = 0.06;
const LEAST_MEAN = 0.5;

/** Takes the model's haze, its specks, its ghosts and its doubts within things out of a mask, 0 to 1, in place. */
export function tidyMask(mask: Plane): void {
  const { data } = mask;
  for (let at = 0; at < data.length; at++) {
    data[at] = Math.min(1, Math.max(0, (data[at]! - HAZE) / (SOLID - HAZE)));
  }
  const things = findRegions(mask, FAINT, 2);
  // The weightiest thing stays, as faint as it may be: it may be of glass.
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

/** The stretches of cells that hang together, side by side, with values from `from` up to below `to`. */
function findRegions({ data, width, height }: Plane, from: number, to: number): Region[] {
  const regions: Region[] = [];
  const isFree = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) isFree[at] = data[at]! >= from && data[at]! < to ? 1 : 0;
  // Whoever is taken stands in the list from then on: it is the queue as well.
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
