import { AppError } from '#platform/errors/app-error';
import { type DecodedUpload, decodeUpload, refuseHugePicture } from '#platform/images/decode-upload';
import { findForeignContent } from '#platform/images/find-foreign-content';
import { recognizePicture } from '#platform/images/picture-format';
import { findPictureEnd } from '#platform/images/picture-layout';

/** A file as a stranger sent it. */
export interface Upload {
  bytes: Buffer;
  /** The media type that it was sent as. */
  declaredType: string;
  /** Whether it keeps its size; otherwise its longer side has at most 2,048 pixels. */
  keepsSize?: boolean;
  /** Whether it is for ads, which need fewer pixels: see `encodeCompact`. */
  isForAds?: boolean;
}

/**
 * Reads a picture that a stranger sent. Takes seconds of a processor and hundreds of megabytes at worst: the server runs
 * it in a process of its own.
 * @throws AppError `unsupported_media` or `too_large`, with the reason.
 */
export async function readUpload({
  bytes,
  declaredType,
  keepsSize = false,
  isForAds = false,
}: Upload): Promise<DecodedUpload> {
  const format = recognizePicture(bytes, declaredType);
  await refuseHugePicture(bytes, format);
  const foreign = findForeignContent(bytes, findPictureEnd(bytes, format));
  if (foreign) {
    throw new AppError('unsupported_media.foreign', { content: foreign });
  }
  return await decodeUpload(bytes, { keepsSize, isCompact: isForAds });
}
