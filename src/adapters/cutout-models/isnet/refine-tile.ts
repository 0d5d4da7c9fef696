import type { Backdrop } from './backdrop.ts';
import { CERTAIN, isDoubtful } from './doubt.ts';
import { guideAlpha } from './guided-alpha.ts';
import { layersBefore, matte } from './matte.ts';
import { type Color, findNearColors, type LayerColors } from './near-colors.ts';
import { boxMean, type Plane, stretch, type Window, type Workspace } from './plane.ts';
import type { Picture } from './read-picture.ts';
import type { Surroundings } from './surroundings.ts';

/** A rectangle of a picture, in pixels. */
export interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface TileTools {
  mask: Plane;
  /** The background's colors: a smooth backdrop's, or those around each place of a busy background. */
  behind: Backdrop | Surroundings;
  /** The possible error of the mask's edge, in pixels. */
  radius: number;
  space: Workspace;
}

/** From this share of doubtful pixels nearby, a pixel's alpha follows the picture's edges alone. */
const MUCH_DOUBT = 0.12;
/** Variance of color, 0 to 1, that compression and grain cause in an even area. */
const EVENNESS = 2e-5;
/** How far away colors are taken from, as a multiple of `radius`. */
const COLOR_RADII = 0.67;
/** Squared distance of colors, 0 to 1 each, at which foreground and background are told apart half of the time. */
const DISTINCT = 0.005;

/** Refines one tile of a cut-out and writes it to its place in `out`, which is transparent. */
export function refineTile(
  picture: Picture,
  { mask, behind, radius, space }: TileTools,
  tile: Tile,
  out: Uint8Array,
): void {
  // The result depends on means of means of means.
  const window = widen(tile, 3 * radius, picture);
  const { width, height } = window;
  space.clear();
  const coarse = space.take(width * height);
  stretch(mask, window, coarse);
  const color = readColor(picture, window, space);
  if (isCertain(coarse, window, widen(tile, radius, picture))) {
    write(picture, tile, window, coarse, color, out);
    return;
  }
  if ('colors' in behind) {
    const layers = layersBefore(behind, coarse, color, window, radius, space);
    const alpha = matte(coarse, color, layers, space);
    write(picture, tile, window, alpha, separate(color, alpha, layers, space), out);
    return;
  }
  const doubt = findDoubt(coarse, window, radius, space);
  const alpha = guideAlpha({ data: coarse, width, height }, color, radius, EVENNESS, space);
  for (let at = 0; at < alpha.length; at++) {
    // The model's alpha stays if it is sure here and nearby.
    const share = Math.min(1, doubt[at]! / MUCH_DOUBT);
    alpha[at] = coarse[at]! + (alpha[at]! - coarse[at]!) * share;
  }
  const colorRadius = Math.round(radius * COLOR_RADII);
  const near = findNearColors(color, { data: alpha, width, height }, behind, window, colorRadius, space);
  project(color, alpha, near, doubt);
  write(picture, tile, window, alpha, separate(color, alpha, near, space), out);
}

function widen({ left, top, width, height }: Tile, margin: number, picture: Picture): Window {
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    left: x,
    top: y,
    width: Math.min(picture.width, left + width + margin) - x,
    height: Math.min(picture.height, top + height + margin) - y,
    gridWidth: picture.width,
    gridHeight: picture.height,
  };
}

function isCertain(alpha: Float32Array, window: Window, part: Tile): boolean {
  for (let y = part.top; y < part.top + part.height; y++) {
    const row = (y - window.top) * window.width - window.left;
    for (let x = part.left; x < part.left + part.width; x++) if (isDoubtful(alpha[row + x]!)) return false;
  }
  return true;
}

/** For each pixel, the share of nearby pixels that the model is not sure of. */
function findDoubt(
  alpha: Float32Array,
  { width, height }: Window,
  radius: number,
  space: Workspace,
): Float32Array {
  const data = space.take(alpha.length);
  for (let at = 0; at < data.length; at++) data[at] = isDoubtful(alpha[at]!) ? 1 : 0;
  const doubt = space.take(data.length);
  boxMean({ data, width, height }, radius, doubt, space.take(data.length));
  return doubt;
}

/** Sets alpha by the pixel's color between the two layers' colors, as far as these differ and explain it. */
function project(
  color: Color,
  alpha: Float32Array,
  { foreground, background }: LayerColors,
  doubt: Float32Array,
): void {
  for (let at = 0; at < alpha.length; at++) {
    if (doubt[at]! < 1e-4) continue;
    let [along, apart, away] = [0, 0, 0];
    for (let channel = 0; channel < 3; channel++) {
      const way = foreground[channel]![at]! - background[channel]![at]!;
      const step = color[channel]![at]! - background[channel]![at]!;
      along += step * way;
      apart += way * way;
      away += step * step;
    }
    const share = Math.min(1, Math.max(0, along / (apart + 1e-6)));
    const unexplained = away - 2 * share * along + share * share * apart;
    const value = alpha[at]!;
    const trust = 4 * value * (1 - value) * (apart / (apart + DISTINCT)) * Math.exp(-unexplained / DISTINCT);
    alpha[at] = value + (share - value) * trust;
  }
}

/**
 * The foreground's own colors: the part of a pixel that the two layers' colors do not explain belongs to the foreground, in
 * proportion to alpha (Forte, "Approximate Fast Foreground Colour Estimation", 2021).
 */
function separate(
  color: Color,
  alpha: Float32Array,
  { foreground, background }: LayerColors,
  space: Workspace,
): Color {
  const own = color.map(({ length }) => space.take(length)) as Color;
  for (let channel = 0; channel < 3; channel++) {
    const [seen, front, back] = [color[channel]!, foreground[channel]!, background[channel]!];
    for (let at = 0; at < alpha.length; at++) {
      const a = alpha[at]!;
      const rest = seen[at]! - a * front[at]! - (1 - a) * back[at]!;
      own[channel]![at] = a > 1 - CERTAIN ? seen[at]! : Math.min(1, Math.max(0, front[at]! + a * rest));
    }
  }
  return own;
}

function readColor({ rgba, width, backdrop }: Picture, window: Window, space: Workspace): Color {
  return [0, 1, 2].map((channel) => {
    const plane = space.take(window.width * window.height);
    for (let y = 0, at = 0; y < window.height; y++) {
      let from = ((window.top + y) * width + window.left) * 4;
      for (let x = 0; x < window.width; x++, from += 4) {
        const opacity = rgba[from + 3]! / 255;
        plane[at++] = (rgba[from + channel]! * opacity + backdrop * (1 - opacity)) / 255;
      }
    }
    return plane;
  }) as Color;
}

function write(
  { rgba, width }: Picture,
  tile: Tile,
  window: Window,
  alpha: Float32Array,
  [red, green, blue]: Color,
  out: Uint8Array,
): void {
  for (let y = 0; y < tile.height; y++) {
    let at = (tile.top + y - window.top) * window.width + tile.left - window.left;
    let to = ((tile.top + y) * width + tile.left) * 4;
    for (let x = 0; x < tile.width; x++, at++, to += 4) {
      // The model has already treated transparent areas as background: do not multiply the two.
      const had = rgba[to + 3]!;
      const opacity = Math.min(had, Math.round(alpha[at]! * 255));
      if (opacity === 0) continue;
      out[to + 3] = opacity;
      if (had === 255) {
        out[to] = Math.round(red[at]! * 255);
        out[to + 1] = Math.round(green[at]! * 255);
        out[to + 2] = Math.round(blue[at]! * 255);
      } else {
        for (let channel = 0; channel < 3; channel++) out[to + channel] = rgba[to + channel]!;
      }
    }
  }
}
