import type { Picture } from './picture.ts';
import { createWorkspace, type Plane } from './plane.ts';
import { refineTile } from './refine-tile.ts';
import { findSurroundings } from './surroundings.ts';
import { tidyMask } from './tidy-mask.ts';

/** Pixels of a tile's side, and how many times its reach it is: what a tile needs is all that memory grows by. */
const [TILE, TILE_REACHES] = [64, 20];
/** Cells of the mask that the model's edge may be off by. */
const REACH = 3;
const [LEAST_REACH, MOST_REACH] = [2, 32];

/**
 * Cuts a picture out by a coarse mask: alpha is drawn to the picture's own edges, what was transparent stays so, and
 * the colors along the edge lose what the background lent them.
 * @param mask foreground, 0 to 1, stretched over the picture; it is tidied in place
 * @param onProgress told the share that is done, now and then
 * @returns RGBA, 8 bits each, straight alpha
 */
export async function refineCutout(
  picture: Picture,
  mask: Plane,
  onProgress: (fraction: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = picture;
  tidyMask(mask);
  const surroundings = await findSurroundings(picture, mask);
  const cell = Math.max(width / mask.width, height / mask.height);
  const radius = Math.min(MOST_REACH, Math.max(LEAST_REACH, Math.round(cell * REACH)));
  const side = Math.max(TILE, TILE_REACHES * radius);
  const tools = { mask, surroundings, radius, space: createWorkspace() };
  const out = new Uint8Array(width * height * 4);
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const size = { width: Math.min(side, width - left), height: Math.min(side, height - top) };
      refineTile(picture, tools, { left, top, ...size }, out);
    }
    onProgress(Math.min(1, (top + side) / height));
  }
  return out;
}
