import sharp, { type Sharp } from 'sharp';
import { AppError } from '#server/errors';
import { thumbHashOf } from '../images/thumb-hash.ts';
import type { PictureFormat } from './picture-format.ts';

/** An uploaded picture as we encoded it anew: sRGB with 8 bits, upright, without metadata. */
export interface DecodedUpload {
  bytes: Buffer;
  /** Lossless, but for opaque pictures of more than 16 megapixels. */
  contentType: 'image/png' | 'image/jpeg';
  /** Pixels, 1 to 2,048 unless it was to keep its own size. */
  width: number;
  height: number;
  /** Whether anything of it is transparent. An opaque picture has no alpha channel. */
  hasAlpha: boolean;
  thumbHash: Buffer;
}

const MOST_MEGAPIXELS = 50;
// Its decoder takes 25 bytes for a pixel, four times as many as the others.
const MOST_AVIF_MEGAPIXELS = 25;
const LONGEST_SIDE = 2_048;
// A photograph of so many pixels takes 30 MB as a PNG, in the memory of whoever carries it.
const MOST_LOSSLESS_PIXELS = 16e6;
const LONGEST_JPEG_SIDE = 65_535;

/**
 * Decodes a picture of a known format and encodes it anew.
 * @param keepsSize otherwise its longer side has at most 2,048 pixels
 * @throws AppError `too_large` over 50 megapixels, `unsupported_media` when it is damaged.
 */
export async function decodeUpload(bytes: Buffer, { keepsSize = false } = {}): Promise<DecodedUpload> {
  try {
    const upright = sharp(bytes, {
      limitInputPixels: MOST_MEGAPIXELS * 1e6,
      failOn: 'error',
    }).autoOrient();
    const sized = keepsSize
      ? upright
      : upright.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await sized
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const picture = sharp(data, { raw: { width, height, channels: 4 } });
    const hasAlpha = isTransparent(data);
    const isLossless =
      hasAlpha || width * height <= MOST_LOSSLESS_PIXELS || Math.max(width, height) > LONGEST_JPEG_SIDE;
    return {
      bytes: await (isLossless ? encodePng(picture, hasAlpha) : encodeJpeg(picture)),
      contentType: isLossless ? 'image/png' : 'image/jpeg',
      width,
      height,
      hasAlpha,
      thumbHash: await thumbHashOf(picture),
    };
  } catch (error) {
    throw new AppError(
      'unsupported_media',
      'The image is damaged or incomplete and cannot be opened.',
      {},
      { cause: error },
    );
  }
}

/**
 * Reads the header alone.
 * @throws AppError `too_large` when there would be more than 50 megapixels to decode, or 25 of an AVIF.
 */
export async function refuseHugePicture(bytes: Buffer, format: PictureFormat): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => UNKNOWN_SIZE);
  const most = format === 'AVIF' ? MOST_AVIF_MEGAPIXELS : MOST_MEGAPIXELS;
  if (width * height > most * 1e6) {
    const size = `${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`;
    throw new AppError('too_large', `The image has ${size}: at most ${most} megapixels can be opened.`);
  }
}

// Whoever decodes it says what is wrong.
const UNKNOWN_SIZE = { width: 0, height: 0 };

function encodePng(picture: Sharp, hasAlpha: boolean): Promise<Buffer> {
  return (hasAlpha ? picture.clone() : picture.clone().removeAlpha()).png({ compressionLevel: 6 }).toBuffer();
}

function encodeJpeg(picture: Sharp): Promise<Buffer> {
  return picture.clone().removeAlpha().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

function isTransparent(rgba: Buffer): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return true;
  return false;
}
