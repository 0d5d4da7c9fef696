import sharp from 'sharp';
import { type Look, measureLook } from '#engines/painter/look';
import type { EncodedImage } from '#ports/image-model';
import { decodeReference } from './decode-reference.ts';

/** Longest side of what is measured. */
const SIDE_PX = 128;

/** Measures the colors and light of a picture. @throws ProviderError `rejected` if it cannot be decoded */
export async function readLook(style: EncodedImage): Promise<Look> {
  const { pixels, width, height } = await decodeReference(style);
  const small = sharp(pixels, { raw: { width, height, channels: 4 } }).resize(SIDE_PX, SIDE_PX, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  return measureLook({ pixels: await small.raw().toBuffer(), channels: 4 });
}
