import { GENERATED_SOURCE_TYPES } from '#features/images/contract/generated-source-types';
import { findCreditLine, readCreditLine } from '#features/images/rules/credit-line';
import { AppError } from '#platform/errors/app-error';
import { type DecodedUpload, decodeUpload, refuseHugePicture } from '#platform/images/decode-upload';
import { findForeignContent } from '#platform/images/find-foreign-content';
import { recognizePicture } from '#platform/images/picture-format';
import { findPictureEnd } from '#platform/images/picture-layout';
import { readXmp } from '#platform/images/read-xmp';
import type { PictureCredit } from '#ports/image-model';

/** An untrusted file. */
export interface Upload {
  bytes: Buffer;
  /** The media type in the request. */
  declaredType: string;
  /** Whether to keep its size; otherwise its longer side is reduced to `longestSide`, 2,048 pixels if undefined. */
  keepsSize?: boolean;
  longestSide?: number;
  /** For ads, which need fewer pixels: see `encodeCompact`. */
  isForAds?: boolean;
}

export interface ReadUpload extends DecodedUpload {
  /** Works that the file names in a credit line of our form, which anybody can write. */
  credits: PictureCredit[];
  /** The digital source type in its XMP; null unless it says that the picture was generated. */
  origin: (typeof GENERATED_SOURCE_TYPES)[number] | null;
}

/**
 * Reads an untrusted picture. At worst it takes seconds of CPU time and hundreds of megabytes, so the server runs it in an
 * isolated process.
 * @throws AppError `unsupported_media` or `too_large`, with the reason
 */
export async function readUpload({
  bytes,
  declaredType,
  keepsSize = false,
  longestSide,
  isForAds = false,
}: Upload): Promise<ReadUpload> {
  const format = recognizePicture(bytes, declaredType);
  await refuseHugePicture(bytes, format);
  const foreign = findForeignContent(bytes, findPictureEnd(bytes, format));
  if (foreign) {
    throw new AppError('unsupported_media.foreign', { content: foreign });
  }
  return {
    ...(await decodeUpload(bytes, { keepsSize, longestSide, isCompact: isForAds })),
    credits: isForAds ? [] : readCreditLine(findCreditLine(bytes)),
    origin: isForAds ? null : await readOrigin(bytes),
  };
}

async function readOrigin(bytes: Buffer): Promise<ReadUpload['origin']> {
  const xmp = await readXmp(bytes);
  return GENERATED_SOURCE_TYPES.find((type) => type === xmp?.digitalSourceType) ?? null;
}
