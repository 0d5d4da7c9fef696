import type { Raster } from './raster.ts';

/**
 * A cut-out (RGBA, straight alpha) over a color, or a gradient from top to bottom. Mixed in display values, as browsers do.
 * @param colors display hex, one or two
 */
export function layOver(
  { pixels, width, height }: Pick<Raster, 'pixels' | 'width' | 'height'>,
  colors: readonly [top: string, bottom?: string],
): Raster {
  const top = channelsOf(colors[0]);
  const bottom = channelsOf(colors[1] ?? colors[0]);
  const laid = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const down = height > 1 ? y / (height - 1) : 0;
    for (let x = 0; x < width; x++) {
      const [from, to] = [(y * width + x) * 4, (y * width + x) * 3];
      const alpha = pixels[from + 3]! / 255;
      for (let channel = 0; channel < 3; channel++) {
        const behind = top[channel]! + (bottom[channel]! - top[channel]!) * down;
        laid[to + channel] = Math.round(behind + (pixels[from + channel]! - behind) * alpha);
      }
    }
  }
  return { pixels: laid, width, height, channels: 3 };
}

function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
