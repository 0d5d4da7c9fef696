import sharp, { type Sharp } from 'sharp';
import { ProviderError } from '#server/errors';
import type { EncodedImage, ImageDescription, RawPixels } from '#server/ports/image-model';
import { provenanceXmp } from './provenance-xmp.ts';
import { thumbHashOf } from './thumb-hash.ts';

export interface EncodedPng {
  bytes: Buffer;
  contentType: 'image/png';
  width: number;
  height: number;
  thumbHash: Buffer;
}

const MAX_PIXELS = 50_000_000;

/**
 * Encodes a picture anew as PNG, sRGB, with its provenance: whatever else came with a provider's bytes is left
 * behind.
 * @throws ProviderError `rejected` when the bytes cannot be decoded, or are over 50 megapixels.
 */
export async function encodeImage(
  image: RawPixels | EncodedImage,
  digitalSourceType: ImageDescription['digitalSourceType'],
): Promise<EncodedPng> {
  try {
    const decoded = decode(image);
    const { data: bytes, info } = await decoded
      .clone()
      .withXmp(provenanceXmp(digitalSourceType))
      .png({ compressionLevel: 6 })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes,
      contentType: 'image/png',
      width: info.width,
      height: info.height,
      thumbHash: await thumbHashOf(decoded),
    };
  } catch (error) {
    throw new ProviderError('rejected', `The image model returned no picture: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function decode(image: RawPixels | EncodedImage): Sharp {
  if ('pixels' in image) {
    const { pixels, width, height } = image;
    return sharp(pixels, { raw: { width, height, channels: 3 } });
  }
  return sharp(image.bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb');
}
