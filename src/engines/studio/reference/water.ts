import { clamp, mix } from '../math/interpolate.ts';
import type { Rays } from './rays.ts';
import type { ReferenceScene } from './reference-scene.ts';

/** Repaints one pixel of the water with the reflection in its tilted surface. */
export type Water = (
  x: number,
  y: number,
  ray: Float64Array,
  tilt: Float64Array,
  radiance: Float32Array,
) => void;

interface PlainSet {
  plain: Float32Array;
  depth: Float32Array;
  width: number;
  height: number;
}

/**
 * Tilting the surface by an angle turns the mirrored ray by twice as much; at low angles it hardly moves
 * sideways.
 */
const SIDEWAYS = 0.4;
/** Pixels near a shore are not used for reflections. */
const SHORE = 3;

export function createWater(
  { set }: ReferenceScene,
  rays: Rays,
  { plain, depth, width, height }: PlainSet,
): Water {
  const { key, keyColor } = set.light;
  const ahead = new Float64Array(3);
  const isWater = (x: number, y: number) => {
    const way = depth[y * width + x]!;
    if (!Number.isFinite(way)) return false;
    rays.through(x, y, ahead);
    return Math.abs(rays.origin[1] + ahead[1]! * way) < 0.015;
  };
  /** Surrounded by water, away from the dark contact line of anything in it. */
  const isOpenWater = (left: number, top: number) => {
    const west = Math.max(0, left - SHORE);
    const north = Math.max(0, top - SHORE);
    const east = Math.min(width - 1, left + 1 + SHORE);
    const south = Math.min(height - 1, top + 1 + SHORE);
    return isWater(west, north) && isWater(east, north) && isWater(west, south) && isWater(east, south);
  };
  const blend = (y: number, x: number, channel: number) => {
    const left = Math.min(width - 2, Math.floor(x));
    const top = Math.min(height - 2, Math.floor(y));
    const at = (top * width + left) * 3 + channel;
    const upper = mix(plain[at]!, plain[at + 3]!, x - left);
    return mix(upper, mix(plain[at + width * 3]!, plain[at + width * 3 + 3]!, x - left), y - top);
  };
  const isAmidWater = (x: number, y: number) =>
    isWater(Math.max(0, x - 1), y) &&
    isWater(Math.min(width - 1, x + 1), y) &&
    isWater(x, Math.max(0, y - 1)) &&
    isWater(x, Math.min(height - 1, y + 1));
  return (x, y, ray, tilt, radiance) => {
    let row = y;
    let column = x;
    let [dx, dy] = [2 * tilt[0]! * rays.pixels * SIDEWAYS, 2 * tilt[1]! * rays.pixels];
    for (let attempt = 0; attempt < 4; attempt++, dx *= 0.6, dy *= 0.6) {
      const sx = clamp(x + dx, 0, width - 2);
      const sy = clamp(y + dy, 0, height - 2);
      if (!isOpenWater(Math.floor(sx), Math.floor(sy))) continue;
      column = sx;
      row = sy;
      break;
    }
    // Facets that lean towards the viewer show more of the depth, others more sky; some glint.
    const sky = 1 + 5 * tilt[1]!;
    const twice = 2 * (ray[0]! * -tilt[0]! + ray[1]! - ray[2]! * tilt[1]!);
    const facing =
      (ray[0]! + tilt[0]! * twice) * -key[0] +
      (ray[1]! - twice) * key[1] +
      (ray[2]! + tilt[1]! * twice) * -key[2];
    const glint = 0.4 * Math.max(0, facing) ** 90;
    const at = (y * width + x) * 3;
    const amid = isAmidWater(x, y);
    for (let channel = 0; channel < 3; channel++) {
      // Next to something in the water, keep its anti-aliased outline and add only the change.
      const outline = amid ? 0 : radiance[at + channel]! - plain[at + channel]!;
      radiance[at + channel] = Math.max(
        0,
        outline + blend(row, column, channel) * sky + glint * keyColor[channel]!,
      );
    }
  };
}
