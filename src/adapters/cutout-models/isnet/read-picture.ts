import sharp from 'sharp';
import { ProviderError } from '#platform/errors/provider-error';

export interface Picture {
  /** RGBA, 8 bits each, straight alpha. */
  rgba: Uint8Array;
  width: number;
  height: number;
  /** Gray, 0 to 255, behind transparent areas; it differs from the picture's brightness. */
  backdrop: number;
}

const MAX_MEGAPIXELS = 50;
const [DARK, LIGHT] = [40, 215];

/**
 * Decodes a picture of any format, upright, as sRGB with 8 bits and straight alpha.
 * @throws ProviderError `rejected` if it is not a picture, is damaged, or has more than 50 megapixels
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * 1e6, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return {
      rgba: data,
      width: info.width,
      height: info.height,
      backdrop: meanBrightness(data) > 128 ? DARK : LIGHT,
    };
  } catch (error) {
    throw new ProviderError('rejected', 'The image cannot be opened', {
      cause: error,
      failure: { code: 'pictureUnopenable' },
    });
  }
}

const SAMPLES = 20_000;

/** Mean brightness of the opaque parts, 0 to 255. */
function meanBrightness(rgba: Uint8Array): number {
  const pixels = rgba.length / 4;
  const step = Math.max(1, Math.floor(pixels / SAMPLES));
  let [sum, weight] = [0, 1];
  for (let pixel = 0; pixel < pixels; pixel += step) {
    const opacity = rgba[pixel * 4 + 3]!;
    sum += ((rgba[pixel * 4]! + 2 * rgba[pixel * 4 + 1]! + rgba[pixel * 4 + 2]!) / 4) * opacity;
    weight += opacity;
  }
  return sum / weight;
}
