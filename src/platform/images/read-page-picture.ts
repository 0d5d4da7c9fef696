import sharp from 'sharp';
import { AppError } from '#platform/errors/app-error';
import { refuseHugePicture } from './decode-upload.ts';
import { drawSvg } from './draw-svg/draw-svg.ts';
import { formatOf } from './picture-format.ts';

/** A web page's picture, re-encoded: 8-bit sRGB, upright, without metadata. */
export interface PagePicture {
  bytes: Buffer;
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  hasAlpha: boolean;
}

export interface PagePictureOptions {
  /** Maximum pixels of the longer side. */
  longestSide: number;
  /** JPEG quality, 1 to 100; null for lossless, such as a logo. */
  quality: number | null;
}

const MOST_PIXELS = 50e6;

/**
 * Decodes a picture of a web page, whatever type the page declares, and re-encodes it: as PNG if it has transparency,
 * otherwise as JPEG. Keeps the first frame of an animation. The server runs it in an isolated process.
 * @throws AppError `unsupported_media` if it cannot be decoded, `too_large` over 50 megapixels
 */
export async function readPagePicture(
  bytes: Buffer,
  { longestSide, quality }: PagePictureOptions,
): Promise<PagePicture> {
  const format = formatOf(bytes);
  if (!format || format === 'HEIC' || format === 'TIFF') throw refusal();
  if (format !== 'SVG') await refuseHugePicture(bytes, format);
  const file = format === 'SVG' ? await drawSvg(bytes, longestSide) : bytes;
  const { data, info } = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const { width, height } = info;
  const { least, most } = alphaOf(data);
  if (most === 0) throw refusal();
  const hasAlpha = least < 255;
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  const isJpeg = !hasAlpha && quality !== null;
  const encoded = isJpeg
    ? picture.removeAlpha().jpeg({ quality, mozjpeg: true })
    : (hasAlpha ? picture : picture.removeAlpha()).png({ compressionLevel: 6 });
  return {
    // The process's memory limit may end the encoder, too: a page does without such a picture.
    bytes: await encoded.toBuffer().catch(refuse),
    contentType: isJpeg ? 'image/jpeg' : 'image/png',
    width,
    height,
    hasAlpha,
  };
}

function alphaOf(pixels: Buffer): { least: number; most: number } {
  let [least, most] = [255, 0];
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at]!;
    if (alpha < least) least = alpha;
    if (alpha > most) most = alpha;
  }
  return { least, most };
}

function refuse(cause: unknown): never {
  throw refusal({ cause });
}

function refusal(options?: ErrorOptions): AppError {
  return new AppError('unsupported_media.page_picture', options);
}
