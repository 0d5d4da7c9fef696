/** A step of a picture. Its slices are painted in any order, by any thread, each exactly once. */
export interface Stage {
  slices: number;
  /** Share of the total work, for progress. */
  weight: number;
  paint(slice: number): void | Promise<void>;
}

/** A stage of rows or columns, so many in a slice; `paint` takes those in [from, to). */
export function stageOfLines(
  count: number,
  perSlice: number,
  weight: number,
  paint: (from: number, to: number) => void,
): Stage {
  return {
    slices: Math.ceil(count / perSlice),
    weight,
    paint: (slice) => paint(slice * perSlice, Math.min(count, (slice + 1) * perSlice)),
  };
}

/** Linear radiance to paint, three floats a pixel, and working memory. */
export interface Painting {
  width: number;
  height: number;
  radiance: Float32Array;
  work: Float32Array;
}
