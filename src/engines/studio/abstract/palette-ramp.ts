import type { Rgb } from '../color/linear-color.ts';
import { clamp } from '../math/interpolate.ts';

/**
 * Reads a palette as a smooth ramp, 0 (first) to 1 (last), interpolated in cube-root light for even steps.
 */
export function createRamp(palette: readonly Rgb[]) {
  const roots = palette.map((color) => color.map(Math.cbrt));
  return (t: number, out: Float64Array) => {
    const at = clamp(t, 0, 0.99999) * (palette.length - 1);
    const index = Math.floor(at);
    const part = at - index;
    const eased = part * part * (3 - 2 * part);
    const from = roots[index]!;
    const to = roots[index + 1]!;
    for (let channel = 0; channel < 3; channel++) {
      const root = from[channel]! + (to[channel]! - from[channel]!) * eased;
      out[channel] = root * root * root;
    }
  };
}
