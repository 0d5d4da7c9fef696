import type { CutOut } from './cut-out.ts';

/** Feet are in this lowest part of the picture. */
const HIGHEST_FOOT = 0.25;
/** Rise over run of a lower edge that still stands on something. */
const STEEPEST_FOOT = 1;
const COLUMNS = 120;
/** Pixels with more alpha are parts of the product. */
export const SOLID_ALPHA = 127;

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
    for (let up = 0; up < height * HIGHEST_FOOT; up++)
      if (rgba[((height - 1 - up) * width + x) * 4 + 3]! > SOLID_ALPHA) return up;
    return undefined;
  });
  const feet = starts.flatMap((start, column) => {
    const near = [starts[column - 1], starts[column + 1]].filter((one) => one !== undefined);
    const isLevel =
      start !== undefined && near.some((one) => Math.abs(one - start) <= (width / columns) * STEEPEST_FOOT);
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

/** @param across 0..1 from the left */
export function columnAt(columns: { readonly length: number }, across: number): number {
  return Math.min(columns.length - 1, Math.max(0, Math.floor(across * columns.length)));
}
