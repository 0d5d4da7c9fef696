import type { Rays } from './rays.ts';
import type { ReferenceScene } from './reference-scene.ts';

/** Repaints one pixel of the water by what its tilted surface mirrors. */
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

/** A tilt by an angle turns the mirrored ray by twice as much; seen at a slant it hardly moves sideways. */
const SIDEWAYS = 0.4;

export function createWater(
  { set }: ReferenceScene,
  rays: Rays,
  { plain, depth, width, height }: PlainSet,
): Water {
  const { key, keyColour } = set.light;
  const ahead = new Float64Array(3);
  const isWater = (pixel: number, y: number, x: number) => {
    const way = depth[pixel]!;
    if (!Number.isFinite(way)) return false;
    rays.through(x, y, ahead);
    return Math.abs(rays.origin[1] + ahead[1]! * way) < 0.015;
  };
  return (x, y, ray, tilt, radiance) => {
    let source = y * width + x;
    let [dx, dy] = [2 * tilt[0]! * rays.pixels * SIDEWAYS, 2 * tilt[1]! * rays.pixels];
    for (let attempt = 0; attempt < 3; attempt++, dx /= 3, dy /= 3) {
      const sx = Math.round(x + dx);
      const sy = Math.round(y + dy);
      if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
      if (!isWater(sy * width + sx, sy, sx)) continue;
      source = sy * width + sx;
      break;
    }
    // Facets that lean towards the viewer show more of the deep, the others more sky; some flash.
    const sky = 1 + 5 * tilt[1]!;
    const twice = 2 * (ray[0]! * -tilt[0]! + ray[1]! - ray[2]! * tilt[1]!);
    const facing =
      (ray[0]! + tilt[0]! * twice) * -key[0] +
      (ray[1]! - twice) * key[1] +
      (ray[2]! + tilt[1]! * twice) * -key[2];
    const glint = 0.9 * Math.max(0, facing) ** 40;
    const at = (y * width + x) * 3;
    for (let channel = 0; channel < 3; channel++)
      radiance[at + channel] = plain[source * 3 + channel]! * sky + glint * keyColour[channel]!;
  };
}
