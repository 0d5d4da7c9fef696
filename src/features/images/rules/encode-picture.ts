import type { Picture } from '#platform/images/decode-picture';
import { type Encoding, encodeAs } from '#platform/images/encode-as';
import type { PictureCredit } from '#ports/image-model';
import type { DigitalSourceType, PictureEdit, PictureType, Provenance } from '#ports/provenance';
import { creditLine } from './credit-line.ts';
import { provenanceXmp } from './provenance-xmp.ts';

export interface EncodePictureOptions extends Encoding {
  /** Null if nobody knows: then nothing is claimed, and nothing signed. */
  digitalSourceType: DigitalSourceType | null;
  /** Edits since the picture was made, in order. */
  edits?: readonly PictureEdit[] | undefined;
  /** Works of others in the picture whose authors must be named. */
  credits?: readonly PictureCredit[] | undefined;
  /** Whether to add a manifest, which takes 2 kB. Small pictures carry XMP only. */
  isSigned?: boolean;
}

export interface EncodedPicture {
  bytes: Buffer;
  contentType: PictureType;
  width: number;
  height: number;
}

/**
 * Encodes a picture with its provenance and no other metadata. Every picture that is stored or sent goes through here.
 * Its colors are read as sRGB.
 * @throws Error as sharp does if the picture cannot be decoded
 * @throws ProviderError as the signer does
 */
export async function encodePicture(
  { provenance }: { provenance: Provenance },
  picture: Picture,
  { digitalSourceType, edits, credits, isSigned = true, ...encoding }: EncodePictureOptions,
): Promise<EncodedPicture> {
  const contentType = `image/${encoding.format}` as const;
  const credit = creditLine(credits);
  const xmp = provenanceXmp(digitalSourceType, credit);
  const { bytes, ...size } = await encodeAs(picture, encoding, xmp);
  if (!isSigned || digitalSourceType === null) return { bytes, contentType, ...size };
  const claim = { contentType, digitalSourceType, edits, credit };
  return { bytes: await provenance.sign(bytes, claim), contentType, ...size };
}
