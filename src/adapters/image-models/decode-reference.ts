import sharp from 'sharp';
import type { ReferenceImage } from '#engines/studio/studio';
import { ProviderError } from '#platform/errors/provider-error';
import type { EncodedImage } from '#ports/image-model';

const MOST_PIXELS = 50_000_000;

/** @throws ProviderError `rejected` if it cannot be decoded */
export async function decodeReference({ bytes }: EncodedImage): Promise<ReferenceImage> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height, channels: 4 };
  } catch (error) {
    throw new ProviderError(
      'rejected',
      `The reference picture cannot be decoded: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
}
