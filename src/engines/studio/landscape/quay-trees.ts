import type { Noise } from '../math/value-noise.ts';

const SPACING = 9;

/** Height above the promenade of the row of trees along it; 0 between two of them. */
export function treeHeight(x: number, noise: Noise): number {
  let top = 0;
  for (const step of [0, 1]) {
    const cell = Math.floor(x / SPACING - 0.5) + step;
    const size = noise.cell(cell + 19, 55);
    if (size < 0.3) continue;
    const away = (x - (cell + 0.5 + 0.3 * (size - 0.65)) * SPACING) / (2.6 + 3 * size);
    const round = 1 - away * away;
    if (round > 0)
      top = Math.max(top, Math.sqrt(round) * (4 + 6 * size) + 1.4 * (noise.fractal(x * 1.3, 3.5, 3) - 0.5));
  }
  return Math.max(0, top);
}
