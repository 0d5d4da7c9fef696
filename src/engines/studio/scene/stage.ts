/** A step of a picture. Its slices are painted in any order, by any thread, each exactly once. */
export interface Stage {
  slices: number;
  /** Share of the total work, for progress. */
  weight: number;
  /** The lines of the painting that a slice paints; undefined if other pixels depend on them. */
  linesOf?(slice: number): Lines;
  paint(slice: number): void | Promise<void>;
}

/** Rows or columns [from, to). */
export interface Lines {
  axis: 'rows' | 'columns';
  from: number;
  to: number;
}

/** A stage of rows or columns, so many in a slice; `paint` takes those in [from, to), with an axis if no other pixels depend on them. */
export function stageOfLines(
  count: number,
  perSlice: number,
  weight: number,
  paint: (from: number, to: number) => void,
  axis?: Lines['axis'],
): Stage {
  const from = (slice: number) => slice * perSlice;
  const to = (slice: number) => Math.min(count, (slice + 1) * perSlice);
  return {
    slices: Math.ceil(count / perSlice),
    weight,
    ...(axis && { linesOf: (slice: number) => ({ axis, from: from(slice), to: to(slice) }) }),
    paint: (slice) => paint(from(slice), to(slice)),
  };
}

/** Linear radiance to paint, three floats a pixel, and working memory. */
export interface Painting {
  width: number;
  height: number;
  radiance: Float32Array;
  work: Float32Array;
}
