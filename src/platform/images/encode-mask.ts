import sharp from 'sharp';
import { decodePicture } from './decode-picture.ts';

export interface EncodedMask {
  /** A PNG of one channel, black or white. */
  file: Buffer;
  width: number;
  height: number;
  /** A byte a pixel, 0 or 255. */
  values: Uint8Array;
  /** White pixels, as a part of all. */
  share: number;
}

/** From this brightness on, a pixel of the mask is white. */
const WHITE = 128;

/** Black and white of a picture that we have encoded; what is transparent is black. */
export async function encodeMask(bytes: Uint8Array): Promise<EncodedMask> {
  const { data, info } = await decodePicture({ bytes })
    .flatten({ background: 'black' })
    .toColourspace('b-w')
    .extractChannel(0)
    .threshold(WHITE)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let white = 0;
  for (const value of data) if (value > 0) white++;
  const file = await sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 9, palette: true, colours: 2 })
    .toBuffer();
  return { file, values: data, width, height, share: white / data.length };
}
