import type { Sharp } from 'sharp';
import type { DigitalSourceType, PictureEdit, PictureType, Provenance } from '#server/ports/provenance';
import { provenanceXmp } from './provenance-xmp.ts';
import { withPngXmp } from './with-png-xmp.ts';

export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'avif';

export interface EncodePictureOptions {
  format: PictureFormat;
  digitalSourceType: DigitalSourceType;
  /** What was done to the picture since it was made, in order. */
  edits?: readonly PictureEdit[];
  /** Whether it carries a manifest of 2 kB; where that outweighs the picture, XMP alone tells its origin. */
  isSigned?: boolean;
  /** 1 to 100, of the formats that lose something. */
  quality?: number;
  /** Whether it is to be there soon rather than small: for large pictures that somebody waits for. */
  isHasty?: boolean;
}

export interface EncodedPicture {
  bytes: Buffer;
  contentType: PictureType;
  width: number;
  height: number;
}

/**
 * Encodes a picture with its provenance and nothing else of what came with it: everything that is stored or sent goes
 * through here. Its colours are taken for sRGB.
 * @throws Error as sharp does when the picture cannot be decoded
 * @throws ProviderError as the signer does
 */
export async function encodePicture(
  { provenance }: { provenance: Provenance },
  picture: Sharp,
  { format, digitalSourceType, edits, isSigned = true, quality, isHasty }: EncodePictureOptions,
): Promise<EncodedPicture> {
  const contentType = `image/${format}` as const;
  const xmp = provenanceXmp(digitalSourceType);
  const isPng = format === 'png';
  const { data, info } = await encoders[format](
    isPng ? picture.clone() : picture.clone().withXmp(xmp),
    quality,
    isHasty,
  ).toBuffer({ resolveWithObject: true });
  const described = isPng ? withPngXmp(data, xmp) : data;
  const claim = { contentType, digitalSourceType, edits };
  const bytes = isSigned ? await provenance.sign(described, claim) : described;
  return { bytes, contentType, width: info.width, height: info.height };
}

const encoders: Record<PictureFormat, (picture: Sharp, quality?: number, isHasty?: boolean) => Sharp> = {
  png: (picture, _quality, isHasty) => picture.png({ compressionLevel: isHasty ? 3 : 6 }),
  jpeg: (picture, quality = 90, isHasty) =>
    // What is transparent would turn black.
    picture.flatten({ background: 'white' }).jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: !isHasty }),
  webp: (picture, quality = 80, isHasty) => picture.webp({ quality, effort: isHasty ? 2 : 4 }),
  avif: (picture, quality = 55, isHasty) => picture.avif({ quality, effort: isHasty ? 0 : 2 }),
};
