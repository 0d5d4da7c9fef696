import { smoothstep } from '../math/interpolate.ts';
import { createLazyMap } from './lazy-map.ts';
import type { PlacedCard } from './place-on-card.ts';
import type { Placing } from './reference-scene.ts';

/** Widths of the outline as parts of the subject's shorter side. */
const REACH = 0.045;
const INNER_REACH = REACH * 1.6;
/** Cells of the map along the width of the outline. */
const CELLS = 3;
/** The mapped part of the card: left and right of its foot in its widths, below and above it in its heights. */
const BESIDE = 0.68;
const BELOW = 0.1;
const ABOVE = 1.15;

/** How much of the subject's outline faces left, right and up at a point of its card, 0..1 each: written to `out`. */
export function createOutlineMap(
  placed: PlacedCard,
  { width, height }: Pick<Placing, 'width' | 'height'>,
): (a: number, b: number, out: Float64Array) => void {
  const reach = Math.min(width, height) * REACH;
  const inner = Math.min(width, height) * INNER_REACH;
  const cell = reach / CELLS;
  const left = -BESIDE * width;
  const bottom = -BELOW * height;
  const read = createLazyMap(
    {
      columns: Math.ceil((-2 * left) / cell) + 2,
      rows: Math.ceil((ABOVE * height - bottom) / cell) + 2,
      fields: 3,
    },
    (column, row, out) => {
      const a = left + column * cell;
      const b = bottom + row * cell;
      out.fill(0);
      const outline =
        (1 - smoothstep(0.55, 0.97, placed.alpha(a, b, inner))) * smoothstep(0.02, 0.14, b / height);
      if (outline === 0) return;
      const across = placed.alpha(a - reach, b, reach) - placed.alpha(a + reach, b, reach);
      const upwards = placed.alpha(a, b - reach, reach) - placed.alpha(a, b + reach, reach);
      out[0] = outline * Math.max(0, -across);
      out[1] = outline * Math.max(0, across);
      out[2] = outline * Math.max(0, upwards);
    },
  );
  return (a, b, out) => read((a - left) / cell, (b - bottom) / cell, out);
}
