/** A step of a picture. Its slices are painted in any order, by any thread, each exactly once. */
export interface Stage {
  slices: number;
  /** Share of the total work, for progress. */
  weight: number;
  paint(slice: number): void | Promise<void>;
}
