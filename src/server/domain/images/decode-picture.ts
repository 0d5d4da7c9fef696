import sharp, { type Sharp } from 'sharp';
import type { EncodedImage, RawPixels } from '#server/ports/image-model';

const MAX_PIXELS = 50_000_000;

/**
 * A provider's picture, upright and in sRGB, to be read by its first use: that fails when the bytes are no picture, or
 * over 50 megapixels.
 */
export function decodePicture(image: RawPixels | EncodedImage): Sharp {
  if ('pixels' in image) {
    const { pixels, width, height } = image;
    return sharp(pixels, { raw: { width, height, channels: 3 } });
  }
  return sharp(image.bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb');
}
