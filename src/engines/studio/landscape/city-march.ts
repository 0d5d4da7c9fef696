import type { Noise } from '../math/value-noise.ts';
import { CITY_DEPTH, createCityGrid, PLOT, STREET } from './city.ts';
import type { Land } from './landscape-scene.ts';
import { treeHeight } from './quay-trees.ts';

/**
 * Called along one ray of sight for each stretch [from, to) of even height, near to far; returns whether
 * anything behind it could still be seen.
 */
export type Stretch = (from: number, to: number, height: number) => boolean;

/** Walks through the streets along x = slope * z, exact to the edge of each wall. */
export function createCityWalk(land: Land, noise: Noise) {
  const { plotAt, cosine, sine } = createCityGrid(land, noise);
  const edges = new Float64Array(64);
  const starts = new Float64Array(24);
  const ends = new Float64Array(24);
  const tops = new Float64Array(24);

  /** Stretches within one plot, entered at `from` and left at `to`. */
  const crossPlot = (
    column: number,
    row: number,
    alongU: number,
    alongV: number,
    from: number,
    to: number,
    stretch: Stretch,
  ) => {
    let count = 0;
    let marks = 0;
    for (const { left, right, front, back, top } of plotAt(column, row)) {
      const enter = Math.max(from, within(left, right, alongU, false), within(front, back, alongV, false));
      const leave = Math.min(to, within(left, right, alongU, true), within(front, back, alongV, true));
      if (enter >= leave) continue;
      starts[count] = enter;
      ends[count] = leave;
      tops[count++] = top;
      edges[marks++] = enter;
      edges[marks++] = leave;
    }
    if (count === 0) return stretch(from, to, STREET);
    edges[marks++] = to;
    const sorted = edges.subarray(0, marks).sort();
    let last = from;
    for (let index = 0; index < marks; index++) {
      const next = sorted[index]!;
      if (next <= last) continue;
      const middle = (last + next) / 2;
      let height = STREET;
      for (let box = 0; box < count; box++)
        if (middle > starts[box]! && middle < ends[box]! && tops[box]! > height) height = tops[box]!;
      if (!stretch(last, next, height)) return false;
      last = next;
    }
    return true;
  };

  return (slopeX: number, stretch: Stretch): void => {
    const alongU = slopeX * cosine - sine;
    const alongV = cosine + slopeX * sine;
    const shore = land.nearDistance;
    const trees = shore + 6;
    const treeTop = STREET + treeHeight(slopeX * trees, noise);
    if (!stretch(shore, trees, STREET) || !stretch(trees, trees + 4, treeTop)) return;
    let z = trees + 4;
    let column = Math.floor((alongU * z) / PLOT);
    let row = Math.floor((alongV * z) / PLOT);
    const right = alongU > 0 ? 1 : 0;
    const far = alongV > 0 ? 1 : 0;
    while (z < shore + CITY_DEPTH) {
      const toSide = alongU === 0 ? Number.POSITIVE_INFINITY : ((column + right) * PLOT) / alongU;
      const toFar = alongV === 0 ? Number.POSITIVE_INFINITY : ((row + far) * PLOT) / alongV;
      const next = Math.max(z, Math.min(toSide, toFar));
      if (!crossPlot(column, row, alongU, alongV, z, next, stretch)) return;
      if (toSide < toFar) column += alongU > 0 ? 1 : -1;
      else row += alongV > 0 ? 1 : -1;
      z = next;
    }
    stretch(z, 11_000, STREET);
  };
}

/** Where a ray through the origin enters or leaves the slab between two lines. */
function within(low: number, high: number, along: number, leaves: boolean): number {
  if (along === 0)
    return low < 0 === high > 0 ? (leaves ? Infinity : -Infinity) : leaves ? -Infinity : Infinity;
  return along > 0 === leaves ? high / along : low / along;
}
