import type { Mask, Raster } from '#engines/retouch/raster';
import { ProviderError } from '#platform/errors/provider-error';
import { decodePicture, readPixels } from '#platform/images/decode-picture';
import type { EncodedImage } from '#ports/image-model';

/** @throws ProviderError `rejected` if it cannot be decoded */
export async function readRaster(picture: EncodedImage): Promise<Raster> {
  try {
    return await readPixels(decodePicture(picture));
  } catch (error) {
    throw new ProviderError('rejected', 'The picture cannot be read', { cause: error });
  }
}

/**
 * A mask of the picture's size: white where it changes.
 * @throws ProviderError `rejected` if it cannot be decoded or has another size
 */
export async function readMask(
  mask: EncodedImage | undefined,
  { width, height }: { width: number; height: number },
): Promise<Mask> {
  if (!mask) throw new ProviderError('rejected', 'The edit has no mask');
  const { data, info } = await decodePicture(mask)
    .removeAlpha()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height)
    throw new ProviderError('rejected', 'The mask has another size than the picture');
  return { values: new Uint8Array(data), width, height };
}
