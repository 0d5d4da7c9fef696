import { boxMean, type Plane, stretch, type Window, type Workspace } from './plane.ts';
import type { Surroundings } from './surroundings.ts';

/** Planes of red, green and blue, 0 to 1. */
export type Color = [Float32Array, Float32Array, Float32Array];

/** The estimated foreground and background colors at each pixel. */
export interface LayerColors {
  foreground: Color;
  background: Color;
}

/** Higher values ignore pixels that partly show the other layer. */
const SURENESS = 6;
/** Weight of the surroundings, relative to nearby pixels that are all sure. */
const FARTHER = 0.003;

/** Estimates both colors from nearby pixels that show mostly one layer, or from the surroundings if there are none. */
export function findNearColors(
  color: Color,
  alpha: Plane,
  surroundings: Surroundings,
  window: Window,
  radius: number,
  space: Workspace,
): LayerColors {
  const { data, width, height } = alpha;
  const length = data.length;
  const [scratch, weighted] = [space.take(length), space.take(length)];
  const [total, weights] = [space.take(length), space.take(length)];
  const spread = (shareOf: (alpha: number) => number, far: Surroundings['foreground']) => {
    for (let at = 0; at < length; at++) weights[at] = shareOf(data[at]!) ** SURENESS;
    boxMean({ data: weights, width, height }, radius, total, scratch);
    return color.map((values, channel) => {
      for (let at = 0; at < length; at++) weighted[at] = values[at]! * weights[at]!;
      const mean = space.take(length);
      boxMean({ data: weighted, width, height }, radius, mean, scratch);
      stretch(far[channel]!, window, weighted);
      for (let at = 0; at < length; at++) {
        mean[at] = (mean[at]! + FARTHER * weighted[at]!) / (total[at]! + FARTHER);
      }
      return mean;
    }) as Color;
  };
  return {
    foreground: spread((share) => share, surroundings.foreground),
    background: spread((share) => 1 - share, surroundings.background),
  };
}
