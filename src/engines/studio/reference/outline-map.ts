import { smoothstep } from '../math/interpolate.ts';
import type { PlacedCard } from './place-on-card.ts';
import type { Placing } from './reference-scene.ts';

/** How much of the subject's outline a point is on, 0..1, by the side that it faces. */
export interface Edges {
  left: number;
  onRight: number;
  above: number;
}

/** Widths of the outline as parts of the subject's shorter side. */
const REACH = 0.045;
const INNER_REACH = REACH * 1.6;
/** Cells of the map along the width of the outline. */
const CELLS = 3;
/** The mapped part of the card: left and right of its foot in its widths, below and above it in its heights. */
const BESIDE = 0.68;
const BELOW = 0.1;
const ABOVE = 1.15;

/**
 * The outline in a coarse map, whose cells are computed when they are first read: it is soft, and each of its points
 * needs five averages of the card.
 */
export function createOutlineMap(
  placed: PlacedCard,
  { width, height }: Pick<Placing, 'width' | 'height'>,
): (a: number, b: number) => Edges {
  const reach = Math.min(width, height) * REACH;
  const cell = reach / CELLS;
  const columns = Math.ceil((2 * BESIDE * width) / cell) + 2;
  const rows = Math.ceil(((BELOW + ABOVE) * height) / cell) + 2;
  const map = new Float32Array(columns * rows * 3).fill(Number.NaN);
  const edges: Edges = { left: 0, onRight: 0, above: 0 };

  const fill = (at: number, a: number, b: number) => {
    const inner = placed.alpha(a, b, Math.min(width, height) * INNER_REACH);
    const outline = (1 - smoothstep(0.55, 0.97, inner)) * smoothstep(0.02, 0.14, b / height);
    map.fill(0, at, at + 3);
    if (outline === 0) return;
    const across = placed.alpha(a - reach, b, reach) - placed.alpha(a + reach, b, reach);
    map[at] = outline * Math.max(0, -across);
    map[at + 1] = outline * Math.max(0, across);
    map[at + 2] =
      outline * Math.max(0, placed.alpha(a, b - reach, reach) - placed.alpha(a, b + reach, reach));
  };

  return (a, b) => {
    const x = Math.min(columns - 2, Math.max(0, (a + BESIDE * width) / cell));
    const y = Math.min(rows - 2, Math.max(0, (b + BELOW * height) / cell));
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = x - column;
    const v = y - row;
    edges.left = 0;
    edges.onRight = 0;
    edges.above = 0;
    for (let corner = 0; corner < 4; corner++) {
      const right = corner & 1;
      const up = corner >> 1;
      const at = ((row + up) * columns + column + right) * 3;
      if (Number.isNaN(map[at]))
        fill(at, (column + right) * cell - BESIDE * width, (row + up) * cell - BELOW * height);
      const share = (right ? u : 1 - u) * (up ? v : 1 - v);
      edges.left += map[at]! * share;
      edges.onRight += map[at + 1]! * share;
      edges.above += map[at + 2]! * share;
    }
    return edges;
  };
}
