/** A step of a picture: its slices may be painted in any order, by any thread, each exactly once. */
export interface Stage {
  slices: number;
  /** Share of the picture's whole work, for progress. */
  weight: number;
  paint(slice: number): void | Promise<void>;
}
