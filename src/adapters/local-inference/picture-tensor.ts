import sharp from 'sharp';
import type { Tensor } from '#engines/inference/inference';
import { ProviderError } from '#platform/errors/provider-error';
import type { EncodedImage } from '#ports/image-model';

const MAX_PIXELS = 50_000_000;

/**
 * Converts a picture to a model's input: [1, 3, size, size], planes of red, green and blue from 0 to `white`.
 * @param fit `fill` squeezes the picture into the square, `contain` adds black borders
 * @throws ProviderError `rejected` if the bytes are not a picture
 */
export async function pictureTensor(
  { bytes }: EncodedImage,
  { size, fit, white }: { size: number; fit: 'fill' | 'contain'; white: number },
): Promise<Tensor> {
  const pixels = await decode(bytes, size, fit);
  const plane = size * size;
  const data = new Float32Array(3 * plane);
  const scale = white / 255;
  for (let i = 0; i < plane; i++)
    for (let channel = 0; channel < 3; channel++)
      data[channel * plane + i] = (pixels[i * 3 + channel] as number) * scale;
  return { data, dims: [1, 3, size, size] };
}

async function decode(bytes: Uint8Array, size: number, fit: 'fill' | 'contain'): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .flatten({ background: 'white' })
      .resize(size, size, { fit, background: 'black' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
  } catch (error) {
    throw new ProviderError('rejected', 'The picture cannot be read', { cause: error });
  }
}
