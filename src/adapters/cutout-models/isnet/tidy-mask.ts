import type { Plane } from './plane.ts';
import { FAINT, findRegions } from './regions.ts';

/** Cells below the first value count as clear, above the second as solid. */
const [HAZE, SOLID] = [0.02, 0.98];
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
