import { growMask } from './grow-mask.ts';
import type { Area, Mask, Raster } from './raster.ts';

export interface ChangeLimits {
  /** Differences outside of these areas, in pixels, do not count; everywhere unless given. */
  within?: readonly Area[] | undefined;
  /** Of 255: smaller differences in all channels are noise. */
  least: number;
  /** Pixels around it: what differs by less fades out there. */
  soft: { solid: number; feather: number };
}

/**
 * The mask of what differs between two paintings of one scene, with a soft edge: an object that was changed, and its shadow.
 */
export function changedMask(before: Raster, after: Raster, { within, least, soft }: ChangeLimits): Mask {
  const { width, height, channels } = before;
  const values = new Uint8Array(width * height);
  const areas = within ?? [{ left: 0, top: 0, right: width, bottom: height }];
  for (const { left, top, right, bottom } of areas)
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const at = y * width + x;
        for (let channel = 0; channel < 3; channel++) {
          const index = at * channels + channel;
          if (Math.abs(before.pixels[index]! - after.pixels[index]!) < least) continue;
          values[at] = 255;
          break;
        }
      }
  return growMask({ values, width, height }, soft);
}
