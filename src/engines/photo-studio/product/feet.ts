import type { CutOut } from './cut-out.ts';

/** How high in the picture a foot may be, and how steep the edge beside it. */
const HIGHEST = 0.25;
const STEEPEST = 1;
const COLUMNS = 120;
const SEEN = 127;

/** Where a cut-out touches the floor, in columns from left to right. */
export interface Feet {
  /** The lower edge as a part of the picture's height; between feet it goes straight from one to the next. */
  heights: Float32Array;
  /** How much of a foot a column is, 0..1. */
  strengths: Float32Array;
}

/** Rear feet of what was photographed from above are higher in the picture. */
export function feetOf({ width, height, rgba }: CutOut): Feet {
  const columns = Math.min(COLUMNS, width);
  const starts = Array.from({ length: columns }, (_, column) => {
    const x = Math.floor(((column + 0.5) * width) / columns);
    for (let up = 0; up < height * HIGHEST; up++)
      if (rgba[((height - 1 - up) * width + x) * 4 + 3]! > SEEN) return up;
    return undefined;
  });
  const feet = starts.flatMap((start, column) => {
    const near = [starts[column - 1], starts[column + 1]].filter((one) => one !== undefined);
    const isLevel =
      start !== undefined && near.some((one) => Math.abs(one - start) <= (width / columns) * STEEPEST);
    return isLevel ? [{ column, start }] : [];
  });
  const heights = Float32Array.from({ length: columns }, (_, column) => {
    const before = feet.findLast((foot) => foot.column <= column) ?? feet[0];
    const after = feet.find((foot) => foot.column >= column) ?? before;
    if (!before || !after) return 0;
    const part = after === before ? 0 : (column - before.column) / (after.column - before.column);
    return (before.start + (after.start - before.start) * part) / height;
  });
  const isFoot = new Set(feet.map(({ column }) => column));
  const strengths = heights.map((_, column) => {
    const near = [-2, -1, 0, 1, 2].filter((step) => isFoot.has(column + step));
    return near.length / 5;
  });
  return { heights, strengths };
}
