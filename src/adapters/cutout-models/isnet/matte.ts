import type { Backdrop } from './backdrop.ts';
import { isDoubtful } from './doubt.ts';
import type { Color, LayerColors } from './near-colors.ts';
import { boxMean, stretch, type Window, type Workspace } from './plane.ts';

/** Weight of edges for the foreground's color, relative to what is certain, by their squared distance from the backdrop. */
const EDGE_WEIGHT = 0.05;

/** The backdrop's color, and that of the foreground nearby. */
export function layersBefore(
  { colors }: Backdrop,
  coarse: Float32Array,
  color: Color,
  window: Window,
  radius: number,
  space: Workspace,
): LayerColors {
  const { width, height } = window;
  const length = coarse.length;
  const background = colors.map((plane) => {
    const into = space.take(length);
    stretch(plane, window, into);
    return into;
  }) as Color;
  const [weights, weighted] = [space.take(length), space.take(length)];
  const [total, scratch] = [space.take(length), space.take(length)];
  for (let at = 0; at < length; at++) {
    if (coarse[at]! < 0.5) weights[at] = 0;
    else if (!isDoubtful(coarse[at]!)) weights[at] = 1;
    else {
      let away = 0;
      for (let channel = 0; channel < 3; channel++)
        away += (color[channel]![at]! - background[channel]![at]!) ** 2;
      weights[at] = EDGE_WEIGHT * away + 1e-6;
    }
  }
  boxMean({ data: weights, width, height }, radius, total, scratch);
  const foreground = color.map((values, channel) => {
    for (let at = 0; at < length; at++) weighted[at] = values[at]! * weights[at]!;
    const mean = space.take(length);
    boxMean({ data: weighted, width, height }, radius, mean, scratch);
    for (let at = 0; at < length; at++)
      mean[at] = total[at]! > 1e-9 ? mean[at]! / total[at]! : background[channel]![at]!;
    return mean;
  }) as Color;
  return { foreground, background };
}

/** Squared distance of colors, 0 to 1 each, at which they decide half of alpha, and the model the rest. */
const TOLD_APART = 0.002;

/** Alpha of doubtful pixels by their light between that of the two layers. */
export function matte(
  coarse: Float32Array,
  color: Color,
  { foreground, background }: LayerColors,
  space: Workspace,
): Float32Array {
  const alpha = space.take(coarse.length);
  for (let at = 0; at < alpha.length; at++) {
    const value = coarse[at]!;
    alpha[at] = value;
    if (!isDoubtful(value)) continue;
    let [along, apart, distance] = [0, 1e-7, 0];
    for (let channel = 0; channel < 3; channel++) {
      const [front, back] = [foreground[channel]![at]!, background[channel]![at]!];
      const way = lightOf(front) - lightOf(back);
      along += (lightOf(color[channel]![at]!) - lightOf(back)) * way;
      apart += way * way;
      distance += (front - back) ** 2;
    }
    const share = Math.min(1, Math.max(0, along / apart));
    const unexplained = offLine(at, color, foreground, background);
    const trust = (distance / (distance + TOLD_APART)) * Math.exp(-unexplained / UNEXPLAINED);
    alpha[at] = value + (share - value) * trust;
  }
  return alpha;
}

/** Squared distance from all mixtures of the two layers at which a color says little. */
const UNEXPLAINED = 0.01;

/** Squared distance of a pixel's color from all mixtures of the two layers' colors. */
function offLine(at: number, color: Color, front: Color, back: Color): number {
  let [along, apart, away] = [0, 1e-7, 0];
  for (let channel = 0; channel < 3; channel++) {
    const way = front[channel]![at]! - back[channel]![at]!;
    const step = color[channel]![at]! - back[channel]![at]!;
    along += step * way;
    apart += way * way;
    away += step * step;
  }
  const share = Math.min(1, Math.max(0, along / apart));
  return away - 2 * share * along + share * share * apart;
}

/**
 * The light of a scene that a camera shows as this value, 0 to 1: gamma and the usual curve that compresses bright light.
 * Coverage mixes light, not displayed values.
 */
function lightOf(value: number): number {
  return LIGHT[Math.round(value * LIGHT_STEPS)]!;
}

const LIGHT_STEPS = 1024;
const LIGHT = Float32Array.from({ length: LIGHT_STEPS + 1 }, (_, at) => {
  const shown = (at / LIGHT_STEPS) ** 2.2;
  return (shown / (1.05 - shown)) ** 0.8;
});
