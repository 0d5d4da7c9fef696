import { findBackdrop } from './backdrop.ts';
import { createWorkspace, type Plane } from './plane.ts';
import { raiseWeakParts } from './raise-weak-parts.ts';
import type { Picture } from './read-picture.ts';
import { refineTile } from './refine-tile.ts';
import { findSurroundings } from './surroundings.ts';
import { tidyMask } from './tidy-mask.ts';

/** The minimum side of a tile in pixels, and as a multiple of the radius. Tiles limit the memory needed. */
const [MIN_TILE, TILE_RADII] = [64, 20];
/** The possible error of the model's edge, in cells of the mask. */
const EDGE_ERROR = 3;
const [MIN_RADIUS, MAX_RADIUS] = [2, 32];

/**
 * Cuts a picture out by a coarse mask. Alpha follows the picture's own edges, transparent areas stay transparent, and the
 * background's color is removed from the edge.
 * @param mask foreground, 0 to 1, stretched over the picture; tidied in place
 * @param onProgress called with the share that is done, 0 to 1
 * @returns RGBA, 8 bits each, straight alpha
 */
export async function refineCutout(
  picture: Picture,
  mask: Plane,
  onProgress: (fraction: number) => void = () => undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = picture;
  raiseWeakParts(mask);
  const found = { ...mask, data: mask.data.slice() };
  tidyMask(mask);
  const backdrop = await findBackdrop(picture, { found, tidy: mask });
  const coarse = backdrop?.mask ?? mask;
  const behind = backdrop ?? (await findSurroundings(picture, mask));
  const cell = Math.max(width / coarse.width, height / coarse.height);
  const radius = Math.min(MAX_RADIUS, Math.max(MIN_RADIUS, Math.round(cell * EDGE_ERROR)));
  const side = Math.max(MIN_TILE, TILE_RADII * radius);
  const tools = { mask: coarse, behind, radius, space: createWorkspace() };
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
