import { grid } from '../../geometry/grid.ts';
import type { Shape } from '../../geometry/shape.ts';

/** A leaf that starts at the origin and grows along +z; `droop` is how far its tip hangs down, meters. */
export function leafShape(length: number, width: number, droop = 0, { rows = 8, fold = 0.25 } = {}): Shape {
  return grid(4, rows, (u, v) => {
    const half = (width / 2) * Math.sin(Math.PI * Math.min(1, v * 0.97 + 0.03) ** 0.8) ** 0.9;
    const x = (u - 0.5) * 2 * half;
    return { position: [x, Math.abs(x) * fold - droop * v * v, v * length] };
  });
}
