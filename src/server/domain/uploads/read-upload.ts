import { AppError } from '#server/errors';
import { type DecodedUpload, decodeUpload, refuseHugePicture } from './decode-upload.ts';
import { findForeignContent } from './find-foreign-content.ts';
import { recognisePicture } from './picture-format.ts';
import { findPictureEnd } from './picture-layout.ts';

/** A file as a stranger sent it. */
export interface Upload {
  bytes: Buffer;
  /** The media type that it was sent as. */
  declaredType: string;
  /** Whether every pixel of it is wanted; otherwise its longer side is kept at 2,048 at most. */
  keepsSize?: boolean;
  /** Whether it is for ads, which are made with less: see `encodeForAds`. */
  isForAds?: boolean;
}

/**
 * Reads a picture that a stranger sent. Takes seconds of a processor and hundreds of megabytes at worst: the server runs
 * it in a process of its own.
 * @throws AppError `unsupported_media` or `too_large`, saying what is wrong with it.
 */
export async function readUpload({
  bytes,
  declaredType,
  keepsSize = false,
  isForAds = false,
}: Upload): Promise<DecodedUpload> {
  const format = recognisePicture(bytes, declaredType);
  await refuseHugePicture(bytes, format);
  const foreign = findForeignContent(bytes, findPictureEnd(bytes, format));
  if (foreign) {
    throw new AppError(
      'unsupported_media',
      `The file holds ${foreign} beside the image. Please save the image anew and upload that.`,
    );
  }
  return await decodeUpload(bytes, { keepsSize, isForAds });
}
