import sharp from 'sharp';
import type { RawPicture } from './raw-picture.ts';

/** A WebP file of about 5 kB. */
export interface Preview {
  file: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

// Larger previews would be free pictures: canceling before the picture is finished costs nothing (decision 030).
const EDGE_MAX = 256;

/** Shrinks an unfinished picture, so that it can be sent with each answer about its generation. */
export async function encodePreview({
  pixels,
  width,
  height,
}: Omit<RawPicture, 'channels'>): Promise<Preview> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize({ width: EDGE_MAX, height: EDGE_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 60 })
    .toBuffer({ resolveWithObject: true });
  return { file: data, width: info.width, height: info.height };
}
