import sharp from 'sharp';
import { AppError } from '#platform/errors/app-error';
import { refuseHugePicture } from './decode-upload.ts';
import { drawSvg } from './draw-svg/draw-svg.ts';
import { formatOf } from './picture-format.ts';

/** A picture of a stranger's page as we encoded it anew: sRGB with 8 bits, upright, without metadata. */
export interface PagePicture {
  bytes: Buffer;
  contentType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  hasAlpha: boolean;
}

export interface PagePictureOptions {
  /** Pixels that the longer side has at most. */
  longestSide: number;
  /** Of a JPEG, 1 to 100; null where nothing may be lost, as of a logo. */
  quality: number | null;
}

const MOST_PIXELS = 50e6;

/**
 * Decodes a file that a page names as a picture, whatever the page says it is, and encodes it anew: what shows through
 * as PNG, the rest as JPEG. Of a moving picture the first frame is kept. The server runs it in a process of its own.
 * @throws AppError `unsupported_media` where it shows nothing that could be opened, `too_large` over 50 megapixels.
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
    .catch((cause) => {
      throw refusal({ cause });
    });
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
    bytes: await encoded.toBuffer(),
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

function refusal(options?: ErrorOptions): AppError {
  return new AppError('unsupported_media.page_picture', options);
}
