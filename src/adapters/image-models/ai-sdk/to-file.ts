import type { ImageModelV4File } from '@ai-sdk/provider';
import sharp from 'sharp';
import { ProviderError } from '#platform/errors/provider-error';
import type { EncodedImage } from '#ports/image-model';

const MOST_PIXELS = 50_000_000;
/** No model uses more. */
const LONGEST_SIDE = 2_048;
const JPEG_QUALITY = 92;
/** A mean lightness above this, of 255, is invisible on white. */
const LIGHT = 200;
const WHITE = { r: 255, g: 255, b: 255 };
const GRAY = { r: 120, g: 120, b: 120 };

/**
 * A picture for models: upright, sRGB, at most 2,048 pixels a side, and opaque, since some models read transparency as black
 * or as a mask. The background of a cut-out is white, or gray if the cut-out is light.
 * @throws ProviderError `rejected` if it cannot be decoded
 */
export async function toFile({ bytes }: EncodedImage): Promise<ImageModelV4File> {
  try {
    const upright = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 3 })
      .toBuffer();
    const { isOpaque } = await sharp(upright).stats();
    if (isOpaque) {
      const jpeg = sharp(upright).removeAlpha().jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' });
      return { type: 'file', mediaType: 'image/jpeg', data: await jpeg.toBuffer() };
    }
    const background = (await isLight(upright)) ? GRAY : WHITE;
    const flat = await sharp(upright).flatten({ background }).png().toBuffer();
    return { type: 'file', mediaType: 'image/png', data: flat };
  } catch (error) {
    const message = `The reference picture cannot be decoded: ${(error as Error).message}`;
    throw new ProviderError('rejected', message, {
      cause: error,
      failure: { code: 'referenceUnreadable' },
    });
  }
}

/** Whether the opaque part of a cut-out is light. */
async function isLight(png: Buffer): Promise<boolean> {
  const { data } = await sharp(png)
    .resize(96, 96, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [weight, light] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    weight += data[at + 3]!;
    light += data[at + 3]! * (0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!);
  }
  return weight > 0 && light / weight > LIGHT;
}
