import { growMask } from './grow-mask.ts';
import { layIn } from './lay-in.ts';
import type { Area, Mask, Raster } from './raster.ts';

/** The soft edge of a painted part: pixels around the mask that are painted in full, and those in which it fades. */
const SOFT = { solid: 1, feather: { part: 0.008, least: 3, most: 24 } };

/**
 * Lays another painting of an area into a picture, through the mask with a soft edge. Pixels further away than that keep their bytes.
 * @param over RGB, of the area's size
 */
export function layPart(under: Raster, over: Raster, area: Area, mask: Mask): Raster {
  const { width, height, channels } = under;
  const pixels = Uint8Array.from(under.pixels);
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++)
      for (let channel = 0; channel < 3; channel++)
        pixels[(y * width + x) * channels + channel] =
          over.pixels[((y - area.top) * over.width + x - area.left) * 3 + channel]!;
  const { part, least, most } = SOFT.feather;
  const feather = Math.min(most, Math.max(least, Math.round(part * Math.max(width, height))));
  return layIn(under, { pixels }, growMask(mask, { solid: SOFT.solid, feather }));
}
