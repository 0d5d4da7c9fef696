import sharp, { type Sharp } from 'sharp';
import type { RawPicture } from './raw-picture.ts';

const MAX_PIXELS = 50_000_000;

/** A sharp pipeline. */
export type Picture = Sharp;

/**
 * Opens a picture, upright and in sRGB. Decoding happens at first use, and fails if the bytes are not a picture or have
 * over 50 megapixels. Pixels have three channels, or four with alpha.
 */
export function decodePicture(
  image: (Omit<RawPicture, 'channels'> & Partial<RawPicture>) | { bytes: Uint8Array },
): Picture {
  if ('pixels' in image) {
    const { pixels, width, height, channels = 3 } = image;
    return sharp(pixels, { raw: { width, height, channels } });
  }
  return sharp(image.bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb');
}

/** @throws Error as sharp does when the picture cannot be decoded */
export async function readPixels(picture: Picture): Promise<RawPicture> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  if (channels !== 3 && channels !== 4) throw new Error(`${channels} channels`);
  return { pixels: data, width, height, channels };
}
