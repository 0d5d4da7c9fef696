import type { Mask, Raster } from './raster.ts';

/**
 * The picture with another one laid in through a mask. Where the mask is 0, its bytes stay. Both pictures have the same size
 * and channels.
 */
export function layIn(under: Raster, over: Pick<Raster, 'pixels'>, mask: Mask): Raster {
  const { width, height, channels } = under;
  const pixels = Uint8Array.from(under.pixels);
  for (let at = 0; at < width * height; at++) {
    const share = mask.values[at]!;
    if (share === 0) continue;
    for (let channel = 0; channel < channels; channel++) {
      const index = at * channels + channel;
      const before = pixels[index]!;
      pixels[index] = Math.round(before + ((over.pixels[index]! - before) * share) / 255);
    }
  }
  return { pixels, width, height, channels };
}
