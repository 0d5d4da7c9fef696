import type { Look } from './backdrop.ts';
import type { Color } from './near-colors.ts';
import { findRegions, neighborsOf } from './regions.ts';

/** How many neighbors in the backdrop a pixel of an enclosed area has on average, at most. */
const MOST_CONTACTS = 0.05;

/** Adds what the model left out and the backdrop does not reach to the foreground, such as the stripes of a deck chair. */
export function fillEnclosed({ width, height, found, tidy, open }: Look): void {
  const data = found.map((value, at) => (value < 0.5 && !open[at] ? 1 : 0));
  for (const { cells } of findRegions({ data, width, height }, 0.5, 2)) {
    let contacts = 0;
    for (const at of neighborsOf(cells, { width, height })) contacts += open[at]!;
    if (contacts < MOST_CONTACTS * cells.length) for (const at of cells) found[at] = tidy[at] = 1;
  }
}

/** A shadow lies between these parts of the backdrop's light, and its colors differ by less than the last. */
const [DARKEST, BRIGHTEST, HUE] = [0.3, 1.15, 0.08];
/** Added to colors before they are divided, since dark ones are noisy. */
const DARK = 0.03;

/** Adds what is mostly surrounded by foreground and has a color that no shadow gives the backdrop to the foreground. */
export function addMissingParts({ width, height, color, found, tidy, open }: Look, behind: Color): void {
  const data = found.map((value, at) => {
    if (open[at] || value >= 0.5) return 0;
    const [red, green, blue] = color.map(
      (values, channel) => (values[at]! + DARK) / (behind[channel]![at]! + DARK),
    ) as [number, number, number];
    const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
    return most < DARKEST || least > BRIGHTEST || most - least > HUE ? 1 : 0;
  });
  for (const { cells } of findRegions({ data, width, height }, 0.5, 2)) {
    let [within, outside] = [0, 0];
    for (const at of neighborsOf(cells, { width, height })) {
      if (found[at]! >= 0.5) within++;
      else if (!data[at]) outside++;
    }
    if (within >= outside) for (const at of cells) found[at] = tidy[at] = 1;
  }
}
