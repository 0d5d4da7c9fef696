import sharp from 'sharp';
import { joinBackdrop } from './backdrop-areas.ts';
import { findSteps, medianOf } from './color-steps.ts';
import { addMissingParts, fillEnclosed } from './missing-parts.ts';
import type { Color } from './near-colors.ts';
import { boxMean, type Plane, stretch } from './plane.ts';
import type { Picture } from './read-picture.ts';

/** A smooth background, such as a studio's paper with the shadows on it. */
export interface Backdrop {
  /** Its colors, also behind the foreground: planes of red, green and blue, 0 to 1. */
  colors: readonly [Plane, Plane, Plane];
  /** Foreground: 0 and 1 where that is certain, between where edges are. */
  mask: Plane;
}

/** Measurements of each pixel of a small copy of the picture. */
export interface Look {
  width: number;
  height: number;
  color: Color;
  /** The largest difference of colors from neighbor to neighbor. */
  steps: Float32Array;
  /** Larger steps than this are edges. */
  edge: number;
  /** The model's foreground, 0 to 1. */
  found: Float32Array;
  /** The same without doubts within things. */
  tidy: Float32Array;
  /** 1 where the backdrop is. */
  open: Float32Array;
}

/** Pixels of the copy's long side. */
const LONG_SIDE_PX = 1024;
/** Steps that count as edges, as a multiple of those of the background, and limits. */
const [EDGE_STEPS, LEAST_EDGE, MOST_EDGE] = [4, 0.008, 0.03];
/** The model's values that count as certain. */
const [CLEAR, SURE] = [0.02, 0.9];
/** The least share of a smooth background that has no edges. */
const LEAST_SMOOTH = 0.95;
/** Widths of edges in pixels: beyond the model's foreground, and within what is no backdrop. */
const [BEYOND_PX, WITHIN_PX] = [1, 3];

/**
 * Tells the foreground from a smooth background by color, where the model's mask misses slits and parts.
 * @param masks the model's foreground as found and tidied, 0 to 1, stretched over the picture
 * @returns undefined if the background is not smooth
 */
export async function findBackdrop(
  picture: Picture,
  masks: { found: Plane; tidy: Plane },
): Promise<Backdrop | undefined> {
  const look = await lookAt(picture, masks);
  const { found, steps, edge, tidy, open } = look;
  let [clear, smooth] = [0, 0];
  for (let at = 0; at < found.length; at++) {
    if (found[at]! >= CLEAR) continue;
    clear++;
    if (steps[at]! < edge) smooth++;
  }
  if (clear === 0 || smooth < LEAST_SMOOTH * clear) return undefined;
  const { behind, core } = joinBackdrop(look);
  fillEnclosed(look);
  addMissingParts(look, behind);

  const plane = (data: Float32Array): Plane => ({ data, width: look.width, height: look.height });
  const scratch = new Float32Array(found.length);
  const mean = (data: Float32Array, radius: number) => {
    const means = new Float32Array(data.length);
    boxMean(plane(data), radius, means, scratch);
    return means;
  };
  const solid = found.map((value, at) => (value > 0.5 && !open[at] ? 1 : 0));
  const [inside, near, rims] = [mean(solid, 1), mean(solid, BEYOND_PX), mean(core, WITHIN_PX)];
  const mask = tidy.map((value, at) => {
    if (core[at] || near[at]! < 1e-6) return 0;
    if (inside[at]! > 0.99 && found[at]! > SURE && rims[at]! < 1e-6) return 1;
    return Math.min(1 - CLEAR, Math.max(CLEAR, value));
  });
  return { colors: [plane(behind[0]), plane(behind[1]), plane(behind[2])], mask: plane(mask) };
}

async function lookAt(
  { rgba, width: fullWidth, height: fullHeight, backdrop }: Picture,
  masks: { found: Plane; tidy: Plane },
): Promise<Look> {
  const scale = Math.min(1, LONG_SIDE_PX / Math.max(fullWidth, fullHeight));
  const width = Math.max(1, Math.round(fullWidth * scale));
  const height = Math.max(1, Math.round(fullHeight * scale));
  const bytes = await sharp(rgba, {
    raw: { width: fullWidth, height: fullHeight, channels: 4 },
    limitInputPixels: false,
  })
    .flatten({ background: { r: backdrop, g: backdrop, b: backdrop } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const length = width * height;
  const color = [0, 1, 2].map((channel) => {
    const values = new Float32Array(length);
    for (let at = 0; at < length; at++) values[at] = bytes[at * 3 + channel]! / 255;
    return values;
  }) as Color;
  const window = { left: 0, top: 0, width, height, gridWidth: width, gridHeight: height };
  const [found, tidy] = [new Float32Array(length), new Float32Array(length)];
  stretch(masks.found, window, found);
  stretch(masks.tidy, window, tidy);
  // Tidying takes specks and traces of the background out.
  for (let at = 0; at < length; at++) if (tidy[at] === 0) found[at] = 0;
  const steps = findSteps(color, width, height);
  const usual = medianOf(steps, (at) => found[at]! < CLEAR);
  const edge = Math.min(MOST_EDGE, Math.max(LEAST_EDGE, EDGE_STEPS * usual));
  return { width, height, color, steps, edge, found, tidy, open: new Float32Array(length) };
}
