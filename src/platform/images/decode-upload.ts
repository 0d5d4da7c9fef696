import sharp from 'sharp';
import { AppError } from '#platform/errors/app-error';
import type { Picture } from './decode-picture.ts';
import type { PictureFormat } from './picture-format.ts';
import { thumbHashOf } from './thumb-hash.ts';

/** An uploaded picture, re-encoded: 8-bit sRGB, upright, without metadata. */
export interface DecodedUpload {
  bytes: Buffer;
  /** PNG, except for compact opaque pictures and opaque ones over 16 megapixels. */
  contentType: 'image/png' | 'image/jpeg';
  /** Pixels, 1 to the asked longest side unless the picture keeps its own size. */
  width: number;
  height: number;
  /** Whether any pixel is transparent. An opaque picture has no alpha channel. */
  hasAlpha: boolean;
  thumbHash: Buffer;
}

const MOST_MEGAPIXELS = 50;
// The AVIF decoder takes 25 bytes a pixel, four times as many as the others.
const MOST_AVIF_MEGAPIXELS = 25;
const LONGEST_SIDE = 2_048;
// As a PNG, a photograph of this size takes 30 MB of memory in each process that handles it.
const MOST_LOSSLESS_PIXELS = 16e6;
const COMPACT_LONGEST_SIDE = 2_000;
const COMPACT_MOST_BYTES = 4e6;
const LONGEST_JPEG_SIDE = 65_535;

interface Wanted {
  keepsSize?: boolean;
  longestSide?: number | undefined;
  isCompact?: boolean;
}

/**
 * Decodes a picture of a known format and re-encodes it.
 * @param isCompact see `encodeCompact`
 * @param keepsSize otherwise the longer side has at most `longestSide` pixels
 * @throws AppError `too_large` over 50 megapixels, `unsupported_media` when it is damaged.
 */
export async function decodeUpload(
  bytes: Buffer,
  { keepsSize = false, longestSide = LONGEST_SIDE, isCompact = false }: Wanted = {},
): Promise<DecodedUpload> {
  const upright = sharp(bytes, { limitInputPixels: MOST_MEGAPIXELS * 1e6, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb');
  try {
    if (isCompact) return await encodeCompact(upright);
    return await (keepsSize ? encodeAsItIs(upright) : encodeSmaller(upright, longestSide));
  } catch (error) {
    throw new AppError('unsupported_media.damaged', { cause: error });
  }
}

async function encodeSmaller(upright: Picture, longestSide: number): Promise<DecodedUpload> {
  const { data, info } = await upright
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  const hasAlpha = isAnyBelowFull(data, { from: 3, step: 4 });
  return {
    bytes: await encodePng(hasAlpha ? picture.clone() : picture.clone().removeAlpha()).toBuffer(),
    contentType: 'image/png',
    width,
    height,
    hasAlpha,
    thumbHash: await thumbHashOf(picture),
  };
}

/** At most 2,000 pixels a side and 4 MB; JPEG if opaque. For uploads without an account. */
async function encodeCompact(upright: Picture): Promise<DecodedUpload> {
  const { bytes, hasAlpha, thumbHash } = await encodeSmaller(upright, LONGEST_SIDE);
  for (let side = COMPACT_LONGEST_SIDE; ; side = Math.floor(side * 0.7)) {
    const picture = sharp(bytes).resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await (hasAlpha
      ? encodePng(picture)
      : picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    ).toBuffer({
      resolveWithObject: true,
    });
    if (data.length > COMPACT_MOST_BYTES) continue;
    const { width, height } = info;
    return {
      bytes: data,
      contentType: hasAlpha ? 'image/png' : 'image/jpeg',
      width,
      height,
      hasAlpha,
      thumbHash,
    };
  }
}

/** Decodes three times (alpha, file, hash): keeping all pixels in memory would take 400 MB. */
async function encodeAsItIs(upright: Picture): Promise<DecodedUpload> {
  const { hasAlpha: hasChannel, autoOrient } = await upright.metadata();
  const hasAlpha = hasChannel && isAnyBelowFull(await alphaOf(upright), { from: 0, step: 1 });
  const { width, height } = autoOrient;
  const isLossless =
    hasAlpha || width * height <= MOST_LOSSLESS_PIXELS || Math.max(width, height) > LONGEST_JPEG_SIDE;
  const picture = hasAlpha ? upright.clone() : upright.clone().removeAlpha();
  const encoded = await (isLossless ? encodePng(picture) : encodeJpeg(picture)).toBuffer({
    resolveWithObject: true,
  });
  return {
    bytes: encoded.data,
    contentType: isLossless ? 'image/png' : 'image/jpeg',
    width: encoded.info.width,
    height: encoded.info.height,
    hasAlpha,
    thumbHash: await thumbHashOf(upright),
  };
}

/**
 * Reads the header alone.
 * @throws AppError `too_large` over 50 megapixels, or 25 for an AVIF
 */
export async function refuseHugePicture(bytes: Buffer, format: PictureFormat): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => UNKNOWN_SIZE);
  const most = format === 'AVIF' ? MOST_AVIF_MEGAPIXELS : MOST_MEGAPIXELS;
  if (width * height > most * 1e6) {
    throw new AppError('too_large.pixels', { width, height, mostMegapixels: most });
  }
}

// decodeUpload reports the error.
const UNKNOWN_SIZE = { width: 0, height: 0 };

function encodePng(picture: Picture): Picture {
  return picture.png({ compressionLevel: 6 });
}

function encodeJpeg(picture: Picture): Picture {
  return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
}

/** One byte for each pixel. */
function alphaOf(picture: Picture): Promise<Buffer> {
  return picture.clone().extractChannel('alpha').raw({ depth: 'uchar' }).toBuffer();
}

function isAnyBelowFull(bytes: Buffer, { from, step }: { from: number; step: number }): boolean {
  for (let at = from; at < bytes.length; at += step) if (bytes[at] !== 255) return true;
  return false;
}
